import {
  type Budget,
  type Constants,
  isLevel,
  type Level,
  type Player,
  UCT_DEFAULTS,
  Uct,
  type UctOptions,
} from '@amyitis/bots'
import { type Box, type PlayerCount, seededRandom } from '@amyitis/engine'
import { botFor } from '../bots.ts'
import { ExternalPlayer, type Watch } from './external.ts'

type Entrant =
  | { readonly command: string }
  | { readonly level: Level; readonly constants: Constants | undefined; readonly budget: Budget | undefined }
  | { readonly uct: UctOptions; readonly budget: Budget | undefined }

const SPEC = /^([a-z]+)(?::(\d?\.?\d+)(?::(\d?\.?\d+))?)?(?:@([1-9]\d{0,6})(ms)?)?$/

function uctOptions(players: PlayerCount, explore: string | undefined, margin: string | undefined): UctOptions {
  const usual = UCT_DEFAULTS[players]
  return {
    explore: explore === undefined ? usual.explore : Number(explore),
    margin: margin === undefined ? usual.margin : Math.min(1, Number(margin)),
  }
}

/** Other constants for a level: the temperature of `merchant`, what an untried choice tempts and lacks in a search. */
function constantsOf(level: Level, first: string, second: string | undefined): Constants | undefined {
  if (level === 'merchant') return { temperature: Number(first) }
  if (level !== 'priest' && level !== 'amyitis') return undefined
  return { explore: Number(first), ...(second === undefined ? {} : { urgency: Number(second) }) }
}

/**
 * What an entrant is: a level or `uct`, with its constants and its budget (`priest`, `amyitis@400` iterations,
 * `amyitis@20ms`, `amyitis:0.5@400` with another exploration, `uct:0.7:0.5` with half of the reward by margin), or a
 * command (`cmd:python3 bot.py`). Undefined if it is neither.
 */
export function readEntrant(name: string, players: PlayerCount, usual: Budget | undefined): Entrant | undefined {
  if (name.startsWith('cmd:')) return name.length > 4 ? { command: name.slice(4) } : undefined
  const [, kind, first, second, amount, ms] = SPEC.exec(name) ?? []
  const own = ms === undefined ? { iterations: Number(amount) } : { ms: Number(amount) }
  const budget = amount === undefined ? usual : own
  if (kind === 'uct') return { uct: uctOptions(players, first, second), budget }
  if (!isLevel(kind)) return undefined
  const constants = first === undefined ? undefined : constantsOf(kind, first, second)
  return first !== undefined && constants === undefined ? undefined : { level: kind, constants, budget }
}

export interface Seated extends Player {
  /** Waits until whatever was started for it has ended. */
  close?(): Promise<void>
  kill?(): void
}

/** Sits an entrant down for one game. */
export function seatEntrant(
  name: string,
  box: Box,
  seed: string,
  table: { readonly budget: Budget | undefined; readonly patience: number },
  watch: Watch,
): Seated {
  const entrant = readEntrant(name, box.players as PlayerCount, table.budget)
  if (entrant === undefined) throw new Error(`no bot is called "${name}"`)
  if ('command' in entrant) return new ExternalPlayer(entrant.command, table.patience, table.budget, watch)
  const random = seededRandom(seed)
  const bot = 'uct' in entrant ? new Uct(random, entrant.uct) : botFor(entrant.level, box, random, entrant.constants)
  return { choose: (position) => bot.choose(position, entrant.budget) }
}

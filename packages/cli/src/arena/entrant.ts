import {
  type ArenaPlayer,
  type BotConstants,
  type Budget,
  DEFAULT_OBJECTIVE,
  isLevel,
  type Level,
  UCT_DEFAULTS,
  Uct,
  type UctOptions,
} from '@amyitis/bots'
import { type Box, type PlayerCount, seededRandom } from '@amyitis/engine'
import { botFor } from '../bots.ts'
import { ExternalBot, type ProgramListener } from './external-bot.ts'

type Entrant =
  | { readonly command: string }
  | { readonly level: Level; readonly constants: BotConstants; readonly budget: Budget | undefined }
  | { readonly uct: UctOptions; readonly budget: Budget | undefined }

const SPEC = /^([a-z]+)((?::(?:[a-z]+=-?)?\d*\.?\d+)*)(?:@([1-9]\d{0,6})(ms)?)?$/

const OBJECTIVE_NAMES = Object.keys(DEFAULT_OBJECTIVE)
const SEARCH = ['explore', 'urgency', ...OBJECTIVE_NAMES]
/** Which constants an entrant may carry, in this order if they are not named. */
const CONSTANTS: Readonly<Record<string, readonly string[]>> = {
  random: ['noise'],
  apprentice: ['noise'],
  gardener: ['noise'],
  merchant: ['temperature'],
  engineer: ['temperature'],
  boatman: ['temperature'],
  harpist: SEARCH,
  physician: SEARCH,
  judge: SEARCH,
  priest: SEARCH,
  oracle: SEARCH,
  amyitis: SEARCH,
  uct: ['explore', 'margin'] satisfies readonly (keyof UctOptions)[],
}

/** `:0.5:haste=0.03` as constants of an entrant, undefined if it has no such constant. */
function parseConstants(kind: string, words: string): Readonly<Record<string, number>> | undefined {
  const constants: Record<string, number> = {}
  for (const [place, word] of words.split(':').slice(1).entries()) {
    const [value, name] = word.split('=').reverse()
    const key = CONSTANTS[kind]?.find((known, i) => (name === undefined ? i === place : known === name))
    if (key === undefined) return undefined
    constants[key] = Number(value)
    if (key === 'temperature' && !(constants[key] > 0)) return undefined
    if (key === 'noise' && constants[key] < 0) return undefined
  }
  return constants
}

/**
 * What an entrant is: a level or `uct`, with its constants and its budget (`priest`, `amyitis@400` iterations,
 * `amyitis@20ms`, `gardener:5` and `amyitis:haste=0.03@400` with other constants, `uct:0.7:0.5` with half of the reward by
 * margin), or a command (`cmd:python3 bot.py`). Undefined if it is neither.
 */
export function parseEntrant(name: string, players: PlayerCount, usual: Budget | undefined): Entrant | undefined {
  if (name.startsWith('cmd:')) return name.length > 4 ? { command: name.slice(4) } : undefined
  const [, kind, words, amount, ms] = SPEC.exec(name) ?? []
  const own = ms === undefined ? { iterations: Number(amount) } : { ms: Number(amount) }
  const budget = amount === undefined ? usual : own
  const constants = kind === undefined ? undefined : parseConstants(kind, words)
  if (constants === undefined) return undefined
  const uct = { ...UCT_DEFAULTS[players], ...constants }
  if (kind === 'uct') return { uct: { ...uct, margin: Math.min(1, uct.margin) }, budget }
  return isLevel(kind) ? { level: kind, constants, budget } : undefined
}

export interface EntrantPlayer extends ArenaPlayer {
  /** Waits until whatever was started for it has ended. */
  close?(): Promise<void>
  kill?(): void
}

/** Creates the player for one game of an entrant. */
export function createPlayer(
  name: string,
  box: Box,
  seed: string,
  options: { readonly budget: Budget | undefined; readonly timeoutSeconds: number },
  watch: ProgramListener,
): EntrantPlayer {
  const entrant = parseEntrant(name, box.players as PlayerCount, options.budget)
  if (entrant === undefined) throw new Error(`there is no bot called "${name}"`)
  if ('command' in entrant) return new ExternalBot(entrant.command, options.timeoutSeconds, options.budget, watch)
  const random = seededRandom(seed)
  const bot = 'uct' in entrant ? new Uct(random, entrant.uct) : botFor(entrant.level, box, random, entrant.constants)
  return { choose: (position) => bot.choose(position, entrant.budget) }
}

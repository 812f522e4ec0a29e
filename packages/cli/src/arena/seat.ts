import { type Budget, isLevel, type Player } from '@amyitis/bots'
import { type Box, seededRandom } from '@amyitis/engine'
import { botFor } from '../bots.ts'
import { externalPlayer } from './external.ts'

const SPEC = /^([a-z]+)(?:@(\d+)(ms)?)?$/

/** What an entrant is, as `priest`, `amyitis@400` (iterations), `amyitis@20ms` or `cmd:python3 bot.py`: a level with its budget, or a command; undefined if it is neither. */
export function readEntrant(name: string, usual: Budget | undefined) {
  if (name.startsWith('cmd:')) return { command: name.slice(4) }
  const match = SPEC.exec(name)
  if (match === null || !isLevel(match[1])) return undefined
  const amount = Number(match[2])
  const budget = match[2] === undefined ? usual : match[3] === undefined ? { iterations: amount } : { ms: amount }
  return { level: match[1], budget }
}

/** Sits an entrant down for one game. */
export function seatEntrant(
  name: string,
  box: Box,
  seed: string,
  usual: Budget | undefined,
): Player & { close?(): void } {
  const entrant = readEntrant(name, usual)
  if (entrant === undefined) throw new Error(`no bot is called "${name}"`)
  if ('command' in entrant) return externalPlayer(entrant.command)
  const bot = botFor(entrant.level, box, seededRandom(seed))
  return { choose: (position) => bot.choose(position, entrant.budget) }
}

import { parseRecord, TRADES, type Trade } from '@amyitis/engine'
import { openGame } from './game-in-progress.ts'
import { type LoggedMove, type SavedGame, summaryOf } from './saved.ts'
import { cleanName, readSeats } from './seats.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const isTime = (value: unknown): value is number => Number.isFinite(value) && Math.abs(value as number) < 8e15
const isTrade = (value: unknown): value is Trade => (TRADES as readonly unknown[]).includes(value)
const isId = (value: unknown): value is string => isText(value) && /^[\w-]{1,64}$/.test(value)

function readMove(value: unknown): LoggedMove | undefined {
  const { move, deal } = (value ?? {}) as Record<string, unknown>
  if (!isText(move)) return undefined
  if (deal === undefined) return { move }
  return Array.isArray(deal) && deal.every(isTrade) ? { move, deal } : undefined
}

/** A game from a file; undefined unless the rules replay it to its end. */
export function readSaved(value: unknown): SavedGame | undefined {
  const { head, moves } = (value ?? {}) as { head?: Record<string, unknown>; moves?: unknown }
  const { id, created, changed, seats, seed, record, title, challenge, study } = head ?? {}
  const sitting = readSeats(seats)
  if (sitting === undefined || !isId(id) || !isText(seed) || !isText(record)) return undefined
  if (!isTime(created) || !isTime(changed) || !Array.isArray(moves)) return undefined
  const log = moves.map(readMove)
  if (!log.every((move) => move !== undefined)) return undefined
  const plain = { id, version: 1, created, changed, seats: sitting, seed, record, revision: 0 } as const
  const set = isId(challenge) ? { challenge } : {}
  const analysed = isText(study) && parseRecord(study).ok ? { study } : {}
  const name = isText(title) ? cleanName(title) : ''
  const count = log.length
  const empty = { players: 0, palace: false, round: 0, scores: [], player: undefined, winners: [] }
  const opened = openGame({ head: { ...plain, count, summary: empty }, moves: log })
  if (!opened.ok || opened.running.game.position.seats.length !== sitting.length) return undefined
  const summary = summaryOf(opened.running.game)
  return {
    head: { ...plain, count, summary, ...set, ...analysed, ...(name === '' ? {} : { title: name }) },
    moves: log,
  }
}

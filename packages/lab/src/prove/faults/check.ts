import { chanceFits } from '@amyitis/engine'
import { chanceOf, hashOfSecret } from '@amyitis/fair'
import type { EventBody, TableEvent } from '@amyitis/protocol'
import { openTable, seatOf, seedOf, type Table } from '@amyitis/tables'
import type { Wish } from './person.ts'

/** What somebody knows of a table when all is over. */
export interface Witness {
  readonly name: string
  readonly events: readonly TableEvent[]
  /** What they found fault with while it went on. */
  readonly problems: readonly string[]
  /** Of who has played: the id and all that was asked for. */
  readonly player?: string | undefined
  readonly wishes?: readonly Wish[] | undefined
}

const EVENT_OF: Readonly<Partial<Record<string, EventBody['type']>>> = {
  sit: 'sat',
  reveal: 'revealed',
  move: 'moved',
  done: 'done',
  undo: 'undone',
}

/** Events that only the person on that seat can have caused. */
function isOwn({ body }: TableEvent, seat: number, player: string): boolean {
  if (body.type === 'sat') return body.player === player
  if (body.type === 'moved') return body.seat === seat && body.bot === undefined
  return (body.type === 'revealed' || body.type === 'done' || body.type === 'undone') && body.seat === seat
}

function fits({ body }: TableEvent, { act }: Wish): boolean {
  if (body.type !== EVENT_OF[act.type]) return false
  if (act.type === 'move') return body.type === 'moved' && body.move === act.move
  if (act.type === 'undo') return body.type === 'undone' && body.to === act.to
  return true
}

/** The number of the event that a wish has become: the last that came of it may be the start or the end of the game. */
function eventOf(log: readonly TableEvent[], wish: Wish): number | undefined {
  const last = wish.seq ?? 0
  return [last, last - 1].find((seq) => log[seq - 1] !== undefined && fits(log[seq - 1], wish))
}

function checkPlayer(log: readonly TableEvent[], table: Table, player: string, wishes: readonly Wish[]): string[] {
  const problems: string[] = []
  const seat = seatOf(table, player)
  const own = new Set(log.filter((event) => isOwn(event, seat, player)).map(({ seq }) => seq))
  for (const wish of wishes) {
    const name = `${wish.act.type} with key ${wish.key}`
    if (wish.seq === undefined && wish.refused === undefined) problems.push(`${name} was never answered`)
    if (wish.seq === undefined) continue
    const seq = eventOf(log, wish)
    if (seq === undefined) problems.push(`lost: ${name} was to be event ${wish.seq}`)
    else if (!own.delete(seq)) problems.push(`${name} is event ${seq}, which another one is too`)
  }
  for (const seq of own) problems.push(`doubled, or done though refused: event ${seq}, a ${log[seq - 1].body.type}`)
  return problems
}

function checkGame(log: readonly TableEvent[], table: Table): string[] {
  const problems: string[] = []
  const [first] = log
  const { result, game, status } = table
  if (status !== 'over' || result === undefined || game === undefined) return [`the game is not over but ${status}`]
  if (first.body.type !== 'created' || hashOfSecret(result.secret) !== first.body.secretHash)
    problems.push('the secret is not the one that was promised')
  if (seedOf(table, result.secret) !== result.seed || !chanceFits(game, chanceOf(result.seed)))
    problems.push('the deals do not follow from the seed')
  return problems
}

/** Holds a log, as a fresh reader gets it, against all that people were told and promised. */
export function checkTable(log: readonly TableEvent[], witnesses: readonly Witness[]): string[] {
  const problems: string[] = []
  if (log.some(({ seq }, i) => seq !== i + 1)) problems.push('the log has a gap')
  let table: Table | undefined
  try {
    table = openTable(log)
  } catch (error) {
    problems.push(`the log can't be: ${(error as Error).message}`)
  }
  if (table !== undefined) problems.push(...checkGame(log, table))
  const lines = log.map((event) => JSON.stringify(event))
  for (const { name, events, problems: own, player, wishes = [] } of witnesses) {
    problems.push(...own.map((problem) => `${name}: ${problem}`))
    const differs = events.findIndex((event, i) => JSON.stringify(event) !== lines[i])
    if (differs >= 0) problems.push(`${name} was told another event ${differs + 1} than the log has`)
    else if (events.length !== log.length) problems.push(`${name} knows ${events.length} of ${log.length} events`)
    if (table !== undefined && player !== undefined)
      problems.push(...checkPlayer(log, table, player, wishes).map((problem) => `${name}: ${problem}`))
  }
  return problems
}

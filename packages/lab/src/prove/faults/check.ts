import { chanceFits } from '@amyitis/engine'
import { chanceOf, hashOfSecret } from '@amyitis/fair'
import type { TableEvent } from '@amyitis/protocol'
import { BadLog, fold, seatOf, seedOf, type Table } from '@amyitis/tables'
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

/** A log, the table that it makes, and after which event the last turn had begun when an event was written. */
interface Story {
  readonly log: readonly TableEvent[]
  readonly table: Table
  readonly turns: readonly number[]
}

function read(log: readonly TableEvent[]): Story {
  let table: Table | undefined
  const turns = log.map((event) => {
    const turn = table?.turnSeq ?? 0
    table = fold(table, event)
    return turn
  })
  if (table === undefined) throw new BadLog('an empty log')
  return { log, table, turns }
}

/** Is this event what that wish of the player on that seat would become? */
function fits({ body }: TableEvent, { act }: Wish, seat: number, player: string): boolean {
  switch (act.type) {
    case 'sit':
      return body.type === 'sat' && body.player === player && body.commit === act.commit
    case 'reveal':
      return body.type === 'revealed' && body.seat === seat && body.added === act.added
    case 'move':
      return body.type === 'moved' && body.seat === seat && body.bot === undefined && body.move === act.move
    case 'done':
      return body.type === 'done' && body.seat === seat
    case 'undo':
      return body.type === 'undone' && body.seat === seat && body.to === act.to
    default:
      return false
  }
}

/** The event that a wish was to become: the server names the last one, which may be the start or the end of the game. */
function eventOf(log: readonly TableEvent[], seq: number): TableEvent | undefined {
  const last = log[seq - 1]
  return last?.body.type === 'started' || last?.body.type === 'ended' ? log[seq - 2] : last
}

/** People who know everything decide at once: nothing can be wrong with their wish but that somebody was quicker. */
const QUICKER = 'stale'

/** Acts that depend on whose turn it is; to sit down does not. */
const isTimely = ({ act }: Wish) => act.type !== 'sit'

function checkWish({ log, table, turns }: Story, player: string, wish: Wish, claimed: Set<number>): string | undefined {
  const name = `${wish.act.type} with key ${wish.key}`
  if (wish.seq === undefined) {
    if (wish.refused === undefined) return `${name} was never answered`
    return wish.refused === QUICKER ? undefined : `${name} was refused: ${wish.refused}`
  }
  const event = eventOf(log, wish.seq)
  if (event === undefined || !fits(event, wish, seatOf(table, player), player))
    return `lost: ${name} was to be event ${wish.seq}`
  const { seq } = event
  if (claimed.has(seq)) return `${name} is event ${seq}, which another one is too`
  claimed.add(seq)
  if (seq <= wish.after) return `${name} is event ${seq}, which was there before`
  if (isTimely(wish) && turns[seq - 1] > wish.after)
    return `misapplied: ${name} came after event ${wish.after}, but the turn had begun with ${turns[seq - 1]}`
  return undefined
}

/** What comes of itself: the beginning and the end, and the moves of bots on their own seats. */
function comesOfItself({ body, seq }: TableEvent, { log, table }: Story): boolean {
  if (body.type === 'created') return seq === 1
  if (body.type === 'started') return log.every((event) => event.seq === seq || event.body.type !== 'started')
  if (body.type === 'ended') return seq === log.length
  return body.type === 'moved' && body.bot === true && table.seats[body.seat]?.plan.kind === 'bot'
}

/** Every event was wished by somebody, or comes of itself; what people do whom nobody asks here is their own affair. */
function checkOrigins(story: Story, known: ReadonlySet<string>, claimed: ReadonlySet<number>): string[] {
  const isStrange = ({ body }: TableEvent) => {
    const { player } = ('seat' in body ? story.table.seats[body.seat] : undefined) ?? {}
    return player !== undefined && !known.has(player) && !(body.type === 'moved' && body.bot)
  }
  return story.log
    .filter((event) => !claimed.has(event.seq) && !comesOfItself(event, story) && !isStrange(event))
    .map(({ seq, body }) => `doubled, or done though refused: event ${seq}, a ${body.type}`)
}

function checkGame({ log: [first], table }: Story): string[] {
  const problems: string[] = []
  const { result, game, status } = table
  if (status !== 'over' || result === undefined || game === undefined) return [`the game is not over but ${status}`]
  if (first.body.type !== 'created' || hashOfSecret(result.secret) !== first.body.secretHash)
    problems.push('the secret is not the one that was promised')
  if (seedOf(table, result.secret) !== result.seed || !chanceFits(game, chanceOf(result.seed)))
    problems.push('the deals do not follow from the seed')
  return problems
}

function checkWishes(story: Story, witnesses: readonly Witness[]): string[] {
  const claimed = new Set<number>()
  const problems = witnesses.flatMap(({ name, player, wishes = [] }) =>
    player === undefined
      ? []
      : wishes.flatMap((wish) => {
          const problem = checkWish(story, player, wish, claimed)
          return problem === undefined ? [] : [`${name}: ${problem}`]
        }),
  )
  return [...problems, ...checkOrigins(story, new Set(witnesses.flatMap(({ player }) => player ?? [])), claimed)]
}

/** Holds a log, as a fresh reader gets it, against all that people were told and promised. */
export function checkTable(log: readonly TableEvent[], witnesses: readonly Witness[]): string[] {
  const problems: string[] = []
  if (log.some(({ seq }, i) => seq !== i + 1)) problems.push('the log has a gap')
  const lines = log.map((event) => JSON.stringify(event))
  for (const { name, events, problems: own } of witnesses) {
    problems.push(...own.map((problem) => `${name}: ${problem}`))
    const differs = events.findIndex((event, i) => JSON.stringify(event) !== lines[i])
    if (differs >= 0) problems.push(`${name} was told another event ${differs + 1} than the log has`)
    else if (events.length !== log.length) problems.push(`${name} knows ${events.length} of ${log.length} events`)
  }
  try {
    const story = read(log)
    problems.push(...checkGame(story), ...checkWishes(story, witnesses))
  } catch (error) {
    problems.push(`the log can't be: ${(error as Error).message}`)
  }
  return problems
}

import { chanceFits } from '@amyitis/engine'
import { chainValue, chanceOf, hashOfSecret } from '@amyitis/fair'
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
      return (
        (body.type === 'moved' || body.type === 'held') &&
        body.seat === seat &&
        body.bot === undefined &&
        body.move === act.move
      )
    case 'share':
      return body.type === 'shared' && body.seat === seat && body.round === act.round && body.added === act.added
    case 'bind':
      return body.type === 'bound' && body.seat === seat && body.round === act.round && body.commit === act.commit
    case 'done':
      return body.type === 'done' && body.seat === seat
    case 'undo':
      return body.type === 'undone' && body.seat === seat && body.to === act.to
    default:
      return false
  }
}

/** The held move that is played with this event, now that nobody's share is missing any more. */
function heldBefore(log: readonly TableEvent[], { seq, body }: TableEvent): TableEvent | undefined {
  if (body.type !== 'moved' || body.deal === undefined) return undefined
  const last = log.slice(0, seq - 1).findLast((event) => event.body.type === 'held' || event.body.type === 'moved')
  const isSame =
    last?.body.type === 'held' &&
    last.body.seat === body.seat &&
    last.body.move === body.move &&
    last.body.bot === body.bot
  return isSame ? last : undefined
}

/** Is this event written together with the one before it? */
const isConsequence = (log: readonly TableEvent[], event: TableEvent): boolean =>
  event.body.type === 'started' || event.body.type === 'ended' || heldBefore(log, event) !== undefined

/** The event that a wish was to become: the server names the last one, which may be a consequence of it. */
function eventOf(log: readonly TableEvent[], seq: number): TableEvent | undefined {
  let event: TableEvent | undefined = log[seq - 1]
  while (event !== undefined && isConsequence(log, event)) event = log[event.seq - 2]
  return event
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

/** What comes of itself: the beginning and the end, held moves once all shares are there, and the moves of bots on their own seats. */
function comesOfItself({ body, seq, at }: TableEvent, { log, table }: Story): boolean {
  if (body.type === 'created') return seq === 1
  if (body.type === 'started') return log.every((event) => event.seq === seq || event.body.type !== 'started')
  if (body.type === 'ended') return seq === log.length
  if (heldBefore(log, { seq, at, body }) !== undefined) return true
  const isMove = body.type === 'moved' || body.type === 'held'
  return isMove && body.bot === true && table.seats[body.seat]?.plan.kind === 'bot'
}

/** Every event was wished by somebody, or comes of itself; what people do whom nobody asks here is their own affair. */
function checkOrigins(story: Story, known: ReadonlySet<string>, claimed: ReadonlySet<number>): string[] {
  const isStrange = ({ body }: TableEvent) => {
    const { player } = ('seat' in body ? story.table.seats[body.seat] : undefined) ?? {}
    return player !== undefined && !known.has(player) && !((body.type === 'moved' || body.type === 'held') && body.bot)
  }
  return story.log
    .filter((event) => !claimed.has(event.seq) && !comesOfItself(event, story) && !isStrange(event))
    .map(({ seq, body }) => `doubled, or done though refused: event ${seq}, a ${body.type}`)
}

function checkGame({ log: [first], table }: Story): string[] {
  const problems: string[] = []
  const { result, game, status } = table
  if (status !== 'over' || result === undefined || game === undefined) return [`the game is not over but ${status}`]
  const chained = table.fair === 2
  const shown = chained ? chainValue(table.id, result.secret, 0) : hashOfSecret(result.secret)
  if (first.body.type !== 'created' || shown !== first.body.secretHash)
    problems.push('the secret is not the one that was promised')
  // Where every round has a deal of its own, each was checked as the log was read.
  const deals = chained ? table.unfair === undefined : chanceFits(game, chanceOf(result.seed))
  if (seedOf(table, result.secret) !== result.seed || !deals) problems.push('the deals do not follow from the seed')
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

import { chanceFits } from '@amyitis/engine'
import { chainValue, chanceOf, hashOfSecret } from '@amyitis/fair'
import type { TableEvent } from '@amyitis/protocol'
import { fold, InvalidLogError, seatOf, seedOf, type Table } from '@amyitis/tables'
import type { SentCommand } from '../clients/simulated-player.ts'

/** What a client has received and sent by the end of a game. */
export interface Observation {
  readonly name: string
  readonly events: readonly TableEvent[]
  /** Problems that the client noticed itself. */
  readonly problems: readonly string[]
  /** For players: their id and all their commands. */
  readonly player?: string | undefined
  readonly commands?: readonly SentCommand[] | undefined
}

/** A log, the table that it leads to, and for each event the number of the event with which the turn had begun. */
interface ReplayedLog {
  readonly log: readonly TableEvent[]
  readonly table: Table
  readonly turnStarts: readonly number[]
}

function replayLog(log: readonly TableEvent[]): ReplayedLog {
  let table: Table | undefined
  const turnStarts = log.map((event) => {
    const turn = table?.turnSeq ?? 0
    table = fold(table, event)
    return turn
  })
  if (table === undefined) throw new InvalidLogError('an empty log')
  return { log, table, turnStarts }
}

/** Could this command of this player have led to this event? */
function isResultOf({ body }: TableEvent, { command }: SentCommand, seat: number, player: string): boolean {
  switch (command.type) {
    case 'sit':
      return body.type === 'sat' && body.player === player && body.commit === command.commit
    case 'reveal':
      return body.type === 'revealed' && body.seat === seat && body.added === command.added
    case 'move':
      return (
        (body.type === 'moved' || body.type === 'held') &&
        body.seat === seat &&
        body.bot === undefined &&
        body.move === command.move
      )
    case 'share':
      return (
        body.type === 'shared' && body.seat === seat && body.round === command.round && body.added === command.added
      )
    case 'bind':
      return (
        body.type === 'bound' && body.seat === seat && body.round === command.round && body.commit === command.commit
      )
    case 'done':
      return body.type === 'done' && body.seat === seat
    case 'undo':
      return body.type === 'undone' && body.seat === seat && body.to === command.to
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

/** The event of a command: the server acknowledges the last event, which may be a consequence of it. */
function eventForCommand(log: readonly TableEvent[], seq: number): TableEvent | undefined {
  let event: TableEvent | undefined = log[seq - 1]
  while (event !== undefined && isConsequence(log, event)) event = log[event.seq - 2]
  return event
}

/** The only acceptable rejection: another player was quicker. Simulated players send legal commands and are up to date. */
const STALE = 'stale'

/** Taking a seat does not depend on whose turn it is. */
const dependsOnTurn = ({ command }: SentCommand) => command.type !== 'sit'

function checkCommand(
  { log, table, turnStarts }: ReplayedLog,
  player: string,
  sent: SentCommand,
  claimed: Set<number>,
): string | undefined {
  const name = `${sent.command.type} with key ${sent.key}`
  if (sent.seq === undefined) {
    if (sent.rejected === undefined) return `${name} was never answered`
    return sent.rejected === STALE ? undefined : `${name} was rejected: ${sent.rejected}`
  }
  const event = eventForCommand(log, sent.seq)
  if (event === undefined || !isResultOf(event, sent, seatOf(table, player), player))
    return `lost: ${name} should be event ${sent.seq}`
  const { seq } = event
  if (claimed.has(seq)) return `duplicated: ${name} and another command are both event ${seq}`
  claimed.add(seq)
  if (seq <= sent.after) return `misapplied: ${name} is event ${seq}, which existed before`
  if (dependsOnTurn(sent) && turnStarts[seq - 1] > sent.after)
    return `misapplied: ${name} was sent after event ${sent.after}, but the turn had begun with ${turnStarts[seq - 1]}`
  return undefined
}

/** Events without a command: start and end of the game, held moves once all shares are there, moves of bots on their own seats. */
function isAutomatic({ body, seq, at }: TableEvent, { log, table }: ReplayedLog): boolean {
  if (body.type === 'created') return seq === 1
  if (body.type === 'started') return log.every((event) => event.seq === seq || event.body.type !== 'started')
  if (body.type === 'ended') return seq === log.length
  if (heldBefore(log, { seq, at, body }) !== undefined) return true
  const isMove = body.type === 'moved' || body.type === 'held'
  return isMove && body.bot === true && table.seats[body.seat]?.plan.kind === 'bot'
}

/** Every event must come from a command or be automatic. Players who were not observed may do what they like. */
function checkOrigins(replayed: ReplayedLog, known: ReadonlySet<string>, claimed: ReadonlySet<number>): string[] {
  const isOfUnknownPlayer = ({ body }: TableEvent) => {
    const { player } = ('seat' in body ? replayed.table.seats[body.seat] : undefined) ?? {}
    return player !== undefined && !known.has(player) && !((body.type === 'moved' || body.type === 'held') && body.bot)
  }
  return replayed.log
    .filter((event) => !claimed.has(event.seq) && !isAutomatic(event, replayed) && !isOfUnknownPlayer(event))
    .map(({ seq, body }) => `duplicated, or applied though rejected: event ${seq}, a ${body.type}`)
}

function checkGame({ log: [first], table }: ReplayedLog): string[] {
  const problems: string[] = []
  const { result, game, status } = table
  if (status !== 'over' || result === undefined || game === undefined) return [`the game is not over but ${status}`]
  const chained = table.fair === 2
  const commitment = chained ? chainValue(table.id, result.secret, 0) : hashOfSecret(result.secret)
  if (first.body.type !== 'created' || commitment !== first.body.secretHash)
    problems.push('the secret does not match its commitment')
  // With version 2 each deal was checked while the log was replayed.
  const isFair = chained ? table.unfair === undefined : chanceFits(game, chanceOf(result.seed))
  if (seedOf(table, result.secret) !== result.seed || !isFair) problems.push('the deals do not follow from the seed')
  return problems
}

function checkCommands(replayed: ReplayedLog, observations: readonly Observation[]): string[] {
  const claimed = new Set<number>()
  const problems = observations.flatMap(({ name, player, commands = [] }) =>
    player === undefined
      ? []
      : commands.flatMap((sent) => {
          const problem = checkCommand(replayed, player, sent, claimed)
          return problem === undefined ? [] : [`${name}: ${problem}`]
        }),
  )
  return [...problems, ...checkOrigins(replayed, new Set(observations.flatMap(({ player }) => player ?? [])), claimed)]
}

/** Compares a log, as a new client reads it, with everything that clients have received and had acknowledged. */
export function verifyLog(log: readonly TableEvent[], observations: readonly Observation[]): string[] {
  const problems: string[] = []
  if (log.some(({ seq }, i) => seq !== i + 1)) problems.push('the log has a gap')
  const lines = log.map((event) => JSON.stringify(event))
  for (const { name, events, problems: own } of observations) {
    problems.push(...own.map((problem) => `${name}: ${problem}`))
    const different = events.findIndex((event, i) => JSON.stringify(event) !== lines[i])
    if (different >= 0) problems.push(`${name} received a different event ${different + 1} than the log has`)
    else if (events.length !== log.length) problems.push(`${name} received ${events.length} of ${log.length} events`)
  }
  try {
    const replayed = replayLog(log)
    problems.push(...checkGame(replayed), ...checkCommands(replayed, observations))
  } catch (error) {
    problems.push(`the log is invalid: ${(error as Error).message}`)
  }
  return problems
}

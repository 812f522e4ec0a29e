import { scores } from '@amyitis/engine'
import type { Settings, TableSummary } from '@amyitis/protocol'
import { awaited, botToMove, decider, reservedSeats, type Table, takeoverTime, waitingDeadline } from '@amyitis/tables'
import type { FinishedGame, TableRow } from '../store/types.ts'

/** The `summary` of a row: a line of the lobby without what depends on the viewer, and without names. */
export interface StoredSummary extends Omit<TableSummary, 'id' | 'status' | 'players' | 'changed' | 'yours' | 'host'> {
  readonly players: readonly {
    readonly player?: string | undefined
    readonly level?: string | undefined
    readonly reserved?: string | undefined
    readonly ready?: true | undefined
    readonly left?: 'clock' | 'vote' | 'conceded' | 'erased' | undefined
  }[]
  /** The seats whose players delay the start. */
  readonly awaited?: readonly number[] | undefined
  /** When the table has to be checked: at once for a bot, or at this time for a clock. */
  readonly due?: 'bot' | number | undefined
  /** By when players must come or answer, before the game. */
  readonly until?: number | undefined
}

function clockText(clock: Settings['clock']): string {
  switch (clock.kind) {
    case 'none':
      return 'none'
    case 'live':
      return `live ${clock.minutes}+${clock.increment}`
    case 'correspondence':
      return `correspondence ${clock.hours}`
  }
}

const editionName = (edition: Settings['edition']) => (edition === 'standard' ? edition : String(edition.id))

function summaryOf(table: Table): StoredSummary {
  const { game, seats, settings, result } = table
  return {
    players: seats.map(({ player, plan, standIn, left, reservedFor, ready }) => ({
      ...{ player, left },
      level: plan.kind === 'bot' ? plan.level : standIn,
      ...(table.status === 'open' && player === undefined ? { reserved: reservedFor } : {}),
      ...(table.status === 'open' ? { ready } : {}),
    })),
    palace: settings.palace,
    edition: editionName(settings.edition),
    clock: clockText(settings.clock),
    rated: settings.rated,
    round: game?.position.round,
    turn: decider(table),
    scores: game && scores(game),
    ranks: result && [...result.ranks],
    awaited: awaited(table),
    until: waitingDeadline(table),
    due: botToMove(table) === undefined ? takeoverTime(table) : 'bot',
  }
}

/** Can anyone who sees it in the lobby sit down? */
const isJoinable = ({ status, settings, seats }: Table): boolean =>
  status === 'open' &&
  settings.public &&
  seats.some(
    ({ plan, player, reservedFor }) => plan.kind === 'open' && player === undefined && reservedFor === undefined,
  )

/** For whom seats are reserved after a change; undefined if there was nothing to reserve. */
export function offersAfter(before: Table | undefined, next: Table): string[] | undefined {
  const reserved = reservedSeats(next)
  if (reserved.length === 0 && (before === undefined || reservedSeats(before).length === 0)) return undefined
  return next.status === 'open' ? reserved.flatMap((seat) => next.seats[seat].reservedFor ?? []) : []
}

/** Can anyone watch the game? */
const isWatchable = ({ status, settings }: Table): boolean =>
  status === 'playing' && settings.public && settings.spectators

/** What is stored about a game that has just ended. */
export function finishedGame({ settings, seats, result }: Table): FinishedGame | undefined {
  if (result === undefined) return undefined
  return {
    players: seats.length,
    palace: settings.palace,
    edition: editionName(settings.edition),
    results: seats.flatMap(({ player, erased }, seat) =>
      player === undefined || erased ? [] : [{ player, seat, rank: result.ranks[seat], score: result.scores[seat] }],
    ),
  }
}

/** What is stored beside the log, so that lists don't have to read it. */
export const tableRow = (table: Table, changed: number): Omit<TableRow, 'id'> => ({
  status: table.status,
  public: table.settings.public,
  host: table.host,
  seats: table.seats.map(({ player }) => player),
  summary: JSON.stringify(summaryOf(table)),
  seq: table.seq,
  changed,
  joinable: isJoinable(table),
  started: table.game !== undefined,
  watchable: isWatchable(table),
})

export const parseSummary = (row: TableRow): StoredSummary => JSON.parse(row.summary) as StoredSummary

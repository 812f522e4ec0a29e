import { scores } from '@amyitis/engine'
import type { Settings, TableSummary } from '@amyitis/protocol'
import { awaited, botToMove, decider, type Table, takeoverTime } from '@amyitis/tables'
import type { TableRow } from '../store/types.ts'

/** The `summary` of a row: a line of the lobby without what depends on the viewer, and without names. */
export interface StoredSummary extends Omit<TableSummary, 'id' | 'status' | 'players' | 'changed' | 'yours' | 'host'> {
  readonly players: readonly { readonly player?: string | undefined; readonly level?: string | undefined }[]
  /** The seats whose players delay the start. */
  readonly awaited?: readonly number[] | undefined
  /** When the table has to be checked: at once for a bot, or at this time for a clock. */
  readonly due?: 'bot' | number | undefined
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
    players: seats.map(({ player, plan, standIn }) => ({
      player,
      level: plan.kind === 'bot' ? plan.level : standIn,
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
    due: botToMove(table) === undefined ? takeoverTime(table) : 'bot',
  }
}

/** Can anyone who sees it in the lobby sit down? */
const isJoinable = ({ status, settings, seats }: Table): boolean =>
  status === 'open' && settings.public && seats.some(({ plan, player }) => plan.kind === 'open' && player === undefined)

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
})

export const parseSummary = (row: TableRow): StoredSummary => JSON.parse(row.summary) as StoredSummary

import { scores } from '@amyitis/engine'
import type { Settings, TableSummary } from '@amyitis/protocol'
import { awaited, botToMove, decider, type Table, takeOver } from '@amyitis/tables'
import type { TableRow } from '../store/store.ts'

/** What a row's `summary` holds: a line of the lobby before it is known who asks and how players are called. */
export interface Summary extends Omit<TableSummary, 'id' | 'status' | 'players' | 'changed' | 'yours' | 'host'> {
  readonly players: readonly { readonly player?: string | undefined; readonly level?: string | undefined }[]
  /** The seats whose people keep the game from beginning. */
  readonly awaited?: readonly number[] | undefined
  /** Somebody has to look after the table: at once for a bot, or at this time for a clock. */
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

function summaryOf(table: Table): Summary {
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
    due: botToMove(table) === undefined ? takeOver(table) : 'bot',
  }
}

/** Could anyone who sees it in the lobby sit down here? */
const isJoinable = ({ status, settings, seats }: Table): boolean =>
  status === 'open' && settings.public && seats.some(({ plan, player }) => plan.kind === 'open' && player === undefined)

/** What is kept beside the log, so that lists need not read it. */
export const rowOf = (table: Table, changed: number): Omit<TableRow, 'id'> => ({
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

export const readSummary = (row: TableRow): Summary => JSON.parse(row.summary) as Summary

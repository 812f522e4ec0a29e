import type { TableSummary, Turns } from '@amyitis/protocol'
import { TAKEOVER_GRACE_MS } from '@amyitis/tables'
import type { Store } from '../store/store.ts'
import type { TableRow } from '../store/types.ts'
import { summariesOf } from './lobby.ts'
import type { PlayerNames } from './player-names.ts'
import { parseSummary } from './table-row.ts'

interface TurnDeps {
  readonly store: Store
  readonly names: PlayerNames
}

/** More than anybody plays at the same time. */
const MAX_TABLES = 300
const MAX_OFFERS = 50

/** When the time of the awaited player runs out. A bot takes over a little later. */
function deadlineOf(row: TableRow): number | undefined {
  const { due, until, clock } = parseSummary(row)
  if (row.status === 'open') return until
  if (typeof due !== 'number') return undefined
  return due - (clock.startsWith('live') ? TAKEOVER_GRACE_MS.live : TAKEOVER_GRACE_MS.correspondence)
}

type Waiting = Turns['turns'][number]

/** Least time first; without a clock, the longest wait. */
const byTime = (one: Waiting, other: Waiting) =>
  (one.deadline ?? Number.MAX_SAFE_INTEGER) - (other.deadline ?? Number.MAX_SAFE_INTEGER) || one.changed - other.changed

/** The tables that wait for a player. */
export async function loadTurns(deps: TurnDeps, player: string): Promise<Turns> {
  const [rows, offered] = await Promise.all([
    deps.store.tablesOf(player, '', MAX_TABLES, true),
    deps.store.offersFor(player, MAX_OFFERS),
  ])
  const [mine, offers] = await summariesOf(deps, [{ rows }, { rows: offered }], player)
  const deadlines = new Map([...rows, ...offered].map((row) => [row.id, deadlineOf(row)]))
  const listed = (tables: readonly TableSummary[]): Waiting[] =>
    tables
      .map((table) => {
        const deadline = deadlines.get(table.id)
        return deadline === undefined ? table : { ...table, deadline }
      })
      .sort(byTime)
  const waiting = mine.filter(({ yours }) => yours)
  const lists = {
    turns: listed(waiting.filter(({ status }) => status === 'playing')),
    starting: listed(waiting.filter(({ status }) => status === 'open')),
    offers: listed(offers),
  }
  return { count: waiting.length + offers.length, ...lists }
}

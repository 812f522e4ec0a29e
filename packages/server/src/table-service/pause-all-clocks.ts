import { ProblemError } from '../shared/problem-error.ts'
import type { Store } from '../store/store.ts'
import { gamesInProgress } from './games-in-progress.ts'
import { parseSummary } from './table-row.ts'
import type { TableService } from './table-service.ts'

/** Excludes clock jumps from the clocks of all games in progress. A damaged game must not prevent that for others. */
export async function pauseAllClocks(
  store: Store,
  tables: TableService,
  reportError: (error: unknown) => void,
): Promise<void> {
  for await (const row of gamesInProgress(store)) {
    if (typeof parseSummary(row).due !== 'number') continue
    await tables.change(row.id, { decide: () => ({ ok: true, events: [] }) }).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) reportError(error)
    })
  }
}

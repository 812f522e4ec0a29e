/**
 * Long work in slices: everybody else has a turn in between. A query of SQLite is answered without giving others a turn, so
 * that awaiting one is not enough.
 */
export async function inSlices(slice: () => Promise<boolean>): Promise<void> {
  while (await slice()) await nextTurn()
}

export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

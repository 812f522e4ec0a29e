/** Exponential backoff: the delay in milliseconds after a number of failures. */
export const backoffDelay = (failures: number, maxMs = 5000): number => Math.min(maxMs, 50 * 2 ** failures)

/** Repeats work that fails, with growing delays, for as long as it is wanted. */
export function retryUntilDone(
  work: () => Promise<void>,
  isWanted: () => boolean,
  reportError: (error: unknown) => void,
  failures = 1,
): void {
  work().catch((error: unknown) => {
    reportError(error)
    if (isWanted())
      setTimeout(retryUntilDone, backoffDelay(failures), work, isWanted, reportError, failures + 1).unref()
  })
}

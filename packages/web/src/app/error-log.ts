/** The latest errors on this page, newest last: shown to the reader, who may copy them into a report. */
const errors: string[] = []
const MAX_ERRORS = 20

export function recordError(error: unknown, where = ''): void {
  const words = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
  errors.push(`${new Date().toISOString()} ${words}${where}`)
  if (errors.length > MAX_ERRORS) errors.shift()
}

/** A report: what went wrong, where, and in which browser. Neither names nor games are in it. */
export const errorReport = (): string =>
  [`Amyitis ${location.hash.replace(/(record\/.{20}).*/, '$1…')}`, navigator.userAgent, ...errors].join('\n\n')

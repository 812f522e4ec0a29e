/** What went wrong on this page, newest last: only shown, and copied if its reader wants to report it. */
const faults: string[] = []
const MOST = 20

export function noteFault(error: unknown, where = ''): void {
  const words = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
  faults.push(`${new Date().toISOString()} ${words}${where}`)
  if (faults.length > MOST) faults.shift()
}

/** A report: what went wrong, where, and in which browser. Neither names nor games are in it. */
export const faultReport = (): string =>
  [`Amyitis ${location.hash.replace(/(record\/.{20}).*/, '$1…')}`, navigator.userAgent, ...faults].join('\n\n')

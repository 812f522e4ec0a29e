/** Hands the record of a game to the browser as a file. */
export function saveRecord(record: string, time: number): void {
  const url = URL.createObjectURL(new Blob([record], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `amyitis-${new Date(time).toISOString().slice(0, 16).replaceAll(':', '')}.amyitis`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** No record is as long as this. */
export const LONGEST_FILE = 2_000_000

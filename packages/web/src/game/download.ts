/** Hands something to the browser as a file that is called by its time. */
export const downloadFile = (words: string, time: number, ending: string, type: string): void =>
  downloadBlob(new Blob([words], { type }), time, ending)

export function downloadBlob(blob: Blob, time: number, ending: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = `amyitis-${new Date(time).toISOString().slice(0, 16).replaceAll(':', '')}.${ending}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** The record of a game as a file. */
export const downloadRecord = (record: string, time: number): void =>
  downloadFile(record, time, 'amyitis', 'text/plain')

/** No record is as long as this. */
export const MAX_RECORD_BYTES = 2_000_000

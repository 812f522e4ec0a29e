/** Hands something to the browser as a file that is called by its time. */
export function saveFile(words: string, time: number, ending: string, type: string): void {
  const url = URL.createObjectURL(new Blob([words], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = `amyitis-${new Date(time).toISOString().slice(0, 16).replaceAll(':', '')}.${ending}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** The record of a game as a file. */
export const saveRecord = (record: string, time: number): void => saveFile(record, time, 'amyitis', 'text/plain')

/** No record is as long as this. */
export const LONGEST_FILE = 2_000_000

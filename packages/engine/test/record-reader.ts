import { type Game, parseRecord, type RecordFault } from '../src/index.ts'

export function read(record: string): Game {
  const result = parseRecord(record)
  if (!result.ok) throw new Error(`line ${result.fault.line}: ${result.fault.problem}`)
  return result.game
}

/** A fault with its code and values. */
export function codedFault(record: string): RecordFault {
  const result = parseRecord(record)
  if (result.ok) throw new Error('the record was accepted')
  return result.fault
}

/** A fault as people read it in English: line, phrase and clause. */
export function fault(record: string): Pick<RecordFault, 'line' | 'problem' | 'clause'> {
  const { line, problem, clause } = codedFault(record)
  return clause === undefined ? { line, problem } : { line, problem, clause }
}

export const lines = (record: string) => record.split('\n')

/** The number of the first line with this prefix. */
export const numberOf = (record: string, beginning: string) =>
  lines(record).findIndex((line) => line.startsWith(beginning)) + 1

export const addLines = (record: string, ...more: string[]) => `${record}${more.map((line) => `${line}\n`).join('')}`

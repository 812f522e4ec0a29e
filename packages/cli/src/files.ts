import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import {
  type Edition,
  type EditionFault,
  type Game,
  parseRecord,
  type RecordFault,
  readEdition as readEditionText,
} from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import { faultOf, recordFaultOf } from '@amyitis/narration'
import { CommandLineError, EXIT_INVALID, EXIT_USAGE, errorCode } from './command-line-error.ts'

const REASONS = ['ENOENT', 'EACCES', 'EISDIR', 'ENOSPC', 'ENOTDIR', 'EROFS'] as const

/** Why a file can't be read or written. */
export function reasonOf(text: Text, error: unknown): string {
  const code = errorCode(error)
  const known = REASONS.find((reason) => reason === code)
  return known === undefined ? code : text.t(`reason.${known}`)
}

export function readTextFile(file: string, text: Text): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CommandLineError(text.t('error.read', { file, reason: reasonOf(text, error) }), EXIT_USAGE)
  }
}

/** Writes a file atomically: the old content stays until the new one is complete. */
export function writeFileAtomically(file: string, content: string, durable: boolean, mode = 0o666): void {
  const half = `${file}.${process.pid}.tmp`
  try {
    const handle = openSync(half, 'w', mode)
    try {
      writeFileSync(handle, content)
      if (durable) fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(half, file)
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  }
}

/** "file:line: problem (clause)". */
export const recordFault = (text: Text, file: string, fault: RecordFault): string => {
  const { line, clause } = fault
  const place = { file, line, problem: recordFaultOf(text, fault) }
  return clause === undefined ? text.t('fault.record', place) : text.t('fault.record.clause', { ...place, clause })
}

/** A game from a record, or the fault of a damaged one. The seed determines future deals. */
export function readGame(file: string, text: Text, seed = ''): Game {
  const read = parseRecord(readTextFile(file, text), seed)
  if (read.ok) return read.game
  throw new CommandLineError(recordFault(text, file, read.fault), EXIT_INVALID)
}

/** The faults of an edition in a file, or the edition. */
export function readEdition(file: string, text: Text): { edition: Edition } | { faults: readonly EditionFault[] } {
  const checked = readEditionText(readTextFile(file, text))
  return checked.ok ? { edition: checked.value } : { faults: checked.faults }
}

export const editionFault = (text: Text, file: string, fault: EditionFault): string =>
  text.t('fault.edition', { file, path: fault.path, problem: faultOf(text, fault) })

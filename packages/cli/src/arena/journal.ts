import { appendFileSync, existsSync } from 'node:fs'
import type { Text } from '@amyitis/i18n'
import { CommandLineError, EXIT_USAGE } from '../command-line-error.ts'
import { readTextFile, reasonOf } from '../files.ts'
import type { ArenaResult } from './worker.ts'

function resultIn(line: string): ArenaResult[] {
  try {
    const { block, seats, scores, clocks } = JSON.parse(line) as ArenaResult
    const whole = typeof block === 'string' && [seats, scores, clocks].every(Array.isArray)
    return whole ? [JSON.parse(line) as ArenaResult] : []
  } catch {
    // A run that was killed may have left half a line.
    return []
  }
}

/** The file with all games of a tournament: a line of settings, then a line per game. */
export class Journal {
  readonly earlier: readonly ArenaResult[]
  private readonly file: string
  private readonly text: Text

  constructor(file: string, settings: string, text: Text) {
    this.file = file
    this.text = text
    if (!existsSync(file)) {
      this.append(settings)
      this.earlier = []
      return
    }
    const content = readTextFile(file, text)
    const [head, ...lines] = content.split('\n')
    if (head !== settings) throw new CommandLineError(text.t('error.arena-file', { file }), EXIT_USAGE)
    if (!content.endsWith('\n')) this.append('')
    this.earlier = lines.flatMap(resultIn)
  }

  private append(line: string): void {
    try {
      appendFileSync(this.file, `${line}\n`)
    } catch (error) {
      throw new CommandLineError(
        this.text.t('error.write', { file: this.file, reason: reasonOf(this.text, error) }),
        EXIT_USAGE,
      )
    }
  }

  add(result: ArenaResult): void {
    this.append(JSON.stringify(result))
  }
}

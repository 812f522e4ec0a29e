import type { Text } from '@amyitis/i18n'
import type { Arguments, OptionName } from './options.ts'
import type { Paint } from './terminal/paint.ts'

export interface CommandLineContext {
  readonly text: Text
  readonly args: Arguments
  readonly paint: Paint
  print(...lines: readonly string[]): void
}

export interface Command {
  readonly options: readonly OptionName[]
  /** Returns the exit code. */
  run(context: CommandLineContext): Promise<number>
}

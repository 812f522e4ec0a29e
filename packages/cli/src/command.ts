import type { Text } from '@amyitis/text'
import type { Arguments, OptionName } from './options.ts'
import type { Paint } from './terminal/paint.ts'

/** What a command works with. */
export interface CommandLineContext {
  readonly text: Text
  readonly args: Arguments
  readonly paint: Paint
  print(...lines: readonly string[]): void
}

export interface Command {
  readonly options: readonly OptionName[]
  /** Answers the exit code. */
  run(stage: CommandLineContext): Promise<number>
}

import type { Text } from '@amyitis/text'
import type { Given, OptionName } from './options.ts'
import type { Paint } from './terminal/paint.ts'

/** What a command works with. */
export interface Stage {
  readonly text: Text
  readonly given: Given
  readonly paint: Paint
  print(...lines: readonly string[]): void
}

export interface Command {
  readonly options: readonly OptionName[]
  /** Answers the exit code. */
  run(stage: Stage): Promise<number>
}

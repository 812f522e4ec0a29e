import { widthOf } from '../src/terminal/width.ts'

/** Some of the lines that do not fit into a terminal. */
export const tooWide = (lines: readonly string[]) =>
  [...new Set(lines.filter((line) => widthOf(line) > 80))].slice(0, 5)

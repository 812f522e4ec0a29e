import { widthOf } from '../src/terminal/width.ts'

/** The first few lines that are too wide for a terminal. */
export const tooWide = (lines: readonly string[]) =>
  [...new Set(lines.filter((line) => widthOf(line) > 80))].slice(0, 5)

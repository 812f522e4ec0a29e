/** The width of a text in terminal columns, without colour codes. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that paint text begin with ESC
const PAINT = /\u001b\[[\d;]*m/g
const WIDE = /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60]/u
const segmenter = new Intl.Segmenter()

const graphemes = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
const columns = (grapheme: string) => (WIDE.test(grapheme) ? 2 : 1)

const unpainted = (text: string) => text.replace(PAINT, '')

export const widthOf = (text: string) => graphemes(unpainted(text)).reduce((sum, one) => sum + columns(one), 0)

export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let kept = ''
  let used = 0
  for (const grapheme of graphemes(text)) {
    used += columns(grapheme)
    if (used > width - 1) break
    kept += grapheme
  }
  return `${kept}…`
}

export const padEnd = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - widthOf(text)))
export const padStart = (text: string, width: number) => ' '.repeat(Math.max(0, width - widthOf(text))) + text

/** Wraps a text at spaces; lines after the first are indented by `indent`. */
export function wrap(text: string, width: number, indent = 0): string[] {
  const lines: string[] = []
  let line = /^ */.exec(text)?.[0] ?? ''
  let empty = true
  for (const word of text.trimStart().split(' ')) {
    const longer = empty ? line + word : `${line} ${word}`
    if (empty || widthOf(longer) <= width) line = longer
    else {
      lines.push(line)
      line = ' '.repeat(indent) + word
    }
    empty = false
  }
  return [...lines, line]
}

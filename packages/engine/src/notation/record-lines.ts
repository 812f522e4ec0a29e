import { COLORS } from '../box/components.ts'
import { GLYPHS, type Glyph } from '../play/game.ts'
import { problem, RecordError } from './record-problem.ts'

export interface Line {
  readonly number: number
  readonly text: string
}

/** A turn as written, before it is checked against the rules. */
export interface TurnText {
  readonly line: number
  readonly color: number
  readonly moves: readonly string[]
  readonly glyph: Glyph | undefined
  readonly time: number | undefined
  readonly comments: string[]
  readonly variations: TurnText[][]
  deal: DealText | undefined
}

export interface DealText {
  readonly line: number
  readonly round: number
  readonly groups: string
}

/** The non-empty lines of a text; any line ending, trailing spaces are ignored. */
export function linesOf(text: string): Line[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, i) => ({ number: i + 1, text: line.trimEnd() }))
    .filter((line) => line.text !== '')
}

/** Walks through lines one by one. */
export class Lines {
  private at = 0
  private readonly lines: readonly Line[]
  constructor(lines: readonly Line[]) {
    this.lines = lines
  }
  get next(): Line | undefined {
    return this.lines[this.at]
  }
  /** The rest of the next line, if it has this prefix. */
  take(beginning: string): Line | undefined {
    const line = this.next
    if (line === undefined) return undefined
    if (line.text !== beginning.trimEnd() && !line.text.startsWith(beginning)) return undefined
    this.at++
    return { number: line.number, text: line.text.slice(beginning.length) }
  }
  /** The rest of the next line, which must have this prefix. */
  need(beginning: string): Line {
    const line = this.take(beginning)
    if (line !== undefined) return line
    const there = this.next
    const word = beginning.trim()
    if (there === undefined) throw new RecordError(this.last, problem('ends', { word }))
    throw new RecordError(there.number, problem('word', { word, text: there.text.slice(0, 40) }))
  }
  private get last(): number {
    return this.lines.at(-1)?.number ?? 1
  }
}

/** The maximum nesting depth of variations. */
const DEEPEST = 400

const TURN = /^([a-z]+): ([^@!?]+?)(?: ([!?]+))?(?: @(\d{1,9}(?:\.\d{1,3})?))?$/

export function takeComments(lines: Lines): string[] {
  const comments: string[] = []
  for (let line = lines.take('# '); line !== undefined; line = lines.take('# ')) comments.push(line.text)
  return comments
}

/** The lines of each variation, without their marker. */
function takeVariations(lines: Lines, depth: number): TurnText[][] {
  const inside: Line[][] = []
  for (let line = lines.take('> '); line !== undefined; line = lines.take('> ')) {
    if (depth === DEEPEST) throw new RecordError(line.number, problem('deep', { max: DEEPEST }))
    if (line.text === 'variation') inside.push([])
    else if (inside.length === 0) throw new RecordError(line.number, problem('variation'))
    else inside[inside.length - 1].push(line)
  }
  return inside.map((variation) => readTurns(new Lines(variation), depth + 1))
}

export function takeDeal(lines: Lines): DealText | undefined {
  const round = lines.take('round ')
  if (round === undefined) return undefined
  if (!/^[1-9]\d?$/.test(round.text)) throw new RecordError(round.number, problem('round', { text: round.text }))
  const deal = lines.need('deal ')
  return { line: deal.number, round: Number(round.text), groups: deal.text }
}

function readGlyph(line: number, text: string | undefined): Glyph | undefined {
  const glyph = GLYPHS.find((known) => known === text)
  if (text !== undefined && glyph === undefined)
    throw new RecordError(line, problem('glyph', { text: text.slice(0, 40), names: GLYPHS.join(' ') }))
  return glyph
}

/** All turns up to the end. */
export function readTurns(lines: Lines, depth = 0): TurnText[] {
  const turns: TurnText[] = []
  for (let line = lines.next; line !== undefined; line = lines.next) {
    const { number, text } = lines.need('')
    const match = TURN.exec(text)
    const color = (COLORS as readonly string[]).indexOf(match?.[1] ?? '')
    if (match === null || color < 0) throw new RecordError(number, problem('turn', { text: text.slice(0, 40) }))
    turns.push({
      line: number,
      color,
      moves: match[2].split(', '),
      glyph: readGlyph(number, match[3]),
      time: match[4] === undefined ? undefined : Number(match[4]),
      comments: takeComments(lines),
      variations: takeVariations(lines, depth),
      deal: takeDeal(lines),
    })
  }
  return turns
}

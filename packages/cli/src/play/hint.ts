import { type Budget, type ExplainedChoice, type Explanation, explain } from '@amyitis/bots'
import { clonePosition, type Entry, fixedDealer, moveCode, opensTurn, playMove, seededRandom } from '@amyitis/engine'
import { choiceOf, type HintWhy, hintKind, hintWhy, moveNames } from '@amyitis/narration'
import { netFor } from '../bots.ts'
import { padStart, wrap } from '../terminal/width.ts'
import { COLUMNS, type View } from '../views/view.ts'

const DEFAULT_BUDGET: Budget = { iterations: 1500, ms: 2500 }
/** How many moves of the expected line are shown. */
const MAX_LINE_MOVES = 8

/** Hints for the current decision, each more specific than the one before. */
export class Hints {
  private last: Entry | undefined
  private told = 0
  private thought: Explanation | undefined
  private readonly budget: Budget

  constructor(budget = DEFAULT_BUDGET) {
    this.budget = budget
  }

  /** The next hint; `moves` are the choices in the order of their numbers. */
  next(view: View, moves: readonly string[]): string[] {
    const { entries, position } = view.game
    if (this.thought === undefined || this.last !== entries.at(-1)) {
      // Separate random numbers: a hint must not use the game's seed or future deals.
      const random = seededRandom(`hint ${entries.length}`)
      this.thought = explain(position, { net: netFor(position.box), random, budget: this.budget })
      this.last = entries.at(-1)
      this.told = 0
    }
    this.told++
    if (this.told === 1 && moves.length > 1)
      return [...wrap(hintKind(view, this.thought, moves.length), COLUMNS), view.text.t('hint.more')]
    if (this.told <= 2) return [...this.which(view, moves, this.thought), view.text.t('hint.more')]
    return this.why(view, moves, this.thought)
  }

  private label(view: View, moves: readonly string[], move: string): string[] {
    return wrap(`${padStart(String(moves.indexOf(move) + 1), 4)}  ${choiceOf(view, move)}`, COLUMNS, 6)
  }

  private which(view: View, moves: readonly string[], { choices: [best] }: Explanation): string[] {
    const number = moves.indexOf(best.move) + 1
    const said = moves.length === 1 ? view.text.t('hint.only') : view.text.t('hint.which', { number })
    return [said, ...this.label(view, moves, best.move)]
  }

  private why(view: View, moves: readonly string[], thought: Explanation): string[] {
    const [best] = thought.choices
    const { sequel, reasons, outlook, second } = hintWhy(view, thought)
    const paragraphs = [
      ...(sequel === undefined ? [] : [sequel]),
      ...reasons.map(({ side, words }) => `${side === 'for' ? '+' : '-'} ${words}`),
      outlook,
      ...(second === undefined ? [] : [this.second(view, moves, second)]),
      ...this.line(view, best),
    ]
    return [
      view.paint(view.text.t('hint.why', { number: moves.indexOf(best.move) + 1 }), 'bold'),
      ...this.label(view, moves, best.move),
      ...paragraphs.flatMap((words) => wrap(`  ${words}`, COLUMNS, 4)),
    ]
  }

  private second({ text }: View, moves: readonly string[], second: NonNullable<HintWhy['second']>): string {
    const about = { choice: second.choice, number: moves.indexOf(second.move) + 1 }
    return second.behind === undefined
      ? text.t('hint.equal', about)
      : text.t('hint.second', { ...about, ...second.behind })
  }

  /** What may follow the player's turn, turn by turn, with the player of each. */
  private line({ game, names, text }: View, { line, own }: ExplainedChoice): string[] {
    const pos = clonePosition(game.position)
    const turns: { who: string; moves: string[] }[] = []
    line.slice(0, own + MAX_LINE_MOVES).forEach((move, i) => {
      if (i >= own && (opensTurn(pos) || turns.length === 0)) turns.push({ who: names[pos.player], moves: [] })
      if (i >= own) turns[turns.length - 1].moves.push(move)
      if (i + 1 < line.length) playMove(pos, moveCode(move), fixedDealer([]))
    })
    const told = turns.map(({ who, moves }) => text.t('hint.turn', { who, moves: moveNames(text, moves) }))
    return told.length === 0 ? [] : [text.t('hint.line', { moves: told.join(' · ') })]
  }
}

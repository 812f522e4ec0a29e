import {
  type Budget,
  type ExplainedChoice,
  type Explanation,
  explain,
  type Reason,
  type ReasonCode,
} from '@amyitis/bots'
import {
  clonePosition,
  dealt,
  type Entry,
  type Move,
  type MoveKind,
  parseMove,
  playMove,
  seededRandom,
} from '@amyitis/engine'
import { choiceOf, moveName, moveNames, percent, reasonOf, signed, signedPercent } from '@amyitis/words'
import { netFor } from '../bots.ts'
import { padStart, wrap } from '../terminal/width.ts'
import { COLUMNS, type View } from '../views/view.ts'
import { OPENING } from './narration.ts'

const DEFAULT_BUDGET: Budget = { iterations: 1500, ms: 2500 }
/** How many reasons are told, and how many moves of the line that is expected. */
const MAX_REASONS = 4
const MAX_LINE_MOVES = 8
/** What differs by less counts as equal: win chance, points. */
const EQUAL_WITHIN = { chance: 0.005, points: 0.3 }

type Theme = 'points' | 'stock' | 'cards' | 'garden' | 'next' | 'end' | 'fields' | 'temples' | 'palace' | 'none'

/** What a reason makes one look at. */
const THEMES: Readonly<Record<ReasonCode, Theme>> = {
  points: 'points',
  'palace-card': 'points',
  favour: 'points',
  'favour-near': 'points',
  stock: 'stock',
  pays: 'stock',
  gives: 'stock',
  keeps: 'stock',
  'keeps-goods': 'stock',
  banker: 'cards',
  caravaneer: 'cards',
  gardener: 'cards',
  'last-card': 'cards',
  bonus: 'garden',
  majority: 'garden',
  breaks: 'garden',
  opens: 'garden',
  'takes-square': 'garden',
  'in-reach': 'garden',
  'out-of-reach': 'garden',
  prepares: 'next',
  'prepares-card': 'next',
  'prepares-sale': 'next',
  ends: 'end',
  'end-near': 'end',
  row: 'fields',
  'row-lead': 'fields',
  temple: 'temples',
  'pushed-out': 'temples',
  track: 'palace',
  power: 'palace',
  'last-trade': 'none',
  only: 'none',
  pass: 'none',
  'last-pass': 'none',
}

/** Those that the next best choice does not have as well; all of them if there is no other. */
function telling(reasons: readonly Reason[]): readonly Reason[] {
  const own = reasons.filter(({ shared }) => shared === undefined)
  return own.length > 0 ? own : reasons
}

const isEqual = (one: ExplainedChoice, other: ExplainedChoice) =>
  Math.abs(one.chance - other.chance) < EQUAL_WITHIN.chance && Math.abs(one.margin - other.margin) < EQUAL_WITHIN.points

/** Hints on the decision that is asked: each says more than the one before. */
export class Hints {
  private last: Entry | undefined
  private told = 0
  private thought: Explanation | undefined
  private readonly budget: Budget

  constructor(budget = DEFAULT_BUDGET) {
    this.budget = budget
  }

  /** The next hint; `moves` are the choices as they are numbered. */
  next(view: View, moves: readonly string[]): string[] {
    const { entries, position } = view.game
    if (this.thought === undefined || this.last !== entries.at(-1)) {
      // Random numbers of its own: a hint knows nothing of the game's seed, nor of the deals to come.
      const random = seededRandom(`hint ${entries.length}`)
      this.thought = explain(position, { net: netFor(position.box), random, budget: this.budget })
      this.last = entries.at(-1)
      this.told = 0
    }
    this.told++
    if (this.told === 1 && moves.length > 1) return [...this.kind(view, this.thought), view.text.t('hint.more')]
    if (this.told <= 2) return [...this.which(view, moves, this.thought), view.text.t('hint.more')]
    return this.why(view, moves, this.thought)
  }

  /** Which kind of action, or what to look at. */
  private kind({ text }: View, { decision, choices }: Explanation): string[] {
    const [best, second] = choices
    if (decision === 'action') {
      const kind = best.move.split(' ')[0] as Extract<MoveKind, 'pass' | 'recruit' | 'caravan' | 'noble'>
      return [text.t(`hint.kind.${kind}`)]
    }
    const themes = telling(best.reasons).map(({ code }) => THEMES[code])
    const theme = second !== undefined && isEqual(best, second) ? undefined : themes.find((one) => one !== 'none')
    return [text.t(`hint.theme.${theme ?? 'none'}`)]
  }

  private label(view: View, moves: readonly string[], move: string): string[] {
    return wrap(`${padStart(String(moves.indexOf(move) + 1), 4)}  ${choiceOf(view, move)}`, COLUMNS, 6)
  }

  private which(view: View, moves: readonly string[], { choices: [best] }: Explanation): string[] {
    const number = moves.indexOf(best.move) + 1
    const said = moves.length === 1 ? view.text.t('hint.only') : view.text.t('hint.which', { number })
    return [said, ...this.label(view, moves, best.move)]
  }

  private why(view: View, moves: readonly string[], { seat, decision, choices }: Explanation): string[] {
    const [best, second] = choices
    const { text, paint } = view
    const then = best.line.slice(1, best.own)
    // A whole turn is told with all it does, a part of one with what sets it apart.
    const own = telling(best.reasons)
    const rest = decision === 'action' ? best.reasons.filter((reason) => !own.includes(reason)) : []
    const reasons = [...own, ...rest].slice(0, MAX_REASONS)
    const paragraphs = [
      ...(then.length === 0 ? [] : [text.t('hint.then', { moves: moveNames(text, then) })]),
      ...reasons.map((reason) => `${reason.side === 'for' ? '+' : '-'} ${reasonOf(view, reason, seat)}`),
      this.outlook(view, best),
      ...(second === undefined ? [] : [this.second(view, moves, best, second)]),
      ...this.line(view, best),
    ]
    return [
      paint(text.t('hint.why', { number: moves.indexOf(best.move) + 1 }), 'bold'),
      ...this.label(view, moves, best.move),
      ...paragraphs.flatMap((words) => wrap(`  ${words}`, COLUMNS, 4)),
    ]
  }

  private outlook({ text }: View, { chance, margin }: ExplainedChoice): string {
    const points = Math.round(10 * Math.abs(margin)) / 10
    return text.t(margin >= 0 ? 'hint.ahead' : 'hint.behind', { chance: percent(text, chance), points })
  }

  private second({ text }: View, moves: readonly string[], best: ExplainedChoice, second: ExplainedChoice): string {
    const about = { choice: moveName(text, second.move), number: moves.indexOf(second.move) + 1 }
    if (isEqual(best, second)) return text.t('hint.equal', about)
    const chance = signedPercent(text, second.chance - best.chance)
    return text.t('hint.second', { ...about, chance, points: signed(text, second.margin - best.margin) })
  }

  /** What may come after the own turn, turn by turn, each with who plays it. */
  private line({ game, names, text }: View, { line, own }: ExplainedChoice): string[] {
    const pos = clonePosition(game.position)
    const turns: { who: string; moves: string[] }[] = []
    line.slice(0, own + MAX_LINE_MOVES).forEach((move, i) => {
      const begins = OPENING.test(move) || pos.reason === 'procession' || pos.reason === 'tammouz'
      if (i >= own && (begins || turns.length === 0)) turns.push({ who: names[pos.player], moves: [] })
      if (i >= own) turns[turns.length - 1].moves.push(move)
      if (i + 1 < line.length) playMove(pos, parseMove(move) as Move, dealt([]))
    })
    const told = turns.map(({ who, moves }) => text.t('hint.turn', { who, moves: moveNames(text, moves) }))
    return told.length === 0 ? [] : [text.t('hint.line', { moves: told.join(' · ') })]
  }
}

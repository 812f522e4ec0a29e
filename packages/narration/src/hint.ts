import type { ExplainedChoice, Explanation, Reason, ReasonCode } from '@amyitis/bots'
import { describeMove } from '@amyitis/engine'
import { moveName, moveNames } from './move.ts'
import { percent, signed, signedPercent } from './number.ts'
import { type ReasonView, reasonOf } from './reason.ts'

/** How many reasons are shown. */
const REASONS = 4
/** What differs by less counts as equal: win chance, points. */
const EQUAL = { chance: 0.005, points: 0.3 }

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
  'keeps-sale': 'next',
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
function distinctReasons(reasons: readonly Reason[]): readonly Reason[] {
  const own = reasons.filter(({ shared }) => shared === undefined)
  return own.length > 0 ? own : reasons
}

const isEqual = (one: ExplainedChoice, other: ExplainedChoice) =>
  Math.abs(one.chance - other.chance) < EQUAL.chance && Math.abs(one.margin - other.margin) < EQUAL.points

function themeOf([best, second]: readonly ExplainedChoice[]): Theme {
  if (second !== undefined && isEqual(best, second)) return 'none'
  const themes = distinctReasons(best.reasons).map(({ code }) => THEMES[code])
  return themes.find((theme) => theme !== 'none') ?? 'none'
}

/** The first hint: which kind of action, or what to look at. `legal` is how many choices there are. */
export function hintKind({ text }: ReasonView, { choices }: Explanation, legal: number): string {
  if (legal === 1) return text.t('hint.only')
  const { kind } = describeMove(choices[0].move)
  switch (kind) {
    case 'pass':
    case 'recruit':
    case 'caravan':
    case 'noble':
      return text.t(`hint.kind.${kind}`)
    default:
      return text.t(`hint.theme.${themeOf(choices)}`)
  }
}

interface HintReason {
  readonly side: Reason['side']
  readonly words: string
}

/** The next best choice: its name, and what it falls short by; nothing if both are worth the same. */
interface SecondBest {
  readonly move: string
  readonly choice: string
  readonly behind: { readonly chance: string; readonly points: string } | undefined
}

/** The last hint: how the turn goes on, why, how good it is, and what else there is. */
export interface HintWhy {
  readonly sequel: string | undefined
  readonly reasons: readonly HintReason[]
  readonly outlook: string
  readonly second: SecondBest | undefined
}

function outlookOf({ text }: ReasonView, { chance, margin }: ExplainedChoice, proven: boolean): string {
  const points = Math.round(10 * Math.abs(margin)) / 10
  if (proven && margin === 0) return text.t('hint.proven.tie')
  if (proven) return text.t(margin > 0 ? 'hint.proven.ahead' : 'hint.proven.behind', { points })
  return text.t(margin >= 0 ? 'hint.ahead' : 'hint.behind', { chance: percent(text, chance), points })
}

function secondBest({ text }: ReasonView, best: ExplainedChoice, second: ExplainedChoice): SecondBest {
  const behind = {
    chance: signedPercent(text, second.chance - best.chance),
    points: signed(text, second.margin - best.margin),
  }
  const choice = moveName(text, second.move)
  return { move: second.move, choice, behind: isEqual(best, second) ? undefined : behind }
}

export function hintWhy(teller: ReasonView, { seat, decision, proven, choices }: Explanation): HintWhy {
  const { text } = teller
  const [best, second] = choices
  const then = best.line.slice(1, best.own)
  // A whole turn is described with all it does, a part of one with what sets it apart.
  const own = distinctReasons(best.reasons)
  const rest = decision === 'action' ? best.reasons.filter((reason) => !own.includes(reason)) : []
  const reasons = [...own, ...rest].slice(0, REASONS)
  return {
    sequel: then.length === 0 ? undefined : text.t('hint.then', { moves: moveNames(text, then) }),
    reasons: reasons.map((reason) => ({ side: reason.side, words: reasonOf(teller, reason, seat) })),
    outlook: outlookOf(teller, best, proven),
    second: second === undefined ? undefined : secondBest(teller, best, second),
  }
}

import type { ExplainedChoice, Explanation, Reason, ReasonCode } from '@amyitis/bots'
import { describeMove, type MoveKind } from '@amyitis/engine'
import { moveName, moveNames, percent, reasonOf, signed, signedPercent, type View } from '@amyitis/words'

/** How many reasons are told. */
const REASONS = 4
/** What differs by less counts as equal: win chance, points. */
const EQUAL = { chance: 0.005, points: 0.3 }

/** What a reason makes one look at. */
const THEMES = {
  points: ['points', 'palace-card', 'favour', 'favour-near'],
  stock: ['stock', 'pays', 'gives', 'keeps', 'keeps-goods'],
  cards: ['banker', 'caravaneer', 'gardener', 'last-card'],
  garden: ['bonus', 'majority', 'breaks', 'opens', 'takes-square', 'in-reach', 'out-of-reach'],
  next: ['prepares', 'prepares-card', 'prepares-sale'],
  end: ['ends', 'end-near'],
  fields: ['row', 'row-lead'],
  temples: ['temple', 'pushed-out'],
  palace: ['track', 'power'],
} as const satisfies Record<string, readonly ReasonCode[]>

type Theme = keyof typeof THEMES

const themeOf = (code: ReasonCode): Theme | undefined =>
  (Object.keys(THEMES) as Theme[]).find((theme) => (THEMES[theme] as readonly ReasonCode[]).includes(code))

/** Those that the next best choice does not have as well; all of them if there is no other. */
function telling(reasons: readonly Reason[]): readonly Reason[] {
  const own = reasons.filter(({ shared }) => shared === undefined)
  return own.length > 0 ? own : reasons
}

const isEqual = (one: ExplainedChoice, other: ExplainedChoice) =>
  Math.abs(one.chance - other.chance) < EQUAL.chance && Math.abs(one.margin - other.margin) < EQUAL.points

/** R5.1 What a turn may begin with. */
const ACTIONS = ['pass', 'recruit', 'caravan', 'noble'] as const satisfies readonly MoveKind[]

const isAction = (kind: MoveKind): kind is (typeof ACTIONS)[number] => (ACTIONS as readonly MoveKind[]).includes(kind)

/** The first hint: which kind of action, or what to look at. `legal` is how many choices there are. */
export function hintKind({ text }: View, { decision, choices }: Explanation, legal: number): string {
  const [best, second] = choices
  if (legal === 1) return text.t('hint.only')
  const { kind } = describeMove(best.move)
  if (decision === 'action' && isAction(kind)) return text.t(`hint.kind.${kind}`)
  if (second !== undefined && isEqual(best, second)) return text.t('hint.theme.none')
  const theme = telling(best.reasons)
    .map(({ code }) => themeOf(code))
    .find((one) => one !== undefined)
  return text.t(`hint.theme.${theme ?? 'none'}`)
}

interface HintReason {
  readonly side: Reason['side']
  readonly words: string
}

/** The last hint: the move, how the turn goes on, why, how good it is, and what else there is. */
interface HintWhy {
  readonly reasons: readonly HintReason[]
  readonly more: readonly string[]
}

function outlook({ text }: View, { chance, margin }: ExplainedChoice): string {
  const points = Math.round(10 * Math.abs(margin)) / 10
  return text.t(margin >= 0 ? 'hint.ahead' : 'hint.behind', { chance: percent(text, chance), points })
}

function secondBest({ text }: View, best: ExplainedChoice, second: ExplainedChoice): string {
  const choice = moveName(text, second.move)
  if (isEqual(best, second)) return text.t('table.hint.equal', { choice })
  const chance = signedPercent(text, second.chance - best.chance)
  return text.t('table.hint.second', { choice, chance, points: signed(text, second.margin - best.margin) })
}

export function hintWhy(view: View, { seat, decision, choices }: Explanation): HintWhy {
  const { text } = view
  const [best, second] = choices
  const then = best.line.slice(1, best.own)
  // A whole turn is told with all it does, a part of one with what sets it apart.
  const own = telling(best.reasons)
  const rest = decision === 'action' ? best.reasons.filter((reason) => !own.includes(reason)) : []
  const reasons = [...own, ...rest].slice(0, REASONS)
  return {
    reasons: reasons.map((reason) => ({ side: reason.side, words: reasonOf(view, reason, seat) })),
    more: [
      ...(then.length === 0 ? [] : [text.t('hint.then', { moves: moveNames(text, then) })]),
      outlook(view, best),
      ...(second === undefined ? [] : [secondBest(view, best, second)]),
    ],
  }
}

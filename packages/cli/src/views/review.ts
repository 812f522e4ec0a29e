import { isAboutPoints, type Review, type ReviewedDeal, type ReviewedTurn } from '@amyitis/bots'
import { isOver } from '@amyitis/engine'
import { moveNames, oneDigit, percent, reasonOf, signedPercent } from '@amyitis/narration'
import { clip, padEnd, padStart, widthOf, wrap } from '../terminal/width.ts'
import { COLUMNS, type View } from './view.ts'

const NAME = 20
const GAP = 2
const REASONS = 3
const MOVES = 46
const CHANCE = 8
const POINTS = 6
/** The column where the moves of a turn start. */
const MARGIN = 8

/** How a turn is marked, as in chess. */
const MARKS = { good: '', inaccuracy: '?!', mistake: '?', blunder: '??' } as const
/** Stands before the number of a turn that was calculated to the end of the game. */
const PROVEN = '*'

const indented = (words: string, by: number) => wrap(`${' '.repeat(by)}${words}`, COLUMNS, by + 2)

function table({ text, names, paint }: View, { seats, luckShare }: Review): string[] {
  const head = [
    text.t('review.accuracy'),
    text.t('review.inaccuracies'),
    text.t('review.mistakes'),
    text.t('review.blunders'),
    text.t('review.lost'),
    text.t('review.lost.points'),
    text.t('review.luck'),
  ]
  const rows = seats.map(({ accuracy, grades, loss, points = 0, luck, turns }) => [
    accuracy === null ? '-' : percent(text, accuracy / 100, 1),
    String(grades.inaccuracy),
    String(grades.mistake),
    String(grades.blunder),
    percent(text, turns === 0 ? 0 : loss / turns, 1),
    oneDigit(text, turns === 0 ? 0 : points / turns),
    signedPercent(text, luck),
  ])
  const widths = head.map((_, i) => GAP + Math.max(...[head, ...rows].map((cells) => widthOf(cells[i]))))
  const nameWidth = Math.min(NAME, COLUMNS - widths.reduce((sum, width) => sum + width))
  const line = (name: string, cells: readonly string[]) =>
    padEnd(clip(name, nameWidth), nameWidth) + cells.map((cell, i) => padStart(cell, widths[i])).join('')
  return [
    paint(line(text.t('review.player'), head), 'bold'),
    ...rows.map((cells, seat) => line(names[seat], cells)),
    ...wrap(`(${text.t('review.columns')})`, COLUMNS, 1).map((words) => paint(words, 'dim')),
    '',
    ...wrap(text.t('review.share', { share: percent(text, luckShare, 1) }), COLUMNS),
  ]
}

/** What a turn lost: win chance, points, or both. */
function costOf({ text, names }: View, turn: ReviewedTurn): string {
  const { n, round, seat } = turn
  const [loss, before, after] = [turn.loss, turn.before, turn.after].map((share) => percent(text, share, 1))
  const about = { round, n, who: names[seat], loss, before, after }
  const points = Math.round(10 * turn.points) / 10
  if (points === 0) return text.t('review.turn', about)
  if (isAboutPoints(turn)) return text.t('review.turn.only-points', { round, n, who: names[seat], after, points })
  return text.t('review.turn.points', { ...about, points })
}

/** A turn that lost much: what was played, what was better, and why. */
function turnPoint(view: View, turn: ReviewedTurn): string[] {
  const { text } = view
  const { seat, moves, better } = turn
  const reasons = better?.reasons.filter(({ shared }) => shared === undefined).slice(0, REASONS) ?? []
  return [
    ...indented(costOf(view, turn), 1),
    ...(turn.proven ? indented(text.t('review.proven'), 3) : []),
    ...indented(text.t('review.played', { moves: moveNames(text, moves) }), 3),
    ...(better === null ? [] : indented(text.t('review.better', { moves: moveNames(text, better.moves) }), 3)),
    ...reasons.flatMap((reason) => indented(`${reason.side === 'for' ? '+' : '-'} ${reasonOf(view, reason, seat)}`, 5)),
  ]
}

function dealPoint({ text, names }: View, { round, before, after }: ReviewedDeal): string[] {
  const gains = after.map((chance, seat) => chance - before[seat])
  const seat = gains.indexOf(Math.max(...gains))
  const about = { round, who: names[seat] }
  return indented(
    text.t('review.deal', {
      ...about,
      before: percent(text, before[seat], 1),
      after: percent(text, after[seat], 1),
    }),
    1,
  )
}

function points(view: View, { turningPoints, turns, deals }: Review, limited: boolean): string[] {
  const { text, paint } = view
  const told = turningPoints.flatMap((point) => {
    if (point.kind === 'turn') return turns.filter(({ n }) => n === point.n).flatMap((turn) => turnPoint(view, turn))
    return deals.filter(({ round }) => round === point.round).flatMap((deal) => dealPoint(view, deal))
  })
  const [head, calm] = limited
    ? ([text.t('review.costliest'), text.t('review.costliest.calm')] as const)
    : ([text.t('review.points'), text.t('review.calm')] as const)
  return [paint(head, 'bold'), ...(told.length === 0 ? [` ${calm}`] : told)]
}

/** One turn: decision, player, moves, the win chance with the best and the played move, and the points lost. */
function turnLines({ text, state, paint }: View, turn: ReviewedTurn): string[] {
  const { n, seat, moves, proven, before, after, points, grade, better } = turn
  const { color } = state.seats[seat]
  const chances = [before, after].map((chance) => padStart(percent(text, chance, 1), CHANCE)).join('')
  const [first, ...rest] = wrap(moveNames(text, moves), MOVES)
  const number = padStart(`${proven ? PROVEN : ''}${n}`, 5)
  const played = `${number} ${paint(text.name('letter', color), color)} ${padEnd(first, MOVES)}`
  const line = `${played} ${chances}${padStart(oneDigit(text, points), POINTS)} ${MARKS[grade]}`
  const instead = better === null ? '' : text.t('review.instead', { moves: moveNames(text, better.moves) })
  return [
    line.trimEnd(),
    ...rest.map((words) => `${' '.repeat(MARGIN)}${words}`),
    ...(grade === 'good' || instead === '' ? [] : indented(instead, MARGIN)),
  ]
}

function everyTurn(view: View, { turns }: Review): string[] {
  const { text, paint } = view
  return [
    ...wrap(text.t('review.turns'), COLUMNS, 1).map((words) => paint(words, 'bold')),
    ...turns.flatMap((turn, i) => [
      ...(turns[i - 1]?.round === turn.round ? [] : [text.t('review.round', { round: turn.round })]),
      ...turnLines(view, turn),
    ]),
    ...(turns.some(({ proven }) => proven) ? ['', paint(`${PROVEN} ${text.t('review.proven')}`, 'dim')] : []),
  ]
}

/** A review as text; `seats` are those to which it is limited. */
export function reviewLines(view: View, review: Review, seats?: readonly number[]): string[] {
  const { game, text, names } = view
  const only = seats === undefined ? '' : text.t('review.only', { who: text.list(seats.map((seat) => names[seat])) })
  return [
    text.t('review.head', { count: review.decisions.length }),
    ...(isOver(game) ? [] : [text.t('review.unfinished')]),
    '',
    ...table(view, review),
    '',
    ...(only === '' ? [] : [...wrap(only, COLUMNS), '']),
    ...points(view, review, only !== ''),
    '',
    ...everyTurn(view, review),
  ]
}

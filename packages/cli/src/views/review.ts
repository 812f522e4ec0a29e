import type { Review, ReviewedDeal, ReviewedTurn } from '@amyitis/bots'
import { isOver } from '@amyitis/engine'
import { moveNames, percent, reasonOf, signedPercent } from '@amyitis/narration'
import { clip, padEnd, padStart, wrap } from '../terminal/width.ts'
import { COLUMNS, type View } from './view.ts'

const NAME = 20
const CELL = 10
const REASONS = 3
const MOVES = 50
const CHANCE = 8
/** The column where the moves of a turn start. */
const MARGIN = 8

/** How a turn is marked, as in chess. */
const MARKS = { good: '', inaccuracy: '?!', mistake: '?', blunder: '??' } as const

const indented = (words: string, by: number) => wrap(`${' '.repeat(by)}${words}`, COLUMNS, by + 2)

function table({ text, names, paint }: View, { seats, luckShare }: Review): string[] {
  const line = (name: string, cells: readonly string[]) =>
    `${padEnd(clip(name, NAME - 1), NAME)}${cells.map((cell) => padStart(cell, CELL)).join('')}`
  const head = line(text.t('review.player'), [
    text.t('review.accuracy'),
    text.t('review.inaccuracies'),
    text.t('review.mistakes'),
    text.t('review.blunders'),
    text.t('review.lost'),
    text.t('review.luck'),
  ])
  const rows = seats.map(({ accuracy, grades, loss, luck, turns }, seat) =>
    line(names[seat], [
      accuracy === null ? '-' : percent(text, accuracy / 100, 1),
      String(grades.inaccuracy),
      String(grades.mistake),
      String(grades.blunder),
      percent(text, turns === 0 ? 0 : loss / turns, 1),
      signedPercent(text, luck),
    ]),
  )
  return [
    paint(head, 'bold'),
    ...rows,
    ...wrap(`(${text.t('review.columns')})`, COLUMNS, 1).map((words) => paint(words, 'dim')),
    '',
    ...wrap(text.t('review.share', { share: percent(text, luckShare, 1) }), COLUMNS),
  ]
}

/** A turn that lost much: what was played, what was better, and why. */
function turnPoint(view: View, turn: ReviewedTurn): string[] {
  const { text, names } = view
  const { n, round, seat, moves, better } = turn
  const [loss, before, after] = [turn.loss, turn.before, turn.after].map((share) => percent(text, share, 1))
  const reasons = better?.reasons.filter(({ shared }) => shared === undefined).slice(0, REASONS) ?? []
  return [
    ...indented(text.t('review.turn', { round, n, who: names[seat], loss, before, after }), 1),
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

function points(view: View, { turningPoints, turns, deals }: Review): string[] {
  const { text, paint } = view
  const told = turningPoints.flatMap((point) => {
    if (point.kind === 'turn') return turns.filter(({ n }) => n === point.n).flatMap((turn) => turnPoint(view, turn))
    return deals.filter(({ round }) => round === point.round).flatMap((deal) => dealPoint(view, deal))
  })
  return [paint(text.t('review.points'), 'bold'), ...(told.length === 0 ? [` ${text.t('review.calm')}`] : told)]
}

/** One turn: decision, player, moves, and the win chance with the best and the played move. */
function turnLines({ text, state, paint }: View, turn: ReviewedTurn): string[] {
  const { n, seat, moves, before, after, grade, better } = turn
  const { color } = state.seats[seat]
  const chances = [before, after].map((chance) => padStart(percent(text, chance, 1), CHANCE)).join('')
  const [first, ...rest] = wrap(moveNames(text, moves), MOVES)
  const line = `${padStart(String(n), 5)} ${paint(text.name('letter', color), color)} ${padEnd(first, MOVES)} ${chances} ${MARKS[grade]}`
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
  ]
}

/** A review as text. */
export function reviewLines(view: View, review: Review): string[] {
  const { game, text } = view
  return [
    text.t('review.head', { count: review.decisions.length }),
    ...(isOver(game) ? [] : [text.t('review.unfinished')]),
    '',
    ...table(view, review),
    '',
    ...points(view, review),
    '',
    ...everyTurn(view, review),
  ]
}

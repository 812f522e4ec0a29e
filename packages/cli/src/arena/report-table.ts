import type { Text } from '@amyitis/i18n'
import { withoutControls } from '@amyitis/narration'
import { padEnd, padStart, wrap } from '../terminal/width.ts'
import { COLUMNS } from '../views/view.ts'
import type { ArenaReport, PairReport } from './report.ts'

/** Rows with aligned columns, the first `left` of them left-aligned. */
function columns(rows: readonly (readonly string[])[], left: number): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i].length)))
  return rows.map((row) =>
    row
      .map((cell, i) => (i < left ? padEnd(cell, widths[i]) : padStart(cell, widths[i])))
      .join('  ')
      .trimEnd(),
  )
}

/** The report as text tables. */
export function reportLines(report: ArenaReport, text: Text): string[] {
  const { games, rounds, seconds, turnOrder, ratings, pairs } = report
  const number = (value: number, digits: number) =>
    value.toLocaleString(text.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const percent = (share: number, digits = 1) =>
    share.toLocaleString(text.language, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const verdictOf = ({ target, verdict }: PairReport): string => {
    if (target === undefined || verdict === undefined) return ''
    const words = { above: 'arena.above', below: 'arena.below', open: 'arena.open' } as const
    return text.t(words[verdict], { target: percent(target, 0) })
  }
  const summary = text.t('arena.games', {
    count: games,
    rounds: number(rounds, 1),
    shares: turnOrder
      .map(({ share, low, high }) => `${percent(share, 0)} (${percent(low, 0)} … ${percent(high, 0)})`)
      .join(', '),
  })
  return [
    ...wrap(`${summary} ${text.t('arena.time', { seconds: number(seconds, 1) })}`, COLUMNS, 2),
    '',
    ...wrap(text.t('arena.ratings'), COLUMNS, 2),
    ...columns(
      ratings.map(({ name, elo, low, high, meanMs, p99Ms, maxMs }) => [
        withoutControls(name),
        String(elo),
        `${low} …`,
        String(high),
        number(meanMs, 2),
        number(p99Ms, 2),
        number(maxMs, 2),
      ]),
      1,
    ),
    '',
    ...wrap(text.t('arena.pairs'), COLUMNS, 2),
    ...columns(
      pairs.map((pair) => [
        withoutControls(pair.one),
        `– ${withoutControls(pair.others)}`,
        percent(pair.share),
        `${percent(pair.low)} …`,
        percent(pair.high),
        number(pair.margin, 1),
        String(pair.games),
        verdictOf(pair),
      ]),
      2,
    ),
  ]
}

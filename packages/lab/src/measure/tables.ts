import { GAME_KINDS, type GameKind, hasPalace, LEVEL_SETTINGS, LEVELS, playersOf } from '@amyitis/bots'
import { markdownTable } from '../markdown-block.ts'
import type { Ladder, Pair, Report, StepResult } from './ladder.ts'
import { isChainStep } from './plan.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const interval = (low: number, high: number) => `${(100 * low).toFixed(1)} … ${(100 * high).toFixed(1)}`
const milliseconds = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0))
const levelOf = (entrant: string) => entrant.split('@')[0]
/** `priest@4ms` in readable form. */
const formatEntrant = (entrant: string) =>
  `\`${levelOf(entrant)}\`${entrant.includes('@') ? ` (${entrant.split('@')[1]})` : ''}`

const reversed = ({ one, others, share, low, high, margin, ...rest }: Pair): Pair => ({
  ...rest,
  one: others,
  others: one,
  share: 1 - share,
  low: 1 - high,
  high: 1 - low,
  margin: -margin,
})

/** The match of one level against another, from the view of the first; with more than two players it is the one alone. */
function matchOf(steps: readonly StepResult[], players: number, one: string, others: string): Pair | undefined {
  const pairs = steps.flatMap(({ report }) => report.pairs)
  const found = pairs.find((pair) => levelOf(pair.one) === one && levelOf(pair.others) === others)
  const back = pairs.find((pair) => players === 2 && levelOf(pair.one) === others && levelOf(pair.others) === one)
  return found ?? (back === undefined ? undefined : reversed(back))
}

/** Is a share above the target? Yes or no only if the whole interval is. */
function targetReached({ low, high, verdict }: Pair, target: number): string {
  if (verdict === 'above' || (verdict === undefined && low > target)) return 'yes'
  if (verdict === 'below' || (verdict === undefined && high < target)) return 'no'
  return 'open'
}

/** What the levels won against the one below, best level first. */
function ladderRows({ kind, ratings, steps }: Ladder): string[] {
  const players = playersOf(kind)
  const chain = steps.filter(({ step }) => isChainStep(step))
  const times = chain.flatMap(({ report }) => report.ratings)
  const rungOf = (level: string) => ratings.find(({ name }) => levelOf(name) === level)
  return [...LEVELS].reverse().flatMap((level) => {
    const rung = rungOf(level)
    if (rung === undefined) return []
    const below = LEVELS[LEVELS.indexOf(level) - 1]
    const lower = rungOf(below)
    const match = lower === undefined ? undefined : matchOf(chain, players, level, below)
    const cells =
      lower === undefined || match === undefined
        ? ['', '', '']
        : [`+${rung.elo - lower.elo}`, `${percent(match.share)} (${interval(match.low, match.high)})`, match.games]
    // A level may play in several steps; the first one is its own.
    const time = times.find(({ name }) => name === rung.name)
    const clock = time === undefined ? '' : [time.meanMs, time.p99Ms].map(milliseconds).join(' / ')
    const elo = level === 'random' ? '0' : `${rung.elo} (${rung.low} … ${rung.high})`
    return [`| ${[formatEntrant(rung.name), elo, ...cells, clock].join(' | ')} |`]
  })
}

function anchorRow(pair: Pair, players: number, { step, measured }: StepResult): string {
  const target = step.target ?? 0
  const alone = players > 2 ? ` × ${players - 1}` : ''
  const wins = `${percent(pair.share)} (${interval(pair.low, pair.high)})`
  const cells = [formatEntrant(pair.one), `${formatEntrant(pair.others)}${alone}`, wins, `≥ ${target} %`]
  return `| ${[...cells, targetReached(pair, target / 100), pair.games, measured].join(' | ')} |`
}

const anchorRows = ({ kind, steps }: Ladder): string[] =>
  steps
    .filter(({ step }) => !isChainStep(step))
    .flatMap((result) => result.report.pairs.map((pair) => anchorRow(pair, playersOf(kind), result)))

const titleOf = (kind: GameKind) => `${playersOf(kind)} players${hasPalace(kind) ? ', Palace' : ''}`

/** What makes the levels as strong as they are, in Markdown. */
export function settingsTable(): string {
  const rows = GAME_KINDS.map((kind) => {
    const { noise, temperature, iterations } = LEVEL_SETTINGS[kind]
    const numbers = [...Object.values(noise), ...Object.values(temperature), ...Object.values(iterations)]
    return [titleOf(kind), ...numbers.map((number) => number.toLocaleString('en'))]
  })
  const settings = Object.values(LEVEL_SETTINGS['2p'])
  return markdownTable(['', ...settings.flatMap((group) => Object.keys(group).map((level) => `\`${level}\``))], rows)
}

/** Says which levels were measured earlier than the others, if any were. */
function keptSince({ measured, steps }: Ladder): string[] {
  const kept = steps.find((result) => isChainStep(result.step) && result.measured !== measured)
  if (kept === undefined) return []
  const from = levelOf(kept.step.bots[kept.step.bots.length - 1])
  return [`The steps up to \`${from}\` and above it were measured ${kept.measured}.`]
}

/** The results for a kind of game, in Markdown. */
export function ladderTable(ladder: Ladder): string {
  const { kind, measured, machine, steps } = ladder
  const quick = steps[0].report
  const anchors = anchorRows(ladder)
  return [
    `![Ladder of the levels, ${titleOf(kind)}](ladder/${kind}.svg)`,
    '',
    '| level | Elo (95 %) | step | wins against the level below (95 %) | games | ms per decision: mean / p99 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...ladderRows(ladder),
    ...(anchors.length === 0
      ? []
      : [
          '',
          '| one | against | wins (95 %) | target | reached | games | measured |',
          '| --- | --- | --- | --- | --- | --- | --- |',
          ...anchors,
        ]),
    '',
    `Measured ${measured} on ${machine}, version ${quick.settings.version}, weights \`${quick.settings.weights?.slice(0, 12)}\`.`,
    ...keptSince(ladder),
    `The levels without search played ${quick.rounds.toFixed(1)} rounds per game.`,
    '',
    '```sh',
    ...steps.map(({ command }) => command),
    '```',
  ].join('\n')
}

export interface Sweep {
  readonly command: string
  readonly report: Report
}

/** The results of the UCT sweep, best first. */
export function sweepTable({ command, report }: Sweep): string {
  const { players } = report.settings
  const iterations = report.pairs[0].one.split('@')[1]
  const rows = [...report.pairs]
    .sort((a, b) => b.share - a.share)
    .map(({ one, share, low, high, margin, games }) => {
      const [, constant, part] = one.split('@')[0].split(':')
      return `| ${[constant, part, `${percent(share)} (${interval(low, high)})`, margin.toFixed(1), games].join(' | ')} |`
    })
  return [
    `${players} players, ${iterations} iterations, against \`${report.pairs[0].others}\`:`,
    '',
    '| constant | share of the margin | wins (95 %) | mean margin | games |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '```sh',
    command,
    '```',
  ].join('\n')
}

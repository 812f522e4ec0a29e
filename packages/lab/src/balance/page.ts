import { markdownTable } from '../markdown-block.ts'
import { titleOf } from './chart.ts'
import type { KindBalance, Share, Use } from './statistics.ts'

/** Everything that is published about the balance of the game. */
export interface Balance {
  readonly measured: string
  readonly iterations: number
  readonly command: string
  readonly kinds: readonly KindBalance[]
}

const percent = (share: number) => `${(100 * share).toFixed(0)}`

const useCell = (use: Use | undefined) => {
  if (use === undefined) return ''
  return use.perGame === 0 ? '0' : `${use.perGame.toFixed(use.perGame < 10 ? 1 : 0)} (${percent(use.byWinners)} %)`
}

const shareCell = ({ share, low, high }: Share) => `${percent(share)} (${percent(low)} … ${percent(high)})`

/** Column by column: statistics that were published earlier may lack one. */
function summary(kinds: readonly KindBalance[]): string {
  const columns: readonly (readonly [string, (one: KindBalance) => string | undefined])[] = [
    ['', titleOf],
    ['games', (one) => String(one.games)],
    ['rounds', ({ rounds }) => `${rounds.mean.toFixed(1)} (${rounds.least} … ${rounds.most})`],
    ['ended by the limit', (one) => String(one.limited)],
    ['% rounds without planting (95 %)', ({ unplanted }) => unplanted && shareCell(unplanted)],
    ['% wins by turn order in round 1 (95 %)', ({ turnOrder }) => turnOrder.map(shareCell).join(', ')],
  ]
  const shown = columns.filter(([, cell]) => kinds.some((one) => cell(one) !== undefined))
  const rows = kinds.map((one) => shown.map(([, cell]) => cell(one) ?? ''))
  return markdownTable(
    shown.map(([head]) => head),
    rows,
  )
}

function uses(kinds: readonly KindBalance[]): string {
  const names = [...new Set(kinds.toReversed().flatMap((one) => Object.keys(one.uses)))]
  const rows = names.map((name) => [name, ...kinds.map((one) => useCell(one.uses[name]))])
  return markdownTable(['per game (by winners)', ...kinds.map(titleOf)], rows)
}

/** The section of docs/bots.md, in Markdown. */
export function balancePage({ measured, iterations, command, kinds }: Balance): string {
  const weights = kinds.map(({ kind, weights }) => `${kind} \`${weights}\``).join(', ')
  return [
    `Measured ${measured}: games of the strongest level against itself, with ${iterations} iterations per decision.`,
    '`amyitis` finds time for far more in 1.5 s; stronger players might use things differently.',
    'Differences within the intervals mean nothing.',
    '',
    `Weights: ${weights}.`,
    '',
    summary(kinds),
    '',
    '![Wins by turn order in the first round](balance/turn-order.svg)',
    '',
    '![Points by source, of winners and of the others](balance/points.svg)',
    '',
    uses(kinds),
    '',
    'Uses per game by all players together, and in brackets how many of them by players who won. An even share would be 50, 33 or 25 %. A trade',
    'counts when its card is recruited or its action is free, a city when the caravan stops there.',
    '',
    '```sh',
    command,
    '```',
  ].join('\n')
}

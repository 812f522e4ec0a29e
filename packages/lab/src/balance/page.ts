import { markdownTable } from '../markdown-block.ts'
import { titleOf } from './chart.ts'
import type { KindBalance, Use } from './statistics.ts'

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

function summary(kinds: readonly KindBalance[]): string {
  const rows = kinds.map((one) => [
    titleOf(one),
    String(one.games),
    `${one.rounds.mean.toFixed(1)} (${one.rounds.least} … ${one.rounds.most})`,
    String(one.limited),
    one.turnOrder.map(({ share, low, high }) => `${percent(share)} (${percent(low)} … ${percent(high)})`).join(', '),
  ])
  return markdownTable(['', 'games', 'rounds', 'ended by the limit', '% wins by turn order in round 1 (95 %)'], rows)
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

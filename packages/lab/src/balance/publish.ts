import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { replaceBlock } from '../markdown-block.ts'
import { pointsChart, turnOrderChart } from './chart.ts'
import { type Balance, balancePage } from './page.ts'
import { type BalancePlan, readGames, weightsHash } from './play.ts'
import { balanceOf } from './statistics.ts'

const DOCS = fileURLToPath(new URL('../../../../docs', import.meta.url))
export const BALANCE_FOLDER = join(DOCS, 'balance')
export const BALANCE_PAGE = join(DOCS, 'bots.md')

/** The statistics of the games that have been played so far. */
export function measureBalance(plan: BalancePlan, measured: string): Balance {
  const kinds = plan.kinds.flatMap((kind) => {
    const games = readGames(kind, plan)
    return games.length === 0 ? [] : [balanceOf(kind, games, weightsHash(kind))]
  })
  const command = `npx amyitis-lab balance --games ${plan.games} --iterations ${plan.iterations}`
  return { measured, iterations: plan.iterations, command, kinds }
}

/** Everything that is drawn and written from the statistics, by file. */
export const publishedFiles = (balance: Balance, page: string): Readonly<Record<string, string>> => ({
  'turn-order.svg': turnOrderChart(balance.kinds),
  'points.svg': pointsChart(balance.kinds),
  page: replaceBlock(page, 'balance', balancePage(balance)),
})

/** Writes the statistics, the charts and the section of the page. */
export function publish(balance: Balance, folder = BALANCE_FOLDER, page = BALANCE_PAGE): void {
  const { page: filled, ...charts } = publishedFiles(balance, readFileSync(page, 'utf8'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'balance.json'), `${JSON.stringify(balance, null, 2)}\n`)
  for (const [name, chart] of Object.entries(charts)) writeFileSync(join(folder, name), chart)
  writeFileSync(page, filled)
}

import type { Random, Trade } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import { moveName } from '@amyitis/narration'
import type { Option } from './table.ts'

const GROUPS = [1, 2, 3, 4]
const QUALITIES = [1, 2]

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1)

/** So seldom something is done for its own sake. */
const WHIM = 5

/**
 * What somebody prefers who wants the game to come to its end: to plant, then whatever leads there; now and then anything
 * else that can be done.
 */
export function preferred(text: Text, options: readonly Option[], random: Random): readonly Option[] {
  const pass = capital(moveName(text, 'pass'))
  if (!options.some(({ name }) => name.startsWith(pass))) return options
  const whim = random(WHIM) === 0
  const recruits = (...trades: Trade[]) => {
    const names = GROUPS.flatMap((group) => trades.map((trade) => capital(moveName(text, `recruit ${group} ${trade}`))))
    return ({ name }: Option) => names.some((one) => name.startsWith(one))
  }
  const plants = QUALITIES.map((quality) => text.t('table.then.plant', { quality }))
  const tastes = [
    ({ name }: Option) => plants.some((words) => name.includes(words)),
    recruits('farmer', 'merchant', 'engineer'),
    ({ name }: Option) => name.includes(text.t('table.then.sell')),
    ({ name }: Option) => name.startsWith(pass) !== whim,
  ]
  for (const taste of tastes) {
    const found = options.filter(taste)
    if (found.length > 0) return found
  }
  return options
}

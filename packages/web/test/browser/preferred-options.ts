import { type Random, RULE_VALUES, type Trade } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import { moveName } from '@amyitis/narration'
import type { Option } from './table.ts'

const GROUPS = [1, 2, 3, 4]
const QUALITIES = [1, 2]

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1)

/** How rarely an arbitrary option is taken. */
const WHIM = 5

/**
 * The preferences of a player who wants to finish the game: plant, then whatever leads to planting; now and then anything
 * else.
 */
export function preferredOptions(text: Text, options: readonly Option[], random: Random): readonly Option[] {
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
    ({ name }: Option) => name.includes(text.t('table.then.sell', RULE_VALUES)),
    ({ name }: Option) => name.startsWith(pass) !== whim,
  ]
  for (const taste of tastes) {
    const found = options.filter(taste)
    if (found.length > 0) return found
  }
  return options
}

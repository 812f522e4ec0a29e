import { COURT, GOODS, type Good, RULE_VALUES, TEMPLES, TRADES } from '@amyitis/engine'
import type { Book } from '@amyitis/narration'
import { capital } from '../board/wording.ts'
import type { IconName } from '../icons/art.tsx'
import { rewardsOf } from './rewards.ts'

interface LegendEntry {
  readonly icon: IconName
  readonly name: string
  /** What it stands for, in a line. */
  readonly is: string
}

export interface LegendGroup {
  readonly title: string
  readonly entries: readonly LegendEntry[]
}

const TRADE_LINES = {
  farmer: 'legend.farmer.is',
  priest: 'legend.priest.is',
  engineer: 'legend.engineer.is',
  merchant: 'legend.merchant.is',
  courtier: 'legend.courtier.is',
} as const
const COURT_LINES = {
  banker: 'legend.banker.is',
  caravaneer: 'legend.caravaneer.is',
  palace: 'legend.palace.is',
  gardener: 'legend.gardener.is',
} as const

const entry = (icon: IconName, name: string, is: string): LegendEntry => ({ icon, name, is })

function goods({ text, edition }: Book): LegendEntry[] {
  const citiesThatWant = (good: Good) =>
    edition.cities.filter((city) => city.good === good).map(({ id }) => text.name('city', id))
  const isOf = (good: Good) =>
    good === 'wine' ? text.t('legend.wine.is') : text.t('legend.good.is', { cities: citiesThatWant(good).join(', ') })
  return [
    ...GOODS.map((good) => entry(good, text.name('good', good), isOf(good))),
    entry('any-good', text.t('legend.any-good'), text.t('legend.any-good.is')),
  ]
}

const stock = ({ text: { t } }: Book): LegendEntry[] => [
  entry('talent', t('glossary.talent'), t('legend.talent.is')),
  entry('camel', t('glossary.camel'), t('legend.camel.is')),
  entry('points', t('glossary.prestige'), t('legend.points.is')),
  entry('tile', t('glossary.tile'), t('legend.tile.is')),
  entry('irrigation', t('legend.irrigation'), t('legend.irrigation.is')),
  entry('cube-blue', t('glossary.cube'), t('legend.cube.is')),
]

const trades = ({ text }: Book): LegendEntry[] => [
  ...TRADES.map((trade) => entry(trade, text.name('trade', trade), text.t(TRADE_LINES[trade], RULE_VALUES))),
  entry('noble', text.t('legend.noble'), text.t('legend.noble.is', RULE_VALUES)),
]

function court({ text, edition }: Book): LegendEntry[] {
  const points = edition.court.palace.map((card) => card.points)
  const range = { low: Math.min(...points), high: Math.max(...points) }
  return [
    ...COURT.map((kind) => entry(kind, text.name('court', kind), text.t(COURT_LINES[kind], range))),
    entry('any-court', text.t('legend.any-court'), text.t('legend.any-court.is')),
    entry('card', text.t('glossary.trade'), text.t('legend.card.is')),
  ]
}

function gods(book: Book): LegendEntry[] {
  const { text } = book
  return [
    ...TEMPLES.map((temple) =>
      entry(temple, text.name('temple', temple), text.t('legend.temple.is', rewardsOf(book, temple))),
    ),
    ...([1, 2, 3] as const).map((quality) =>
      entry(
        `quality-${quality}`,
        text.t('legend.quality', { quality }),
        quality === 3 ? text.t('legend.quality.top') : text.t('legend.quality.is', { quality }),
      ),
    ),
  ]
}

const turn = ({ text }: Book): LegendEntry[] => [
  entry('first', text.name('power', 'first'), text.t('legend.first.is')),
  entry('passed', text.t('legend.passed'), text.t('legend.passed.is', RULE_VALUES)),
  entry('procession', text.name('power', 'procession'), text.t('legend.procession.is')),
  entry('recruit', text.name('power', 'recruit'), text.t('legend.recruit.is')),
  entry('advance', text.name('power', 'advance'), text.t('legend.advance.is', RULE_VALUES)),
  entry('winner', text.t('legend.winner'), text.t('legend.winner.is')),
]

/** Every icon of the game, in six groups. */
export function legendOf(book: Book): LegendGroup[] {
  const { t, language } = book.text
  const group = (title: string, entries: readonly LegendEntry[]): LegendGroup => ({
    title,
    entries: entries.map((one) => ({ ...one, name: capital(one.name, language) })),
  })
  return [
    group(t('legend.goods'), goods(book)),
    group(t('legend.stock'), stock(book)),
    group(t('legend.trades'), trades(book)),
    group(t('legend.court'), court(book)),
    group(t('legend.gods'), gods(book)),
    group(t('legend.turn'), turn(book)),
  ]
}

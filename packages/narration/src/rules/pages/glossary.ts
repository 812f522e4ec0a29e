import { RULE_VALUES } from '@amyitis/engine'
import type { Clause } from '../clauses.ts'
import { type Book, grid, type RulesPage, section } from '../page.ts'

export function glossary({ text: { t, language } }: Book): RulesPage {
  const words: [word: string, meaning: string, clause: Clause][] = [
    [t('glossary.automatic'), t('glossary.automatic.is'), 'R9.4'],
    [t('glossary.banker'), t('glossary.banker.is'), 'R4.2'],
    [t('glossary.bonus'), t('glossary.bonus.is'), 'R9.3'],
    [t('glossary.camel'), t('glossary.camel.is'), 'R7.2'],
    [t('glossary.caravan'), t('glossary.caravan.is'), 'R7.1'],
    [t('glossary.caravaneer'), t('glossary.caravaneer.is'), 'R7.2'],
    [t('glossary.court'), t('glossary.court.is'), 'R8.1'],
    [t('glossary.courtier'), t('glossary.courtier.is', RULE_VALUES), 'R12.4'],
    [t('glossary.cube'), t('glossary.cube.is'), 'R1.2'],
    [t('glossary.favour'), t('glossary.favour.is'), 'R11.2'],
    [t('glossary.field'), t('glossary.field.is'), 'R6.1'],
    [t('glossary.first'), t('glossary.first.is'), 'R10.4'],
    [t('glossary.floor'), t('glossary.floor.is'), 'R3.1'],
    [t('glossary.gardener'), t('glossary.gardener.is'), 'R8.4'],
    [t('glossary.good'), t('glossary.good.is'), 'R1.3'],
    [t('glossary.group'), t('glossary.group.is'), 'R4.1'],
    [t('glossary.income'), t('glossary.income.is'), 'R4.2'],
    [t('glossary.irrigated'), t('glossary.irrigated.is'), 'R3.8'],
    [t('glossary.neutral'), t('glossary.neutral.is'), 'R1.2'],
    [t('glossary.noble'), t('glossary.noble.is', RULE_VALUES), 'R12.5'],
    [t('glossary.open'), t('glossary.open.is'), 'R3.5'],
    [t('glossary.palace'), t('glossary.palace.is'), 'R8.2'],
    [t('glossary.plant'), t('glossary.plant.is'), 'R7.6'],
    [t('glossary.power'), t('glossary.power.is'), 'R12.3'],
    [t('glossary.prestige'), t('glossary.prestige.is'), 'R1.1'],
    [t('glossary.procession'), t('glossary.procession.is'), 'R10.1'],
    [t('glossary.quality'), t('glossary.quality.is'), 'R3.2'],
    [t('glossary.reserve'), t('glossary.reserve.is'), 'R1.4'],
    [t('glossary.side'), t('glossary.side.is'), 'R3.3'],
    [t('glossary.square'), t('glossary.square.is'), 'R3.1'],
    [t('glossary.stock'), t('glossary.stock.is'), 'R1.4'],
    [t('glossary.talent'), t('glossary.talent.is'), 'R5.3'],
    [t('glossary.temple'), t('glossary.temple.is'), 'R10.2'],
    [t('glossary.tile'), t('glossary.tile.is'), 'R9.2'],
    [t('glossary.trade'), t('glossary.trade.is'), 'R4.1'],
    [t('glossary.zone'), t('glossary.zone.is'), 'R3.3'],
  ]
  const inOrder = new Intl.Collator(language).compare
  return {
    id: 'glossary',
    title: t('glossary.title'),
    sections: [
      section(
        'words',
        t('glossary.title'),
        grid({
          caption: t('glossary.title'),
          head: [t('glossary.word'), t('glossary.meaning'), t('glossary.rule')],
          rows: words.sort(([one], [two]) => inOrder(one, two)),
        }),
      ),
    ],
  }
}

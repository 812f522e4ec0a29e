import { RULE_VALUES } from '@amyitis/engine'
import { caravaneersGrid, incomeGrid } from '../grids.ts'
import { type Book, clause, example, grid, type RulesPage } from '../page.ts'

export function round(book: Book): RulesPage {
  const { t } = book.text
  return {
    id: 'round',
    title: t('rules.round.title'),
    sections: [
      clause('R1.6', t('rules.R1.6.name'), t('rules.R1.6')),
      clause('R4.1', t('rules.R4.1.name'), t('rules.R4.1')),
      clause('R4.2', t('rules.R4.2.name'), t('rules.R4.2'), grid(incomeGrid(book))),
      clause('R5.1', t('rules.R5.1.name'), t('rules.R5.1')),
      clause('R5.2', t('rules.R5.2.name'), t('rules.R5.2', RULE_VALUES), example(t('rules.R5.2.example'))),
      clause('R10.3', t('rules.R10.3.name'), t('rules.R10.3'), grid(caravaneersGrid(book, 'keeps'))),
      clause('R10.4', t('rules.R10.4.name'), t('rules.R10.4')),
    ],
  }
}

import { RULE_VALUES } from '@amyitis/engine'
import { caravaneersGrid, citiesGrid, plantsGrid } from '../grids.ts'
import { type Book, clause, example, grid, type RulesPage, tip } from '../page.ts'

export function caravan(book: Book): RulesPage {
  const { t } = book.text
  return {
    id: 'caravan',
    title: t('rules.caravan.title'),
    sections: [
      clause('R7.1', t('rules.R7.1.name'), t('rules.R7.1'), grid(citiesGrid(book))),
      clause(
        'R7.2',
        t('rules.R7.2.name'),
        t('rules.R7.2'),
        grid(caravaneersGrid(book, 'bonus')),
        example(t('rules.R7.2.example')),
      ),
      clause('R7.3', t('rules.R7.3.name'), t('rules.R7.3')),
      clause('R7.5', t('rules.R7.5.name'), t('rules.R7.5')),
      clause('R7.6', t('rules.R7.6.name'), t('rules.R7.6'), grid(plantsGrid(book))),
      clause('R7.7', t('rules.R7.7.name'), t('rules.R7.7')),
    ],
  }
}

export function babylon({ text: { t } }: Book): RulesPage {
  return {
    id: 'babylon',
    title: t('rules.babylon.title'),
    sections: [clause('R7.4', t('rules.R7.4.name'), t('rules.R7.4', RULE_VALUES), tip(t('rules.babylon.tip')))],
  }
}

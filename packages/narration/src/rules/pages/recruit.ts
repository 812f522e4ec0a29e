import { RULE_VALUES } from '@amyitis/engine'
import { fieldsGrid } from '../grids.ts'
import { type Book, clause, example, grid, type RulesPage } from '../page.ts'

export function recruit(book: Book): RulesPage {
  const { t } = book.text
  return {
    id: 'recruit',
    title: t('rules.recruit.title'),
    sections: [
      clause('R5.3', t('rules.R5.3.name'), t('rules.R5.3'), example(t('rules.R5.3.example'))),
      clause('R5.4', t('rules.R5.4.name'), t('rules.R5.4')),
      clause('R6.1', t('rules.R6.1.name'), t('rules.R6.1'), grid(fieldsGrid(book))),
      clause('R6.2', t('rules.R6.2.name'), t('rules.R6.2'), example(t('rules.R6.2.example'))),
      clause('R6.3', t('rules.R6.3.name'), t('rules.R6.3'), example(t('rules.R6.3.example'))),
      clause('R6.4', t('rules.R6.4.name'), t('rules.R6.4', RULE_VALUES)),
      clause('R6.5', t('rules.R6.5.name'), t('rules.R6.5', RULE_VALUES)),
    ],
  }
}

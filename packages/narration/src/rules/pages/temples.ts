import { templesGrid } from '../grids.ts'
import { type Book, clause, grid, type RulesPage } from '../page.ts'

export function temples(book: Book): RulesPage {
  const { t } = book.text
  return {
    id: 'temples',
    title: t('rules.temples.title'),
    sections: [
      clause('R10.1', t('rules.R10.1.name'), t('rules.R10.1')),
      clause('R10.2', t('rules.R10.2.name'), t('rules.R10.2'), grid(templesGrid(book)), t('rules.R10.2.short')),
    ],
  }
}

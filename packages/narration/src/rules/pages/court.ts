import { courtGrid } from '../grids.ts'
import { type Book, clause, grid, type RulesPage } from '../page.ts'

export function court(book: Book): RulesPage {
  const { t } = book.text
  return {
    id: 'court',
    title: t('rules.court.title'),
    sections: [
      clause('R8.1', t('rules.R8.1.name'), t('rules.court.ways'), t('rules.R8.1'), grid(courtGrid(book))),
      clause('R8.2', t('rules.R8.2.name'), t('rules.R8.2')),
      clause('R8.3', t('rules.R8.3.name'), t('rules.R8.3')),
      clause('R8.4', t('rules.R8.4.name'), t('rules.R8.4')),
      clause('R8.5', t('rules.R8.5.name'), t('rules.R8.5')),
    ],
  }
}

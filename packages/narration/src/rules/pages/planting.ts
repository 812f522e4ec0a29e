import { tilesGrid } from '../grids.ts'
import { type Book, clause, example, grid, type RulesPage } from '../page.ts'

export function planting(book: Book): RulesPage {
  const { t } = book.text
  return {
    id: 'planting',
    title: t('rules.planting.title'),
    sections: [
      clause('R9.1', t('rules.R9.1.name'), t('rules.R9.1')),
      clause('R9.2', t('rules.R9.2.name'), t('rules.R9.2'), grid(tilesGrid(book))),
      clause('R9.3', t('rules.R9.3.name'), t('rules.R9.3'), example(t('rules.R9.3.example'))),
      clause('R9.4', t('rules.R9.4.name'), t('rules.R9.4')),
      clause('R9.5', t('rules.R9.5.name'), t('rules.R9.5')),
    ],
  }
}

import { RULE_VALUES } from '@amyitis/engine'
import { favourGrid, lastTilesGrid } from '../grids.ts'
import { type Book, clause, grid, type RulesPage } from '../page.ts'

export function end(book: Book): RulesPage {
  const { t } = book.text
  return {
    id: 'end',
    title: t('rules.end.title'),
    sections: [
      clause('R11.1', t('rules.R11.1.name'), t('rules.R11.1'), grid(lastTilesGrid(book))),
      clause('R11.2', t('rules.R11.2.name'), t('rules.R11.2'), grid(favourGrid(book))),
      clause('R11.3', t('rules.R11.3.name'), t('rules.R11.3', RULE_VALUES)),
      clause('R11.4', t('rules.R11.4.name'), t('rules.R11.4', RULE_VALUES)),
    ],
  }
}

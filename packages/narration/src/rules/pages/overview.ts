import { type Book, clause, pictures, type RulesPage, section, steps } from '../page.ts'
import { stepsOf } from '../steps.ts'

export function overview(book: Book): RulesPage {
  const { t } = book.text
  return {
    id: 'overview',
    title: t('rules.overview.title'),
    sections: [
      clause('R1.1', t('rules.R1.1.name'), t('rules.R1.1')),
      section(
        'how',
        t('rules.overview.how'),
        pictures(
          ['farmer', t('rules.overview.farmer')],
          ['engineer', t('rules.overview.engineer')],
          ['camel', t('rules.overview.caravan')],
          ['gardener', t('rules.overview.plant')],
          ['irrigation', t('rules.overview.bonus')],
          ['priest', t('rules.overview.priest')],
        ),
      ),
      section('phases', t('rules.overview.round'), steps(stepsOf(book))),
    ],
  }
}

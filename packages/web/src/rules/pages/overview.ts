import { type Book, clause, grid, list, type Page, section } from '../page.ts'

export function overview({ text: { t } }: Book): Page {
  return {
    id: 'overview',
    title: t('rules.overview.title'),
    sections: [
      clause('R1.1', t('rules.R1.1.name'), t('rules.R1.1')),
      section(
        'how',
        t('rules.overview.how'),
        list(
          t('rules.overview.farmer'),
          t('rules.overview.engineer'),
          t('rules.overview.caravan'),
          t('rules.overview.plant'),
          t('rules.overview.bonus'),
          t('rules.overview.priest'),
        ),
      ),
      section('phases', t('rules.overview.round'), grid(phases(t))),
    ],
  }
}

/** The phases of a round, one a row. */
export const phases = (t: Book['text']['t']) => ({
  caption: t('rules.overview.round'),
  head: [t('rules.overview.phase'), t('rules.overview.what')],
  rows: [
    [t('rules.overview.one'), t('rules.overview.one.what')],
    [t('rules.overview.palace'), t('rules.overview.palace.what')],
    [t('rules.overview.two'), t('rules.overview.two.what')],
    [t('rules.overview.three'), t('rules.overview.three.what')],
  ],
})

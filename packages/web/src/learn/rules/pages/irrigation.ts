import { type Book, clause, example, type Page } from '../page.ts'

export function irrigation({ text: { t }, edition }: Book): Page {
  return {
    id: 'irrigation',
    title: t('rules.irrigation.title'),
    sections: [
      clause('R3.1', t('rules.R3.1.name'), t('rules.R3.1')),
      clause('R3.2', t('rules.R3.2.name'), t('rules.R3.2')),
      clause('R3.3', t('rules.R3.3.name'), t('rules.R3.3', { floor: edition.doubleSides.minFloor })),
      clause('R3.4', t('rules.R3.4.name'), t('rules.R3.4')),
      clause('R3.5', t('rules.R3.5.name'), t('rules.R3.5'), example(t('rules.R3.5.example'))),
      clause('R3.6', t('rules.R3.6.name'), t('rules.R3.6')),
      clause('R3.7', t('rules.R3.7.name'), t('rules.R3.7')),
      clause('R3.8', t('rules.R3.8.name'), t('rules.R3.8')),
    ],
  }
}

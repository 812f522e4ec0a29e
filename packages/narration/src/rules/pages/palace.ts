import { RULE_VALUES } from '@amyitis/engine'
import { type Book, clause, list, type RulesPage } from '../page.ts'

export function palace({ text: { t } }: Book): RulesPage {
  return {
    id: 'palace',
    title: t('rules.palace.title'),
    sections: [
      clause('R12.1', t('rules.R12.1.name'), t('rules.palace.intro'), t('rules.R12.1')),
      clause('R12.2', t('rules.R12.2.name'), t('rules.R12.2')),
      clause('R12.3', t('rules.R12.3.name'), t('rules.R12.3'), powers(t)),
      clause('R12.4', t('rules.R12.4.name'), t('rules.R12.4', RULE_VALUES)),
      clause('R12.5', t('rules.R12.5.name'), t('rules.R12.5', RULE_VALUES)),
      clause('R12.6', t('rules.R12.6.name'), t('rules.R12.6')),
    ],
  }
}

const powers = (t: Book['text']['t']) =>
  list(
    t('rules.R12.3.first'),
    t('rules.R12.3.procession'),
    t('rules.R12.3.recruit'),
    t('rules.R12.3.advance', RULE_VALUES),
  )

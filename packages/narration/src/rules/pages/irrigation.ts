import { type Edition, openBox } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n'
import { type Book, clause, example, type RulesPage } from '../page.ts'

/** R3.3 Which sides have two zones. */
function sidesAndZones({ t, list }: Text, edition: Edition): string {
  const { minFloor, sides = [] } = edition.doubleSides
  if (!openBox(edition, 4, false).zones.includes(2)) return t('rules.R3.3.single')
  return minFloor === undefined
    ? t('rules.R3.3.sides', { sides: list([...sides]) })
    : t('rules.R3.3', { floor: minFloor })
}

export function irrigation({ text, edition }: Book): RulesPage {
  const { t } = text
  return {
    id: 'irrigation',
    title: t('rules.irrigation.title'),
    sections: [
      clause('R3.1', t('rules.R3.1.name'), t('rules.R3.1')),
      clause('R3.2', t('rules.R3.2.name'), t('rules.R3.2')),
      clause('R3.3', t('rules.R3.3.name'), sidesAndZones(text, edition)),
      clause('R3.4', t('rules.R3.4.name'), t('rules.R3.4')),
      clause(
        'R3.5',
        t('rules.R3.5.name'),
        t(edition.doublePasses === 'first' ? 'rules.R3.5.first' : 'rules.R3.5'),
        example(t('rules.R3.5.example')),
      ),
      clause('R3.6', t('rules.R3.6.name'), t('rules.R3.6')),
      clause('R3.7', t('rules.R3.7.name'), t('rules.R3.7')),
      clause('R3.8', t('rules.R3.8.name'), t('rules.R3.8')),
    ],
  }
}

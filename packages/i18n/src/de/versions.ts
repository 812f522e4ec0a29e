import type { VERSIONS as ENGLISH } from '../en/versions.ts'
import type { Translated } from '../message.ts'

export const VERSIONS: Translated<typeof ENGLISH> = {
  'version.played': 'Gespielt nach Regelfassung {version}',
  'version.why':
    'Diese Partie begann vor der letzten Regeländerung; für sie gelten die alten Regeln. Das ist hier anders:',
  'version.change.engineerNeedsCube':
    'Der Ingenieur braucht keinen Würfel. Auch ohne Würfel darfst du ihn rekrutieren: Es wird nichts gelegt, aber du bekommst {engineerPoints, plural, one {# Punkt} other {# Punkte}}. In neuen Partien brauchst du einen Würfel im Vorrat (R5.4).',
}

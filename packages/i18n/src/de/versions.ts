import type { VERSIONS as ENGLISH } from '../en/versions.ts'
import type { Translated } from '../message.ts'

export const VERSIONS: Translated<typeof ENGLISH> = {
  'version.played': 'Gespielt nach Fassung {version} der Regeln',
  'version.why':
    'Dieses Spiel begann vor der letzten Änderung der Regeln und behält deshalb seine eigenen. Das ist hier anders:',
  'version.change.engineerNeedsCube':
    'Der Ingenieur braucht keinen Würfel. Auch ohne Würfel darfst du ihn rekrutieren: Es wird nichts gelegt, und du bekommst 2 Punkte. In neuen Spielen brauchst du einen Würfel im Vorrat (R5.4).',
}

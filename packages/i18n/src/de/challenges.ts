import type { CHALLENGES as ENGLISH } from '../en/challenges.ts'
import type { Translated } from '../message.ts'

export const CHALLENGES: Translated<typeof ENGLISH> = {
  'challenge.stars': '{stars} von 3 Sternen',
  'challenge.goals': 'Herausforderung: {name}',
  'challenge.met': 'Geschafft',
  'challenge.missed': 'Verpasst',
  'challenge.again': 'Noch einmal versuchen',
  'challenge.all': 'Alle Herausforderungen',
  'challenge.summit': 'Auf den Gipfel',
  'challenge.summit.goal': 'Bepflanze die Spitze (d4) bis zum Ende von Runde {number}',
  'challenge.behind': 'Von hinten',
  'challenge.behind.goal':
    '{number, plural, =0 {Gewinne} one {Gewinne mit mindestens # Punkt Vorsprung} other {Gewinne mit mindestens # Punkten Vorsprung}}',
  'challenge.market': 'Gute Geschäfte',
  'challenge.market.goal': 'Gewinne und hole mindestens {number} Punkte durch Verkäufe in Babylon',
  'challenge.marduk': 'In Marduks Diensten',
  'challenge.marduk.goal': 'Gewinne und hole mindestens {number} Punkte im Tempel von Marduk',
  'challenge.dry': 'Kein Tropfen',
  'challenge.dry.goal':
    '{number, plural, =0 {Gewinne, ohne einen einzigen Kanal zu graben} one {Gewinne mit mindestens # Punkt Vorsprung, ohne einen einzigen Kanal zu graben} other {Gewinne mit mindestens # Punkten Vorsprung, ohne einen einzigen Kanal zu graben}}',
  'challenge.palace': 'Der Aufstieg',
  'challenge.palace.goal': 'Gewinne mit einer Palastkarte der Stufe {number} oder höher',
  'challenge.three': 'Allein gegen drei',
  'challenge.three.goal':
    '{number, plural, =0 {Gewinne} one {Gewinne mit mindestens # Punkt Vorsprung} other {Gewinne mit mindestens # Punkten Vorsprung}}',
}

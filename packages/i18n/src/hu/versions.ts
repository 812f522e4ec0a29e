import type { VERSIONS as ENGLISH } from '../en/versions.ts'
import type { Translated } from '../message.ts'

export const VERSIONS: Translated<typeof ENGLISH> = {
  'version.played': 'A szabályok {version}. változata szerint',
  'version.why':
    'Ez a játék a szabályok legutóbbi módosítása előtt kezdődött, ezért a maga szabályait követi. Ami itt más:',
  'version.change.engineerNeedsCube':
    'A mérnökhöz nem kell kocka. Kocka nélkül is erősíthetsz vele: nem teszel le semmit, és 2 pontot kapsz. Új játékokban kocka kell hozzá a talonodból (R5.4).',
}

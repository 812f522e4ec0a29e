import type { VERSIONS as ENGLISH } from '../en/versions.ts'
import type { Translated } from '../message.ts'

export const VERSIONS: Translated<typeof ENGLISH> = {
  'version.played': 'A szabályok {version}. változata szerint',
  'version.why':
    'Ez a játszma a szabályok legutóbbi módosítása előtt kezdődött, ezért a régi szabályok szerint folyik. Ami itt más:',
  'version.change.engineerNeedsCube':
    'A mérnökhöz nem kell kocka. Kocka nélkül is erősíthetsz vele: nem teszel le semmit, de {engineerPoints} pontot kapsz. Az új játszmákban kocka kell hozzá a talonodból (R5.4).',
}

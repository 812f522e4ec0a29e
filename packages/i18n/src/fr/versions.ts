import type { VERSIONS as ENGLISH } from '../en/versions.ts'
import type { Translated } from '../message.ts'

export const VERSIONS: Translated<typeof ENGLISH> = {
  'version.played': 'Partie jouée selon la version {version} des règles',
  'version.why':
    'Cette partie a commencé avant le dernier changement des règles et garde donc les siennes. Ce qui diffère :',
  'version.change.engineerNeedsCube':
    'L’ingénieur n’a pas besoin de cube. Même sans cube, vous pouvez le recruter : rien n’est posé, et vous marquez {engineerPoints, plural, one {# point} other {# points}}. Dans les nouvelles parties, il faut un cube en stock (R5.4).',
}

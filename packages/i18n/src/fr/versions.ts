import type { VERSIONS as ENGLISH } from '../en/versions.ts'
import type { Translated } from '../message.ts'

export const VERSIONS: Translated<typeof ENGLISH> = {
  'version.played': 'Partie jouée selon la version {version} des règles',
  'version.why':
    'Cette partie a commencé avant le dernier changement de règles : elle garde les anciennes. Ce qui diffère :',
  'version.change.engineerNeedsCube':
    'Vous pouvez recruter un ingénieur même sans cube en stock : vous ne posez rien et marquez {engineerPoints, plural, one {# point} other {# points}}. Dans les nouvelles parties, il faut un cube (R5.4).',
}

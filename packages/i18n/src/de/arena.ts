import type { ARENA as ENGLISH } from '../en/arena.ts'
import type { Translated } from '../message.ts'

export const ARENA: Translated<typeof ENGLISH> = {
  'arena.games':
    '{count, plural, one {# Partie} other {# Partien}}, im Mittel {rounds} Runden; Siege nach Platz: {shares}.',
  'arena.time': '{seconds} Sekunden Bedenkzeit.',
  'arena.ratings': 'Elo mit 95-%-Intervall und Millisekunden je Entscheidung: Mittel, 99 von 100 höchstens, längste',
  'arena.pairs': 'Einer gegen die anderen: Anteil der Siege mit 95-%-Intervall, mittlerer Vorsprung, Partien',
  'arena.above': 'über {target}',
  'arena.below': 'unter {target}',
  'arena.open': '{target}: unentschieden',

  'error.pairs': '--pairs ist all, next oder first, nicht „{value}“',
  'error.program.json':
    'das Turnier endet: „{command}“ hat kein JSON-Objekt mit einem Zug ("move") geantwortet: {detail}',
  'error.program.move': 'das Turnier endet: „{command}“ hat einen Zug geantwortet, der nicht erlaubt ist: {detail}',
  'error.program.ended': 'das Turnier endet: „{command}“ hat mitten in einer Partie aufgehört, Exit-Code {detail}',
  'error.program.silent': 'das Turnier endet: „{command}“ hat nicht innerhalb von {detail} Sekunden geantwortet',
}

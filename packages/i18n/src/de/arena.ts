import type { ARENA as ENGLISH } from '../en/arena.ts'
import type { Translated } from '../message.ts'

export const ARENA: Translated<typeof ENGLISH> = {
  'arena.games':
    '{count, plural, one {# Partie} other {# Partien}}, im Mittel {rounds} Runden; Siege nach der Spielerreihenfolge in Runde 1, mit 95-%-Intervallen: {shares}.',
  'arena.time': '{seconds} Sekunden Bedenkzeit.',
  'arena.ratings': 'Elo mit 95-%-Intervall; Millisekunden je Entscheidung: Mittel, 99. Perzentil, Maximum',
  'arena.pairs': 'Einer gegen die anderen: Siegquote mit 95-%-Intervall, mittlerer Vorsprung, Partien',
  'arena.above': 'über {target}',
  'arena.below': 'unter {target}',
  'arena.open': '{target}: offen',

  'error.pairs': '--pairs kann all, next oder first sein, nicht „{value}“',
  'error.program.json': 'Turnier abgebrochen: „{command}“ hat kein JSON-Objekt mit „move“ geliefert: {detail}',
  'error.program.move': 'Turnier abgebrochen: „{command}“ hat einen unerlaubten Zug geliefert: {detail}',
  'error.program.ended': 'Turnier abgebrochen: „{command}“ hat sich mitten in einer Partie beendet, Exit-Code {detail}',
  'error.program.silent': 'Turnier abgebrochen: „{command}“ hat {detail} Sekunden lang nicht geantwortet',
}

import type { ARENA as ENGLISH } from '../en/arena.ts'
import type { Translated } from '../message.ts'

export const ARENA: Translated<typeof ENGLISH> = {
  'arena.games':
    '{count, plural, one {# partie} other {# parties}}, {rounds} tours en moyenne ; victoires selon la place : {shares}.',
  'arena.time': '{seconds} secondes de réflexion.',
  'arena.ratings':
    'Elo avec intervalle à 95 %, et millisecondes par décision : moyenne, 99 sur 100 au plus, la plus longue',
  'arena.pairs': 'Un contre les autres : part de victoires avec intervalle à 95 %, avance moyenne, parties',
  'arena.above': 'plus de {target}',
  'arena.below': 'moins de {target}',
  'arena.open': '{target} : indécis',

  'error.pairs': '--pairs vaut all, next ou first, pas « {value} »',
  'error.program.json':
    'le tournoi s’arrête : « {command} » n’a pas répondu un objet JSON avec un coup ("move") : {detail}',
  'error.program.move': 'le tournoi s’arrête : « {command} » a répondu un coup interdit : {detail}',
  'error.program.ended':
    'le tournoi s’arrête : « {command} » a pris fin au milieu d’une partie, code de sortie {detail}',
  'error.program.silent': 'le tournoi s’arrête : « {command} » n’a pas répondu en {detail} secondes',
}

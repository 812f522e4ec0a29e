import type { ARENA as ENGLISH } from '../en/arena.ts'
import type { Translated } from '../message.ts'

export const ARENA: Translated<typeof ENGLISH> = {
  'arena.games':
    '{count, plural, one {# partie} other {# parties}}, {rounds} tours en moyenne ; victoires selon l’ordre du premier tour, avec des intervalles à 95 % : {shares}.',
  'arena.time': '{seconds} secondes de réflexion.',
  'arena.ratings': 'Elo avec intervalle à 95 %, et millisecondes par décision : moyenne, 99e centile, maximum',
  'arena.pairs': 'Chacun contre les autres : part de victoires (intervalle à 95 %), écart moyen, parties',
  'arena.above': 'plus de {target}',
  'arena.below': 'moins de {target}',
  'arena.open': '{target} : indécis',

  'error.pairs': '--pairs doit valoir all, next ou first, et non « {value} »',
  'error.program.json':
    'le tournoi s’arrête : « {command} » n’a pas répondu par un objet JSON contenant un coup (« move ») : {detail}',
  'error.program.move': 'le tournoi s’arrête : « {command} » a joué un coup interdit : {detail}',
  'error.program.ended':
    'le tournoi s’arrête : « {command} » s’est terminé au milieu d’une partie, code de sortie {detail}',
  'error.program.silent': 'le tournoi s’arrête : « {command} » n’a pas répondu au bout de {detail} secondes',
}

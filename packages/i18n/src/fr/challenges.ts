import type { CHALLENGES as ENGLISH } from '../en/challenges.ts'
import type { Translated } from '../message.ts'

export const CHALLENGES: Translated<typeof ENGLISH> = {
  'challenge.stars': '{stars} étoiles sur 3',
  'challenge.goals': 'Défi : {name}',
  'challenge.met': 'Réussi',
  'challenge.missed': 'Manqué',
  'challenge.again': 'Réessayer',
  'challenge.all': 'Tous les défis',
  'challenge.summit': 'Jusqu’au sommet',
  'challenge.summit.goal': 'Planter le sommet (d4) avant la fin du tour {number}',
  'challenge.behind': 'À la remontée',
  'challenge.behind.goal':
    '{number, plural, =0 {Gagner} one {Gagner avec au moins # point d’avance} other {Gagner avec au moins # points d’avance}}',
  'challenge.market': 'La loi du marché',
  'challenge.market.goal': 'Gagner, avec au moins {number} points tirés des ventes à Babylone',
  'challenge.marduk': 'Au service de Marduk',
  'challenge.marduk.goal': 'Gagner, avec au moins {number} points du temple de Marduk',
  'challenge.dry': 'Pas une goutte',
  'challenge.dry.goal':
    '{number, plural, =0 {Gagner sans creuser un seul canal} one {Gagner avec au moins # point d’avance sans creuser un seul canal} other {Gagner avec au moins # points d’avance sans creuser un seul canal}}',
  'challenge.palace': 'L’ascension',
  'challenge.palace.goal': 'Gagner, avec une carte Palais de niveau {number} ou plus',
  'challenge.three': 'Seul contre trois',
  'challenge.three.goal':
    '{number, plural, =0 {Gagner} one {Gagner avec au moins # point d’avance} other {Gagner avec au moins # points d’avance}}',
}

import type { CHALLENGES as ENGLISH } from '../en/challenges.ts'
import type { Translated } from '../message.ts'

export const CHALLENGES: Translated<typeof ENGLISH> = {
  'challenge.stars': '{stars} csillag a 3-ból',
  'challenge.goals': 'Kihívás: {name}',
  'challenge.met': 'Sikerült',
  'challenge.missed': 'Elszalasztva',
  'challenge.again': 'Új próba',
  'challenge.all': 'Minden kihívás',
  'challenge.summit': 'Fel a csúcsra',
  'challenge.summit.goal': 'A csúcs (d4) beültetése, legkésőbb: {number}. forduló',
  'challenge.behind': 'Hátrányból',
  'challenge.behind.goal': '{number, plural, =0 {Nyerj} other {Nyerj legalább # pont előnnyel}}',
  'challenge.market': 'Jó üzlet',
  'challenge.market.goal': 'Nyerj, és szerezz legalább {number} pontot babiloni eladásokkal',
  'challenge.marduk': 'Marduk szolgálatában',
  'challenge.marduk.goal': 'Nyerj, és szerezz legalább {number} pontot Marduk templomában',
  'challenge.dry': 'Egy csepp se',
  'challenge.dry.goal':
    '{number, plural, =0 {Nyerj úgy, hogy egyetlen csatornát sem ásol} other {Nyerj legalább # pont előnnyel úgy, hogy egyetlen csatornát sem ásol}}',
  'challenge.palace': 'Felkapaszkodó',
  'challenge.palace.goal': 'Nyerj legalább {number}. szintű Palota-kártyával',
  'challenge.three': 'Egyedül három ellen',
  'challenge.three.goal': '{number, plural, =0 {Nyerj} other {Nyerj legalább # pont előnnyel}}',
}

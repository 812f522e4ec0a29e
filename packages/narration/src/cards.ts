import { type City, type Court, cardsIn, type Position } from '@amyitis/engine'

type CardLevel = 1 | 2 | 3 | 4 | 5 | 6
export type CardId = `${'banker' | 'caravaneer' | 'palace'}${CardLevel}` | 'caravaneer0' | 'gardener'

/** The name of a card, as the texts call it. */
export const cardId = (kind: Court, level: number) => (kind === 'gardener' ? kind : `${kind}${level}`) as CardId

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** A level of a court card as it is printed on it. */
export const roman = (level: number): string => ROMAN[level] ?? String(level)

/** R7.5 The court cards that a seat could take in a city. */
export const offeredIn = (pos: Position, seat: number, city: City): CardId[] =>
  cardsIn(pos, seat, city).map(({ kind, level }) => cardId(kind, level))

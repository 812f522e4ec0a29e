/** R7.1 The nine cities of the ring. What each asks and offers, and their order, is data of the edition. */
export const CITIES = ['babylon', 'eshnunna', 'susa', 'ur', 'uruk', 'mari', 'palmyra', 'khorsabad', 'ninoua'] as const
export type City = (typeof CITIES)[number]
export const BABYLON = 0
export const KHORSABAD = 7

/** R7.4–R7.6 What a player does there. */
export type CityKind = 'babylon' | 'plant' | 'court'

/** R7.5, R7.6 The kind of each city is part of the rules. */
export const KIND_OF: readonly CityKind[] = [
  'babylon',
  'plant',
  'court',
  'plant',
  'court',
  'plant',
  'court',
  'plant',
  'court',
]

/** R2.2 The cities with plant cards; the quality-2 card is always in Khorsabad. */
export const PLANT_CITIES = [1, 3, 5, KHORSABAD] as const

export const RING = [
  { id: 'babylon', kind: 'babylon', source: 'printed' },
  { id: 'eshnunna', kind: 'plant', good: 'salt', source: 'derived' },
  { id: 'susa', kind: 'court', good: 'barley', offers: ['banker', 'caravaneer'], source: 'derived' },
  { id: 'ur', kind: 'plant', good: 'palm', source: 'derived' },
  { id: 'uruk', kind: 'court', good: 'dates', offers: ['banker', 'caravaneer'], source: 'printed' },
  { id: 'mari', kind: 'plant', good: 'barley', source: 'printed' },
  { id: 'palmyra', kind: 'court', good: 'salt', offers: ['palace', 'gardener'], source: 'reconstructed' },
  { id: 'khorsabad', kind: 'plant', good: 'dates', source: 'reconstructed' },
  { id: 'ninoua', kind: 'court', good: 'palm', offers: ['palace', 'gardener'], source: 'reconstructed' },
]

/** R1.1 How many can play. */
export const PLAYER_COUNTS = [2, 3, 4] as const
export type PlayerCount = (typeof PLAYER_COUNTS)[number]

export const isPlayerCount = (count: number): count is PlayerCount =>
  (PLAYER_COUNTS as readonly number[]).includes(count)

/** R1.2 Colours of the players in seat order; neutral cubes are grey and belong to nobody. */
export const COLORS = ['blue', 'red', 'black', 'white'] as const
export type Color = (typeof COLORS)[number]

/** R1.3 The five goods. Wine is a joker: it may be paid in place of any other good. */
export const GOODS = ['barley', 'dates', 'salt', 'palm', 'wine'] as const
export type Good = (typeof GOODS)[number]
export const WINE = 4

/** R1.5 What the box holds; the reserve starts with it. */
export const TOKENS = {
  goods: { barley: 7, dates: 7, salt: 7, palm: 7, wine: 7 },
  camels: 14,
  talents: 30,
  cubesPerPlayer: 30,
  neutralCubes: 20,
  source: {
    goods: 'reconstructed',
    camels: 'printed',
    talents: 'printed',
    cubesPerPlayer: 'reconstructed',
    neutralCubes: 'reconstructed',
  },
}

/** R2.6 What each player takes at the start. */
export const START = { talents: 4, camels: 1 } as const

/** R6, R12.4 The trades that can be recruited. Courtiers come with the Palace expansion only. */
export const TRADES = ['farmer', 'priest', 'engineer', 'merchant', 'courtier'] as const
export type Trade = (typeof TRADES)[number]
export const FARMER = 0
export const PRIEST = 1
export const ENGINEER = 2
export const MERCHANT = 3
export const COURTIER = 4

/** R4.1 Cards in a group. */
export const GROUP = 3

/** R2.3, R12.1 Cards in play by number of players. */
export const TRADE_CARDS = {
  farmer: { 2: 3, 3: 4, 4: 5, source: { 2: 'reconstructed', 3: 'reconstructed', 4: 'derived' } },
  priest: { 2: 3, 3: 4, 4: 5, source: { 2: 'reconstructed', 3: 'reconstructed', 4: 'derived' } },
  engineer: { 2: 2, 3: 3, 4: 4, source: { 2: 'reconstructed', 3: 'reconstructed', 4: 'derived' } },
  merchant: { 2: 2, 3: 3, 4: 4, source: { 2: 'reconstructed', 3: 'reconstructed', 4: 'derived' } },
  courtier: { 2: 2, 3: 3, 4: 4, source: 'reconstructed', only: 'palace' },
}

/** R6.1 The two rows of fields, each filled from the left. */
export const ROWS = ['top', 'bottom'] as const
export type Row = (typeof ROWS)[number]

export const FIELDS = {
  source: 'derived',
  top: ['salt', 'palm', 'barley', 'dates', 'wine'],
  bottom: ['barley', 'dates', 'salt', 'palm', 'wine'],
}

/** R6.3 The three temples in the order they are rewarded (R10.2), four places each. */
export const TEMPLES = ['ishtar', 'marduk', 'tammouz'] as const
export type Temple = (typeof TEMPLES)[number]
export const ISHTAR = 0
export const MARDUK = 1
export const TAMMOUZ = 2
export const PLACES = 4

/** R2.2 The four plant cards; the last one always lies in Khorsabad. */
export const PLANTS = ['reed', 'iris', 'lily', 'khorsabad'] as const
export type Plant = (typeof PLANTS)[number]
export const KHORSABAD_PLANT = 3

/** R7.6 Each card's two faces; a face of quality 2 asks for one more good. */
export const PLANT_CARDS = {
  reed: [
    { quality: 1, source: 'printed' },
    { quality: 2, good: 'palm', source: 'printed' },
  ],
  iris: [
    { quality: 1, source: 'printed' },
    { quality: 2, good: 'dates', source: 'reconstructed' },
  ],
  lily: [
    { quality: 1, source: 'printed' },
    { quality: 2, good: 'salt', source: 'reconstructed' },
  ],
  khorsabad: [
    { quality: 2, good: 'barley', source: 'reconstructed' },
    { quality: 2, good: 'palm', source: 'reconstructed' },
  ],
}

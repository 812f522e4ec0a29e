/** R1.3 The five goods. Wine is a joker: it may be paid in place of any other good. */
export const GOODS = ['barley', 'dates', 'salt', 'palm', 'wine'] as const
export type Good = (typeof GOODS)[number]
export const WINE = 4

/** R1.2 Colours of the players in seat order; neutral cubes are grey and belong to nobody. */
export const COLORS = ['blue', 'red', 'black', 'white'] as const
export type Color = (typeof COLORS)[number]

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

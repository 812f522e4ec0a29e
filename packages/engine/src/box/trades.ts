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

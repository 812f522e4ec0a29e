/** Why a move is refused: a stable code for each reason, and its clause. */
export const REFUSALS = {
  'recruit-no-group': 'R4.1',
  'recruit-no-card': 'R5.3',
  'recruit-talents': 'R5.3',
  'farmer-no-cube': 'R5.4',
  'priest-no-cube': 'R5.4',
  'engineer-no-cube': 'R5.4',
  'merchant-no-camel': 'R5.4',
  'noble-base-game': 'R12.5',
  'noble-talents': 'R12.5',
  'caravan-camels': 'R7.2',
  'sell-no-goods': 'R7.4',
  'court-unpaid': 'R7.5',
  'court-none-left': 'R8.5',
  'plant-unpaid': 'R7.6',
  'plant-no-square': 'R7.3',
  'irrigate-full': 'R3.5',
  'irrigate-dry': 'R3.5',
  'sell-not-held': 'R7.4',
  'sell-count': 'R7.4',
  'pay-other-good': 'R7.7',
  'court-not-offered': 'R7.5',
  'court-card-gone': 'R8.1',
  'good-not-there': 'R8.3',
  'plant-no-tile': 'R9.1',
  'plant-not-irrigated': 'R3.8',
  'plant-quality': 'R9.1',
  'take-none-left': 'R1.5',
  'exchange-not-held': 'R10.2',
  'exchange-same': 'R10.2',
  'exchange-for-wine': 'R10.2',
  'exchange-none-left': 'R10.2',
  'discard-count': 'R10.3',
  'discard-not-held': 'R10.3',
  'power-taken': 'R12.3',
  /** The text is not a move. */
  'not-a-move': undefined,
  /**
   * A move, but not an answer to the current decision, or the game is over: the clause is that of the decision
   * (`clauseAsked`).
   */
  'not-asked': undefined,
  'game-over': undefined,
} as const

export type RefusalCode = keyof typeof REFUSALS

export interface Refusal {
  readonly code: RefusalCode
  /** The clause that forbids it; only a text that is not a move has none. */
  readonly clause: string | undefined
  /** Alternatives: the legal moves of the same kind if there are any, otherwise all. */
  readonly instead: readonly string[]
}

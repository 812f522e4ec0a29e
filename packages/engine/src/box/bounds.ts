import { GOODS, WINE } from './components.ts'

/** Bounds for the values of an edition, for the check and the schema. */
export const PLAYERS = [2, 3, 4] as const
export const MAX = 99
/** A handful of goods has four bits per kind (`core/move-code.ts`). */
export const MAX_GOODS = 15
export const MAX_FIELDS = 9
/** Levels of a kind of court card: at least one, so that each kind can be offered. */
export const MAX_LEVELS = 6
/** One for each player. With wine left out, there are as many kinds of goods for the Caravaneers of level II (R2.4). */
export const MAX_COPIES = 4
export const MAX_TRADES = 9
export const MAX_TILE_BONUS = 9
/** Limits for lists of any length. */
export const MAX_ENTRIES = 99
export const EDITION_ID = /^[\w .-]{1,40}$/
/** In records tile ids are separated by spaces, and a single hyphen is an empty square. */
export const TILE_ID = /^[a-z0-9][a-z0-9-]{0,15}$/
/** A reserved tile id: the word for a square that never had a tile. */
export const NO_TILE_ID = 'unused'

/** R7.5, R7.6 Goods that a city or a plant can ask for: all but wine. */
export const ASKABLE = GOODS.slice(0, WINE)

/** The values on the cards of each kind with levels. */
export const EFFECTS = {
  banker: ['talents', 'points'],
  caravaneer: ['bonus', 'keeps'],
  palace: ['points'],
} as const

/** Version 1 knew only the court of the standard edition. */
export const LEVELS_OF_VERSION_1 = { banker: 3, caravaneer: 2, palace: 6 } as const

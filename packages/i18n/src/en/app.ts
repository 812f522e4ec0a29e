import { GAME } from './game.ts'
import { HOME } from './home.ts'
import { PLAY } from './play.ts'
import { TABLE } from './table.ts'
import { EN_TERMS } from './terms.ts'

/** What the web app says: loaded for one language at a time. */
export const APP = { ...GAME, ...HOME, ...PLAY, ...TABLE }
export const TERMS = EN_TERMS

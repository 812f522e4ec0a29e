import { GAME } from './game.ts'
import { HOME } from './home.ts'
import { PLAY } from './play.ts'
import { spaced } from './spaces.ts'
import { TABLE } from './table.ts'
import { FR_TERMS } from './terms.ts'

/** What the web app says: loaded for one language at a time. */
export const APP = spaced({ ...GAME, ...HOME, ...PLAY, ...TABLE })
export const TERMS = FR_TERMS

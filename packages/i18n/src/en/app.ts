import { CHALLENGES } from './challenges.ts'
import { ENDINGS } from './endings.ts'
import { GAME } from './game.ts'
import { HOME } from './home.ts'
import { HUB } from './hub.ts'
import { PAGES } from './pages.ts'
import { PLAY } from './play.ts'
import { SITE } from './site.ts'
import { TABLE } from './table.ts'
import { EN_TERMS } from './terms.ts'
import { TIPS } from './tips.ts'

/** What the web app says: loaded for one language at a time. */
export const APP = {
  ...CHALLENGES,
  ...ENDINGS,
  ...GAME,
  ...HOME,
  ...HUB,
  ...PLAY,
  ...PAGES,
  ...SITE,
  ...TABLE,
  ...TIPS,
}
export const TERMS = EN_TERMS

import type { Level } from '@amyitis/bots'
import type { TableSetup } from './last-setup.ts'

/** Whom a newcomer plays best. */
export const FIRST_OPPONENT: Level = 'apprentice'

/** Who explains the game: in the guided round and in the first game. */
export const GUIDE: Level = 'gardener'

/** The game that is recommended until the first one is finished. */
export const FIRST_GAME: TableSetup = {
  seats: [
    { kind: 'human', name: '' },
    { kind: 'bot', level: FIRST_OPPONENT },
  ],
  palace: false,
}

/** About how long a game takes at this screen, by the number of players; and how much longer with the Palace. */
export const MINUTES: Readonly<Record<number, number>> = { 2: 25, 3: 35, 4: 45 }
export const PALACE_MINUTES = 15

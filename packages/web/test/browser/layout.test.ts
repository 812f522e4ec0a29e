import type { Decision } from '@amyitis/engine'
import { describe, test } from 'vitest'
import { sharedApp } from './app.ts'
import { amongBots, askingGames } from './positions.ts'
import { checkLayouts } from './table-layout.ts'

const app = sharedApp()

/** Ways to choose: on cards and cities, in the garden, as buttons, picked one by one; `layout.long.test.ts` has every decision. */
const KINDS: readonly Decision[] = ['action', 'irrigate', 'free', 'exchange']

/** With a finger there are five screens: the question with the most to choose from, and the one whose answer takes the most room. */
const LARGEST: readonly Decision[] = ['action', 'exchange']

const games = askingGames({ players: 4, palace: true }, ['screens', 'terraces', 'marduk'])
const kinds = games
  .filter(({ decision }) => KINDS.includes(decision))
  .map((game) => (game.decision === 'irrigate' ? amongBots(game) : game))

// Hints, replays, recaps, what-if and lessons are in `layout.long.test.ts`.
describe.concurrent('nothing at the table is covered, and nothing scrolls but the log', () => {
  test('with a mouse', () => checkLayouts(app(), { language: 'de', hand: 'mouse', games: kinds }), 240_000)
  test(
    'with a finger',
    () =>
      checkLayouts(app(), {
        language: 'de',
        hand: 'finger',
        games: kinds.filter(({ decision }) => LARGEST.includes(decision)),
        behindTabs: LARGEST,
      }),
    240_000,
  )
})

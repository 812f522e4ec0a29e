import type { Decision } from '@amyitis/engine'
import { describe, test } from 'vitest'
import { sharedApp } from './app.ts'
import {
  checkScenes,
  guideScenes,
  hintScenes,
  recapScene,
  replayScene,
  type Scene,
  whatIfScene,
} from './layout-scenes.ts'
import { amongBots, askingGames } from './positions.ts'
import { checkLayouts, type Hand, type Size } from './table-layout.ts'

const app = sharedApp()

/** One of each way to choose: on cards and cities, in the garden, on a board, as buttons, picked one by one. */
const KINDS: readonly Decision[] = ['action', 'irrigate', 'temple', 'court', 'free', 'sell', 'exchange']

/** The question with the most to choose from, and the one whose answer takes the most room. */
const BEHIND: readonly Decision[] = ['action', 'exchange']

const games = askingGames({ players: 4, palace: true }, ['screens', 'terraces', 'marduk'])
const kinds = games
  .filter(({ decision }) => KINDS.includes(decision))
  .map((game) => (game.decision === 'irrigate' ? amongBots(game) : game))

/** The tightest screen of each layout. */
const TIGHTEST = {
  mouse: [[1280, 720]],
  finger: [
    [768, 1024],
    [360, 740],
    [740, 360],
  ],
} as const satisfies Record<Hand, readonly Size[]>

/** The longest hint, what takes the most room of replays, a recap, and the longest step of a lesson. */
const scenes: readonly Scene[] = [
  ...games.flatMap((game) => (game.decision === 'power' ? hintScenes(game, [3]) : [])),
  ...games.flatMap((game) => (game.decision === 'exchange' ? [replayScene(game), whatIfScene(game)] : [])),
  ...games.flatMap((game) => (game.decision === 'action' ? [recapScene(game)] : [])),
  ...guideScenes(({ text }) => text === 'guide.planted'),
]

describe.concurrent('nothing at the table is covered, and nothing scrolls but the log', () => {
  test('with a mouse', () => checkLayouts(app(), { language: 'de', hand: 'mouse', games: kinds }), 240_000)
  test(
    'with a finger',
    () => checkLayouts(app(), { language: 'de', hand: 'finger', games: kinds, behindTabs: BEHIND }),
    240_000,
  )
  test.for(['mouse', 'finger'] as const)(
    'in hints, replays, recaps, lines that are tried and lessons, with a %s',
    {
      timeout: 240_000,
    },
    (hand) => checkScenes(app(), { language: 'de', hand, sizes: TIGHTEST[hand], games, scenes }),
  )
})

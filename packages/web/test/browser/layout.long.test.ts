import type { Decision, PlayerCount } from '@amyitis/engine'
import { describe, test } from 'vitest'
import { EXERCISES } from '../../src/learn/exercises/all.ts'
import { sharedApp } from './app.ts'
import {
  checkScenes,
  coachScene,
  exerciseScenes,
  guideScenes,
  hintScenes,
  recapScene,
  replayScene,
  whatIfScene,
} from './layout-scenes.ts'
import { MANY_STEPS_MS } from './open.ts'
import { amongBots, askingGames } from './positions.ts'
import { checkLayouts, SCREENS } from './table-layout.ts'

const app = sharedApp()
const SEEDS = ['screens', 'terraces', 'canals', 'date palms', 'marduk']
const HANDS = ['mouse', 'finger'] as const
const SETUPS = ([2, 3, 4] as const satisfies readonly PlayerCount[]).flatMap((players) =>
  [false, true].map((palace) => ({ players, palace })),
)

describe.concurrent.for(SETUPS)('with $players players, palace: $palace', (setup) => {
  const games = askingGames(setup, SEEDS)
  const bots = games.flatMap((game) => (game.decision === 'action' ? [amongBots(game)] : []))

  // The fullest table is looked at behind every tab at every decision, the others at the one with the most to choose from.
  const behindTabs = setup.players === 4 && setup.palace ? undefined : (['action'] as const)

  test.for(HANDS)('nothing is covered or scrolls, with a %s', { timeout: MANY_STEPS_MS }, (hand) =>
    checkLayouts(app(), { language: 'de', hand, games: [...games, ...bots], behindTabs }),
  )
})

describe.concurrent('at the fullest table', () => {
  const games = askingGames({ players: 4, palace: true }, SEEDS)
  const HINTED: readonly Decision[] = ['action', 'plant', 'power', 'free', 'exchange']
  const hinted = games.filter(({ decision }) => HINTED.includes(decision))

  // The cards of three players are the highest on a tablet.
  const three = askingGames({ players: 3, palace: false }, ['screens']).slice(0, 1)

  // German has the longest words; other languages have longer names of some choices.
  const NAMED: readonly Decision[] = ['action', 'court', 'power', 'free']
  const named = games.filter(({ decision }) => NAMED.includes(decision))

  test.for(['en', 'fr', 'hu'] as const)(
    'nothing is covered or scrolls in the language %s, with a finger',
    { timeout: MANY_STEPS_MS },
    (language) => checkLayouts(app(), { language, hand: 'finger', games: named }),
  )

  test.for(HANDS)(
    'nothing is covered or scrolls in hints, recaps and replays, with a %s',
    { timeout: MANY_STEPS_MS },
    (hand) =>
      checkScenes(app(), {
        language: 'de',
        hand,
        sizes: SCREENS[hand],
        games: [...games, ...three],
        scenes: [
          ...three.map(replayScene),
          ...hinted.flatMap((game) => hintScenes(game)),
          ...games.map(replayScene),
          ...games.flatMap((game) => (game.decision === 'action' ? [recapScene(game), coachScene(game)] : [])),
        ],
      }),
  )

  test.for(HANDS)(
    'nothing is covered or scrolls where a line is tried, with a %s',
    { timeout: MANY_STEPS_MS },
    (hand) => checkScenes(app(), { language: 'de', hand, sizes: SCREENS[hand], games, scenes: games.map(whatIfScene) }),
  )

  test.for(HANDS)('nothing is covered or scrolls in lessons, with a %s', { timeout: MANY_STEPS_MS }, (hand) =>
    checkScenes(app(), {
      language: 'de',
      hand,
      sizes: SCREENS[hand],
      games: [],
      scenes: [...EXERCISES.flatMap(exerciseScenes), ...guideScenes()],
    }),
  )
})

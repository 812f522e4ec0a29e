import type { PlayerCount } from '@amyitis/engine'
import { describe, test } from 'vitest'
import { sharedApp } from './app.ts'
import { askingGames } from './positions.ts'
import { checkLayouts } from './table-layout.ts'

const app = sharedApp()
const SEEDS = ['screens', 'terraces', 'canals', 'date palms', 'marduk']
const SETUPS = ([2, 3, 4] as const satisfies readonly PlayerCount[]).flatMap((players) =>
  [false, true].map((palace) => ({ players, palace })),
)

describe.for(SETUPS)('with $players players, palace: $palace', (setup) => {
  const games = askingGames(setup, SEEDS)

  // The fullest table is looked at behind every tab at every decision, the others at the one with the most to choose from.
  const behindTabs = setup.players === 4 && setup.palace ? undefined : (['action'] as const)

  test.for(['mouse', 'finger'] as const)('nothing is covered or scrolls, with a %s', { timeout: 600_000 }, (hand) =>
    checkLayouts(app(), { language: 'de', hand, games, behindTabs }),
  )
})

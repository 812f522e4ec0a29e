import { legalMoves, toState } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { createGame } from '../src/game/create-game.ts'
import { openGame } from '../src/game/game-in-progress.ts'
import type { SavedGame } from '../src/game/saved.ts'
import { createGardens, gardenOf } from '../src/shell/games/garden-of.ts'

const START = createGame({
  seats: [
    { kind: 'human', name: '' },
    { kind: 'bot', level: 'gardener' },
  ],
  palace: false,
  seed: 'garden',
})

/** The game after so many decisions, each answered with the last legal move. */
function played(count: number): SavedGame {
  const moves: { move: string }[] = []
  for (let n = 0; n < count; n++) {
    const opened = openGame({ ...START, moves })
    if (!opened.ok) throw new Error('not opened')
    const move = legalMoves(opened.running.game).at(-1)
    if (move !== undefined) moves.push({ move })
  }
  return { head: { ...START.head, revision: count, count }, moves }
}

const shownAt = (saved: SavedGame) => {
  const opened = openGame(saved)
  if (!opened.ok) throw new Error('not opened')
  const { garden, canals } = toState(opened.running.game.position)
  return { garden, canals }
}

const DAMAGED: SavedGame = { ...START, moves: [{ move: 'plant everything' }] }

describe('the garden of a saved game', () => {
  it('is the current one of the game', () => {
    const later = played(12)
    expect(gardenOf(START)).toEqual(shownAt(START))
    expect(gardenOf(later)).toEqual(shownAt(later))
  })

  it('is missing if the game is damaged', () => {
    expect(gardenOf(DAMAGED)).toBeUndefined()
    expect(gardenOf({ ...START, head: { ...START.head, record: 'no record' } })).toBeUndefined()
  })
})

describe('the gardens of all games', () => {
  /** Gardens of one game that may change, and how often it was loaded. */
  function watched(first: SavedGame | undefined) {
    let saved = first
    let loads = 0
    const gardens = createGardens(async () => {
      loads++
      return saved
    })
    return {
      gardens,
      loads: () => loads,
      change(next: SavedGame) {
        saved = next
      },
    }
  }

  it('are read once, however often they are asked for', async () => {
    const { gardens, loads } = watched(START)
    expect(gardens.known(START.head)).toBeUndefined()
    const all = await Promise.all([gardens.read(START.head), gardens.read(START.head)])
    expect(all).toEqual([shownAt(START), shownAt(START)])
    expect(gardens.known(START.head)).toEqual(shownAt(START))
    expect(loads()).toBe(1)
  })

  it('are read again after a move', async () => {
    const { gardens, loads, change } = watched(START)
    await gardens.read(START.head)
    const later = played(12)
    change(later)
    expect(gardens.known(later.head)).toBeUndefined()
    expect(await gardens.read(later.head)).toEqual(shownAt(later))
    expect(loads()).toBe(2)
  })

  it('leave out games that are damaged, deleted or can’t be read', async () => {
    expect(await watched(DAMAGED).gardens.read(START.head)).toBe('none')
    expect(await watched(undefined).gardens.read(START.head)).toBe('none')
    const unreadable = createGardens(() => Promise.reject(new Error('no storage')))
    expect(await unreadable.read(START.head)).toBe('none')
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  clonePosition,
  type Event,
  type EventType,
  isOver,
  legalMoves,
  newGame,
  parseMove,
  play,
  playMove,
  seededRandom,
  toState,
} from '../../src/index.ts'

const KINDS = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))
const rules = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8')
const CLAUSES = new Set([...rules.matchAll(/\*\*(R\d+\.\d+)\*\*/g)].map((match) => match[1]))

/** Where points, tokens and losses can come from; a new source belongs here first. */
const SOURCES: Partial<Record<EventType, readonly string[]>> = {
  score: ['R4.2', 'R6.4', 'R7.4', 'R8.2', 'R9.2', 'R9.3', 'R10.2', 'R11.2', 'R11.3', 'R12.4'],
  talents: ['R4.2', 'R5.2', 'R5.3', 'R9.2', 'R10.2', 'R12.3', 'R12.5'],
  camels: ['R6.5', 'R7.2', 'R9.2', 'R10.2'],
  goods: ['R6.1', 'R7.4', 'R7.7', 'R8.3', 'R9.2', 'R10.2', 'R10.3'],
  lost: ['R4.2', 'R5.2', 'R6.1', 'R6.2', 'R9.2', 'R12.3'],
}

/** Random games: each of a kind and a number. */
function* games(count: number) {
  for (const kind of KINDS)
    for (let i = 0; i < count; i++) {
      const game = newGame({ ...kind, seed: `told ${i}` })
      yield { game, random: seededRandom(`told ${i}`) }
    }
}

describe('What is told', () => {
  test('playing without a listener gives the same positions as playing with one', () => {
    for (const { game, random } of games(4)) {
      const silent = clonePosition(game.position)
      while (!isOver(game)) {
        const moves = legalMoves(game)
        const move = moves[random(moves.length)]
        play(game, move)
        playMove(silent, parseMove(move) as number, game.dealer)
        expect(toState(silent)).toEqual(toState(game.position))
      }
    }
  })

  test('points, tokens and losses are told with the clause they come from, and each such source occurs', () => {
    const seen = new Set<string>()
    for (const { game, random } of games(12))
      while (!isOver(game)) {
        const moves = legalMoves(game)
        const played = play(game, moves[random(moves.length)])
        for (const event of played.ok ? played.events : []) note(event, seen)
      }
    // Losses are rare in random games; the golden games have each of them.
    for (const [type, clauses] of Object.entries(SOURCES).filter(([type]) => type !== 'lost'))
      for (const clause of clauses) expect(seen, `${type} ${clause}`).toContain(`${type} ${clause}`)
  })

  function note(event: Event, seen: Set<string>): void {
    expect(event.type).toMatch(/^[a-z-]+$/)
    if (!('clause' in event)) return
    expect(CLAUSES).toContain(event.clause)
    expect(SOURCES[event.type]).toContain(event.clause)
    seen.add(`${event.type} ${event.clause}`)
  }
})

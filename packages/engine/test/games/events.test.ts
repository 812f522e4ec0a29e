import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sized } from '../../../../test/support/tier.ts'
import {
  clonePosition,
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

/** The clauses that can give points and tokens or cause losses; add a new one here first. */
const SOURCES: Partial<Record<EventType, readonly string[]>> = {
  score: ['R4.2', 'R6.4', 'R7.4', 'R8.2', 'R9.2', 'R9.3', 'R10.2', 'R11.2', 'R11.3', 'R12.4'],
  talents: ['R4.2', 'R5.2', 'R5.3', 'R9.2', 'R10.2', 'R12.3', 'R12.5'],
  camels: ['R6.5', 'R7.2', 'R9.2', 'R10.2'],
  goods: ['R6.1', 'R7.4', 'R7.7', 'R8.3', 'R9.2', 'R10.2', 'R10.3'],
  lost: ['R4.2', 'R5.2', 'R6.1', 'R6.2', 'R9.2', 'R12.3'],
}

/** `count` random games of every kind. */
function* games(count: number) {
  for (const kind of KINDS)
    for (let i = 0; i < count; i++) {
      const game = newGame({ ...kind, seed: `told ${i}` })
      yield { game, random: seededRandom(`told ${i}`) }
    }
}

describe('Events', () => {
  test('playing with and without a listener gives the same positions', () => {
    for (const { game, random } of games(sized(1, 4))) {
      const silent = clonePosition(game.position)
      while (!isOver(game)) {
        const moves = legalMoves(game)
        const move = moves[random(moves.length)]
        play(game, move)
        playMove(silent, parseMove(move) as number, game.dealer)
        expect(JSON.stringify(toState(silent))).toBe(JSON.stringify(toState(game.position)))
      }
    }
  })

  test('points, tokens and losses name their clause, and every such source occurs', () => {
    const types = new Set<string>()
    const found = new Map<string, { type: EventType; clause: string }>()
    for (const { game, random } of games(sized(5, 12)))
      while (!isOver(game)) {
        const moves = legalMoves(game)
        const played = play(game, moves[random(moves.length)])
        for (const event of played.ok ? played.events : []) {
          types.add(event.type)
          if ('clause' in event) found.set(`${event.type} ${event.clause}`, event)
        }
      }
    for (const type of types) expect(type).toMatch(/^[a-z-]+$/)
    for (const { type, clause } of found.values()) {
      expect(CLAUSES).toContain(clause)
      expect(SOURCES[type], type).toContain(clause)
    }
    // Losses are rare in random games; the golden games have each of them.
    for (const [type, clauses] of Object.entries(SOURCES).filter(([type]) => type !== 'lost'))
      for (const clause of clauses) expect([...found.keys()]).toContain(`${type} ${clause}`)
  })
})

import {
  formatMove,
  type Game,
  gameFrom,
  isOver,
  legalMoves,
  newGame,
  type PlayerCount,
  play,
  STANDARD,
  seededRandom,
  toState,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { chooseMove, isLevel, LEVELS, type Level } from '../src/index.ts'

const KINDS = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))

/** A whole game, every decision by the same level; `watch` sees each one before it is played. */
function playOut(level: Level, game: Game, watch: (game: Game, move: string) => void = () => undefined): Game {
  const random = seededRandom('bot')
  while (!isOver(game)) {
    const move = formatMove(chooseMove(game.position, level, random))
    watch(game, move)
    play(game, move)
  }
  return game
}

/** What every bot keeps to, whatever its strength. */
describe.each(LEVELS)('%s', (level) => {
  test.each(KINDS)('always answers with a legal move: $players players, palace $palace', ({ players, palace }) => {
    const game = newGame({ players, palace, seed: 'legal' })
    playOut(level, game, (now, move) => expect(legalMoves(now)).toContain(move))
    expect(game.position.phase).toBe('over')
  })

  test('leaves the position as it is', () => {
    playOut(level, newGame({ players: 3, palace: true, seed: 'still' }), (game) => {
      const before = JSON.stringify(toState(game.position))
      chooseMove(game.position, level, seededRandom('again'))
      expect(JSON.stringify(toState(game.position))).toBe(before)
    })
  })

  test('answers the same under the same random numbers, whatever the deals to come', () => {
    const { position } = newGame({ players: 4, palace: true, seed: 'deals' })
    const firstRound = (seed: string) => {
      const game = gameFrom(position, seed)
      const random = seededRandom('same')
      const answers: string[] = []
      while (game.position.round === 1) {
        const move = formatMove(chooseMove(game.position, level, random))
        answers.push(move)
        play(game, move)
      }
      return { answers, nextDeal: toState(game.position).groups }
    }
    const [one, two] = [firstRound('one'), firstRound('two')]
    expect(one.answers).toEqual(two.answers)
    expect(one.nextDeal).not.toEqual(two.nextDeal)
  })

  test('plays a changed box', () => {
    const edition = { ...STANDARD, id: 'poor', tokens: { ...STANDARD.tokens, camels: 4, talents: 16, neutralCubes: 0 } }
    for (const players of [2, 4] as PlayerCount[]) {
      const game = playOut(level, newGame({ players, palace: true, seed: 'poor', edition }))
      expect(game.position.phase).toBe('over')
    }
  })

  test('has nothing to say once the game is over', () => {
    const game = playOut(level, newGame({ players: 2, seed: 'over' }))
    expect(() => chooseMove(game.position, level, seededRandom(''))).toThrow('over')
  })
})

test('levels are known by their names', () => {
  expect(LEVELS.every(isLevel)).toBe(true)
  expect(['Random', '', 'human', undefined].some(isLevel)).toBe(false)
})

test('the gardener beats random players nearly always, from every seat', () => {
  let wins = 0
  for (let i = 0; i < 60; i++) {
    const game = newGame({ players: 2, seed: `match ${i}` })
    const random = seededRandom(`match ${i}`)
    while (!isOver(game)) {
      const { position } = game
      play(game, formatMove(chooseMove(position, position.player === i % 2 ? 'gardener' : 'random', random)))
    }
    const [own, other] = [game.position.seats[i % 2].score, game.position.seats[1 - (i % 2)].score]
    if (own > other) wins++
  }
  expect(wins).toBeGreaterThan(54)
})

import { readFileSync } from 'node:fs'
import {
  type Box,
  DECISIONS,
  formatMove,
  type Game,
  gameFrom,
  isOver,
  legalMoves,
  type NewGame,
  newGame,
  play,
  type Random,
  readEdition,
  rewind,
  STANDARD,
  seededRandom,
  toState,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { type Bot, createBot, isLevel, LEVELS, type Level, needsNet, parseWeights, weightsUrl } from '../src/index.ts'

const KINDS = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))
/** Enough for a search to be a search, little enough for a test. */
const BUDGET = { iterations: 12 }

function bot(level: Level, box: Box, random: Random): Bot {
  const net = needsNet(level) ? parseWeights(readFileSync(weightsUrl(box))).net : undefined
  return createBot(level, { random, net })
}

/** A whole game, every decision by the same level; `watch` sees each one before it is played. */
function playOut(level: Level, kind: NewGame, watch: (game: Game, move: string) => void = () => undefined): Game {
  const game = newGame(kind)
  const player = bot(level, game.position.box, seededRandom('bot'))
  while (!isOver(game)) {
    const move = formatMove(player.choose(game.position, BUDGET))
    watch(game, move)
    play(game, move)
  }
  return game
}

/** One position of every kind: each decision, with a choice and without one, also in the last round. */
function collectMoments(): [string, Game][] {
  const moments = new Map<string, Game>()
  for (let n = 0; n < 12; n++) {
    const game = newGame({ players: [2, 3, 4][n % 3] as 2 | 3 | 4, palace: n % 2 === 0, seed: `moment ${n}` })
    const random = seededRandom(`moment ${n}`)
    while (!isOver(game)) {
      const legal = legalMoves(game)
      const place = game.entries.length
      const kind = `${game.position.decision}${legal.length === 1 ? ', one way only' : ''}`
      if (!moments.has(kind)) moments.set(kind, rewind(game, place))
      play(game, legal[random(legal.length)])
      if (isOver(game)) moments.set('the last decision of a game', rewind(game, place))
    }
  }
  return [...moments]
}

const MOMENTS = collectMoments()

test('every decision of the rules is among the moments that bots are shown', () => {
  const met = MOMENTS.map(([kind]) => kind.split(',')[0])
  expect(DECISIONS.filter((kind) => !met.includes(kind))).toEqual([])
})

/** What every bot keeps to, whatever its strength. */
describe.each(LEVELS)('%s', (level) => {
  test.each(KINDS)('always answers with a legal move: $players players, palace $palace', (kind) => {
    const game = playOut(level, { ...kind, seed: 'legal' }, (now, move) => expect(legalMoves(now)).toContain(move))
    expect(game.position.phase).toBe('over')
  })

  test.each(MOMENTS)('has a legal answer, alone and without having seen the game: %s', (_, { position }) => {
    const random = seededRandom('moment')
    const legal = legalMoves(gameFrom(position, 'moment'))
    expect(legal).toContain(formatMove(bot(level, position.box, random).choose(position, BUDGET)))
  })

  test('leaves the position as it is', () => {
    const game = newGame({ players: 3, palace: true, seed: 'still' })
    const player = bot(level, game.position.box, seededRandom('still'))
    for (let i = 0; i < 60; i++) {
      const before = JSON.stringify(toState(game.position))
      const move = formatMove(player.choose(game.position, BUDGET))
      expect(JSON.stringify(toState(game.position))).toBe(before)
      play(game, move)
    }
  })

  test('answers the same under the same random numbers, whatever the deals to come', () => {
    const { position } = newGame({ players: 4, palace: true, seed: 'deals' })
    const firstRound = (seed: string) => {
      const game = gameFrom(position, seed)
      const player = bot(level, position.box, seededRandom('same'))
      const answers: string[] = []
      while (game.position.round === 1) {
        const move = formatMove(player.choose(game.position, BUDGET))
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
    const tokens = { ...STANDARD.tokens, camels: 4, talents: 16, neutralCubes: 0 }
    const edition = { ...STANDARD, id: 'poor', tokens, fields: { top: ['wine'], bottom: ['salt', 'palm'] } } as const
    const game = playOut(level, { players: 3, palace: true, seed: 'poor', edition })
    expect(game.position.phase).toBe('over')
  })

  test('plays a box with other court levels, double sides and tiles', () => {
    const file = new URL('../../../docs/examples/my-box.edition.json', import.meta.url)
    const read = readEdition(readFileSync(file, 'utf8'))
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    const game = playOut(level, { players: 2, seed: 'my box', edition: read.value })
    expect(game.position.phase).toBe('over')
  })

  test('has nothing to say once the game is over', () => {
    const game = playOut('random', { players: 2, seed: 'over' })
    const player = bot(level, game.position.box, seededRandom(''))
    expect(() => player.choose(game.position)).toThrow('over')
  })
})

test('levels are known by their names', () => {
  expect(LEVELS.every(isLevel)).toBe(true)
  expect(['Random', '', 'human', undefined].some(isLevel)).toBe(false)
})

test('a level that needs a network says so', () => {
  expect(() => createBot('engineer', { random: seededRandom('') })).toThrow('network')
})

test('a search that is given time alone comes to an end', () => {
  const game = newGame({ players: 2, seed: 'clock' })
  const player = bot('amyitis', game.position.box, seededRandom('clock'))
  for (const ms of [1, 50]) expect(legalMoves(game)).toContain(formatMove(player.choose(game.position, { ms })))
})

/** Wins of the first level over the second, in so many games with seats in turn. */
function wins(one: Level, other: Level, games: number): number {
  let won = 0
  for (let i = 0; i < games; i++) {
    const game = newGame({ players: 2, seed: `match ${i}` })
    const { box } = game.position
    const seats = [one, other].map((level, seat) => bot(level, box, seededRandom(`${i}/${seat}`)))
    if (i % 2 === 1) seats.reverse()
    while (!isOver(game)) play(game, formatMove(seats[game.position.player].choose(game.position, BUDGET)))
    const [first, second] = game.position.seats.map((seat) => seat.score)
    if (i % 2 === 0 ? first > second : second > first) won++
  }
  return won
}

test('each step of the ladder is there, if only roughly: the arena measures it', () => {
  expect(wins('apprentice', 'random', 20)).toBeGreaterThan(13)
  expect(wins('gardener', 'apprentice', 20)).toBeGreaterThan(10)
  expect(wins('engineer', 'gardener', 20)).toBeGreaterThan(13)
})

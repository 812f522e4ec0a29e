import { readFileSync } from 'node:fs'
import {
  type Box,
  DECISIONS,
  type Edition,
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
import { isLong, sized } from '../../../test/support/tier.ts'
import {
  type Bot,
  createBot,
  isLevel,
  LEVELS,
  type Level,
  type Net,
  needsNet,
  parseWeights,
  UCT_DEFAULTS,
  Uct,
  weightsUrl,
} from '../src/index.ts'

const KINDS = ([2, 3, 4] as const).flatMap((players) => [false, true].map((palace) => ({ players, palace })))
/** Enough for a tree, and quick. */
const BUDGET = { iterations: 12 }

/** R11.1 In the short tier a game ends with the round in which the second tile is taken. */
const ending = isLong ? {} : { endTiles: { 2: 11, 3: 14, 4: 14 } }
const STANDARD_GAME: Edition = isLong ? STANDARD : { ...STANDARD, id: 'brief', ...ending }

const nets = new Map<string, Net>()

function netFor(box: Box): Net {
  const url = weightsUrl(box)
  const net = nets.get(url.href) ?? parseWeights(readFileSync(url)).net
  nets.set(url.href, net)
  return net
}

const bot = (level: Level, box: Box, random: Random): Bot =>
  createBot(level, { random, net: needsNet(level) ? netFor(box) : undefined })

/** Plays a whole game with one level; `watch` is called before every move. */
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

/** One position of every kind: each decision, with one legal move and with several, also in the last round. */
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

test('the test positions cover every decision of the rules', () => {
  const met = MOMENTS.map(([kind]) => kind.split(',')[0])
  expect(DECISIONS.filter((kind) => !met.includes(kind))).toEqual([])
})

describe.each(LEVELS)('%s', (level) => {
  test.each(KINDS)('always plays a legal move: $players players, palace $palace', (kind) => {
    const game = playOut(level, { ...kind, seed: 'legal', edition: STANDARD_GAME }, (now, move) =>
      expect(legalMoves(now)).toContain(move),
    )
    expect(game.position.phase).toBe('over')
  })

  test.each(MOMENTS)('plays a legal move without having seen the game before: %s', (_, { position }) => {
    const random = seededRandom('moment')
    const legal = legalMoves(gameFrom(position, 'moment'))
    expect(legal).toContain(formatMove(bot(level, position.box, random).choose(position, BUDGET)))
  })

  test('leaves the position unchanged', () => {
    const game = newGame({ players: 3, palace: true, seed: 'still' })
    const player = bot(level, game.position.box, seededRandom('still'))
    for (let i = 0; i < 60; i++) {
      const before = JSON.stringify(toState(game.position))
      const move = formatMove(player.choose(game.position, BUDGET))
      expect(JSON.stringify(toState(game.position))).toBe(before)
      play(game, move)
    }
  })

  test('plays the same with the same random numbers, whatever the future deals', () => {
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
    const one = firstRound('one')
    const two = firstRound('two')
    expect(one.answers).toEqual(two.answers)
    expect(one.nextDeal).not.toEqual(two.nextDeal)
  })

  test('plays with a custom edition', () => {
    const tokens = { ...STANDARD.tokens, camels: 4, talents: 16, neutralCubes: 0 }
    const fields = { top: ['wine'], bottom: ['salt', 'palm'] } as const
    const edition: Edition = { ...STANDARD, id: 'poor', tokens, fields, ...ending }
    const game = playOut(level, { players: 3, palace: true, seed: 'poor', edition })
    expect(game.position.phase).toBe('over')
  })

  test('plays with other court levels, double sides and tiles', () => {
    const file = new URL('../../../docs/examples/my-box.edition.json', import.meta.url)
    const read = readEdition(readFileSync(file, 'utf8'))
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    const game = playOut(level, { players: 2, seed: 'my box', edition: { ...read.value, ...ending } })
    expect(game.position.phase).toBe('over')
  })

  test('thinks of the move that it chooses, and leaves the position alone', () => {
    const { position } = newGame({ players: 2, seed: 'think' })
    const before = JSON.stringify(position)
    const [one, other] = [0, 1].map(() => bot(level, position.box, seededRandom('think')))
    expect(one.think(position, { iterations: 20 }).move).toBe(other.choose(position, { iterations: 20 }))
    expect(JSON.stringify(position)).toBe(before)
  })

  test('throws once the game is over', () => {
    const game = playOut('random', { players: 2, seed: 'over' })
    const player = bot(level, game.position.box, seededRandom(''))
    expect(() => player.choose(game.position)).toThrow('over')
  })
})

test('recognises the names of the levels', () => {
  expect(LEVELS.every(isLevel)).toBe(true)
  expect(['Random', '', 'human', undefined].some(isLevel)).toBe(false)
})

test('a level that needs a network throws without one', () => {
  expect(() => createBot('engineer', { random: seededRandom('') })).toThrow('network')
})

test('a search with only a time limit ends', () => {
  const game = newGame({ players: 2, seed: 'clock' })
  const player = bot('amyitis', game.position.box, seededRandom('clock'))
  for (const ms of [1, 50]) expect(legalMoves(game)).toContain(formatMove(player.choose(game.position, { ms })))
})

/** The number of games that the first level wins against the second, with alternating seats. */
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

test('each level roughly beats the one below (the arena measures by how much)', () => {
  const games = sized(30, 60)
  expect(wins('apprentice', 'random', games)).toBeGreaterThan(0.65 * games)
  expect(wins('gardener', 'apprentice', games)).toBeGreaterThan(0.5 * games)
  expect(wins('engineer', 'gardener', games)).toBeGreaterThan(0.65 * games)
})

test('a budget of nothing still gives a legal move, and one that is no number is refused', () => {
  const game = newGame({ players: 2, seed: 'nothing' })
  const random = seededRandom('nothing')
  const player = bot('priest', game.position.box, random)
  for (let n = 0; n < 30; n++) {
    const legal = legalMoves(game)
    for (const iterations of [0, -1]) {
      expect(legal).toContain(formatMove(player.choose(game.position, { iterations })))
      expect(legal).toContain(formatMove(new Uct(random, UCT_DEFAULTS[2]).choose(game.position, { iterations })))
    }
    play(game, legal[random(legal.length)])
  }
  while (legalMoves(game).length === 1) play(game, legalMoves(game)[0])
  for (const budget of [{ iterations: Number.NaN }, { ms: Number.NaN }])
    expect(() => player.choose(game.position, budget)).toThrow('number')
})

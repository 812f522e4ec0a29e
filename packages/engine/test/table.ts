import { expect } from 'vitest'
import { COURT_CARDS } from '../src/box/court.ts'
import {
  type City,
  COLORS,
  type Color,
  type Court,
  type Cube,
  type Event,
  fromState,
  type Game,
  GOODS,
  type Good,
  gameFrom,
  isOver,
  legalMoves,
  openBox,
  type Plant,
  type PlayerCount,
  type Power,
  play,
  type RefusalCode,
  type Row,
  type RulesVersion,
  SIDES,
  type Side,
  SQUARES,
  type Square,
  STANDARD,
  type State,
  seededRandom,
  type Temple,
  type Trade,
  toState,
  whyRefused,
} from '../src/index.ts'

type Levels = Exclude<Court, 'gardener'>

interface SeatSketch {
  score?: number
  talents?: number
  camels?: number
  goods?: Partial<Record<Good, number>>
  banker?: number
  caravaneer?: number
  palace?: number
  gardeners?: number
  passed?: boolean
  track?: number
  trackRank?: number
}

/** The parts of a state that matter to a test; the rest has defaults, and unassigned pieces are in the reserve. */
export interface Sketch {
  players?: PlayerCount
  palace?: boolean
  round?: number
  /** The players, clockwise; by default the colours of a new game. */
  order?: Color[]
  first?: Color
  /** The player to act. */
  turn?: Color
  seats?: Partial<Record<Color, SeatSketch>>
  /** A group is three trades; a star marks a card turned over: `['engineer *priest merchant', …]`. */
  groups?: string[]
  fields?: Partial<Record<Row, Color[]>>
  /** Newest first. */
  temples?: Partial<Record<Temple, Cube[]>>
  /** Oldest first. */
  canals?: Partial<Record<Side, Cube[]>>
  garden?: Partial<Record<Square, string>>
  /** Who has planted where, and so has the tile. */
  planted?: Partial<Record<Square, Color>>
  caravan?: City
  plants?: Partial<Record<City, [Plant, 0 | 1]>>
  caravaneerGoods?: Good[]
  powers?: Partial<Record<Power, number>>
  seed?: string
  /** The version of the rules, if not the newest. */
  rules?: RulesVersion
}

const GARDEN = {
  a1: 't09', b1: 't01', c1: 't07', d1: 't06',
  a2: 't03', b2: 't11', c2: 't13', d2: 't15',
  a3: 't05', b3: 't12', c3: 't17', d3: 't18',
  a4: 't08', b4: 't10', c4: 't19', d4: 't20',
} as const // biome-ignore format: the picture of the garden

const DEALS: Record<PlayerCount, string[]> = {
  2: ['farmer priest engineer', 'merchant farmer priest'],
  3: ['farmer priest engineer', 'merchant farmer priest', 'engineer merchant farmer'],
  4: ['farmer priest engineer', 'merchant farmer priest', 'engineer merchant farmer', 'priest engineer merchant'],
}

const LEVELS: Record<Levels, number> = { banker: 3, caravaneer: 2, palace: 6 }

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** A whole state from a sketch. */
export function sketch(wanted: Sketch): State {
  const players = wanted.players ?? 4
  const palace = wanted.palace ?? false
  const round = wanted.round ?? 1
  const box = openBox(STANDARD, players, palace)
  const colors = wanted.order ?? COLORS.slice(0, players)
  const firstPlayer = wanted.first === undefined ? 0 : colors.indexOf(wanted.first)
  const fields = { top: [], bottom: [], ...wanted.fields } as Record<Row, Color[]>
  const temples = { ishtar: [], marduk: [], tammouz: [], ...wanted.temples } as Record<Temple, Cube[]>
  const canals = Object.fromEntries(SIDES.map((side) => [side, wanted.canals?.[side] ?? []])) as Record<Side, Cube[]>
  const onBoard = [...Object.values(fields), ...Object.values(temples), ...Object.values(canals)].flat()
  const unused = STANDARD.emptySquares[players]
  const lying = { ...GARDEN, ...wanted.garden } as Record<Square, string>
  const seats = colors.map((color): State['seats'][number] => {
    const own = wanted.seats?.[color] ?? {}
    return {
      color,
      score: 0,
      talents: 4,
      camels: 1,
      banker: 0,
      caravaneer: 0,
      palace: 0,
      gardeners: 0,
      passed: false,
      track: 0,
      ...own,
      cubes: box.cubes - onBoard.filter((cube) => cube === color).length,
      goods: { barley: 0, dates: 0, salt: 0, palm: 0, wine: 0, ...own.goods },
      tiles: SQUARES.filter((square) => wanted.planted?.[square] === color).map((square) => lying[square]),
    }
  })
  const left = (kind: Levels) =>
    Array.from({ length: LEVELS[kind] }, (_, level) => {
      const copies = COURT_CARDS[kind][level].copies[players]
      return copies - seats.filter((seat) => seat[kind] > level).length
    })
  const caravaneer = left('caravaneer')
  const caravaneerGoods = wanted.caravaneerGoods ?? (['salt', 'palm'] as Good[]).slice(0, caravaneer[1])
  const everyPower: Power[] = ['first', 'procession', 'recruit', 'advance']
  const taken = palace && round > 1 ? everyPower.slice(0, players === 3 ? 3 : 4) : []
  const powers = Object.fromEntries(taken.map((power, i) => [power, (firstPlayer + i) % players]))
  const neutralOnBoard = onBoard.filter((cube) => cube === 'neutral').length
  return {
    edition: 'standard',
    players,
    palace,
    round,
    phase: 'actions',
    firstPlayer,
    decision: { kind: 'action', player: wanted.turn === undefined ? firstPlayer : colors.indexOf(wanted.turn) },
    seats,
    reserve: {
      talents: box.talents - sum(seats.map((seat) => seat.talents)),
      camels: box.camels - sum(seats.map((seat) => seat.camels)),
      neutral: Math.max(0, box.neutral - neutralOnBoard),
      gardeners: COURT_CARDS.gardener.copies[players] - sum(seats.map((seat) => seat.gardeners)),
      goods: Object.fromEntries(
        GOODS.map((good, i) => {
          const held = sum(seats.map((seat) => seat.goods[good]))
          return [good, box.goods[i] - held - (caravaneerGoods.includes(good) ? 1 : 0)]
        }),
      ) as Record<Good, number>,
      banker: left('banker'),
      caravaneer,
      caravaneerGoods,
      palace: left('palace'),
    },
    groups: (wanted.groups ?? DEALS[players]).map((group) =>
      group.split(' ').map((card) => ({ trade: card.replace('*', '') as Trade, turned: card.startsWith('*') })),
    ),
    fields,
    temples,
    garden: Object.fromEntries(
      SQUARES.map((square) => {
        if (unused.includes(square)) return [square, 'unused']
        return [square, wanted.planted?.[square] === undefined ? lying[square] : null]
      }),
    ) as Record<Square, string | null>,
    canals,
    caravan: wanted.caravan ?? 'babylon',
    plants: Object.fromEntries(
      Object.entries({
        eshnunna: ['reed', 0],
        ur: ['iris', 0],
        mari: ['lily', 0],
        khorsabad: ['khorsabad', 0],
        ...wanted.plants,
      }).map(([city, [card, face]]) => [city, { card: card as Plant, face: face as number }]),
    ),
    powers: wanted.powers ?? powers,
    winners: null,
  }
}

/** A game at an action, set up from a sketch; throws if that is no legal position. */
export function table(wanted: Sketch = {}): Game {
  const position = fromState(sketch(wanted), STANDARD, wanted.rules)
  if (!position.ok) throw new Error(position.faults.map(({ path, problem }) => `${path} ${problem}`).join('\n'))
  return gameFrom(position.value, wanted.seed ?? 'rulebook')
}

/** Plays moves and returns their events; throws if one is illegal. */
export function moves(game: Game, ...texts: string[]): Event[] {
  return texts.flatMap((text) => {
    const played = play(game, text)
    if (!played.ok) throw new Error(`${text}: ${played.refusal.code} ${played.refusal.clause}`)
    return played.events
  })
}

export const state = (game: Game): State => toState(game.position)

/** The public state of a colour's seat. */
export function seat(game: Game, color: Color): State['seats'][number] {
  const found = state(game).seats.find((candidate) => candidate.color === color)
  if (found === undefined) throw new Error(`nobody plays ${color}`)
  return found
}

/** The legal moves with this prefix. */
export const choices = (game: Game, beginning = ''): string[] =>
  legalMoves(game).filter((move) => move.startsWith(beginning))

/** Expects a move to be refused for this reason, without side effects. */
export function expectRefused(game: Game, move: string, code: RefusalCode, clause: string | undefined): void {
  const before = JSON.stringify(state(game))
  expect(whyRefused(game, move)).toMatchObject({ code, clause })
  expect(play(game, move)).toMatchObject({ ok: false, refusal: { code, clause } })
  expect(JSON.stringify(state(game))).toBe(before)
}

/** Fills the zones of the garden, starting at a1, with a number of cubes of each colour; the rest stays empty. */
export function flood(...cubes: [Cube, number][]): Record<string, Cube[]> {
  const poured = cubes.flatMap(([cube, count]) => new Array<Cube>(count).fill(cube))
  const { zones } = openBox(STANDARD, 4, false)
  return Object.fromEntries(SIDES.map((side, index) => [side, poured.splice(0, zones[index])]))
}

/** Plays a number of random moves, or until the game is over. */
export function wander(game: Game, seed: string, count = Number.POSITIVE_INFINITY): Game {
  const random = seededRandom(seed)
  for (let i = 0; i < count && !isOver(game); i++) {
    const legal = legalMoves(game)
    play(game, legal[random(legal.length)])
  }
  return game
}

/** R3.3 The sides with two zones. */
const DOUBLE_SIDES = ['b3-c3', 'b4-c4', 'c2-c3', 'c3-c4', 'c3-d3', 'c4-d4', 'd2-d3', 'd3-d4']

/** A garden without an empty zone: one colour has the 16 single sides, another the 16 zones of the double ones. */
export function everyZone(single: Cube, double: Cube): Record<string, Cube[]> {
  return Object.fromEntries(SIDES.map((side) => [side, DOUBLE_SIDES.includes(side) ? [double, double] : [single]]))
}

/** All 30 cubes of a colour on the board; the top row, the temples and the double sides have room for more. */
export function outOfCubes(color: Color): Required<Pick<Sketch, 'fields' | 'temples' | 'canals'>> {
  const four = [color, color, color, color]
  return {
    fields: { top: [color, color] },
    temples: { ishtar: four, marduk: four, tammouz: four },
    canals: Object.fromEntries(SIDES.filter((side) => !DOUBLE_SIDES.includes(side)).map((side) => [side, [color]])),
  }
}

/** A copy of a JSON value with one change, such as at `seats[0].goods.wine`; without a value the key is removed. */
export function withChange(json: unknown, path: string, value?: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(json))
  const keys = path.replaceAll(/\[(\d+)\]/g, '.$1').split('.')
  const last = keys.pop() as string
  const holder = keys.reduce((object, key) => object[key], copy)
  if (value !== undefined) holder[last] = value
  else if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else delete holder[last]
  return copy
}

/** Every number of players, with and without the expansion. */
export const TABLES: [PlayerCount, boolean][] = [
  [2, false],
  [2, true],
  [3, false],
  [3, true],
  [4, false],
  [4, true],
]

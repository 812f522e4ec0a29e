import {
  type City,
  type Cube,
  fromState,
  type Game,
  GOODS,
  type Good,
  gameFrom,
  newGame,
  type PlayerCount,
  type Row,
  type Side,
  SQUARES,
  type Square,
  STANDARD,
  type State,
  type Temple,
  type Trade,
  toState,
} from '@amyitis/engine'

/** What one seat has beside the cubes that lie on the table; nothing and level 0 where it is not said. */
interface Owns {
  readonly score?: number
  readonly talents?: number
  readonly camels?: number
  readonly goods?: Partial<Record<Good, number>>
  readonly banker?: number
  readonly caravaneer?: number
  readonly palace?: number
  readonly gardeners?: number
  readonly track?: number
  readonly passed?: boolean
}

/** A position in the middle of a game, as far as it differs from a fresh table. */
export interface Arrangement {
  /** Decides where the tiles lie and the deals to come. */
  readonly seed: string
  readonly players: PlayerCount
  readonly palace?: boolean
  readonly round: number
  readonly firstPlayer: number
  /** A group a string, as `farmer priest- merchant`: a dash marks a card that is turned over. */
  readonly groups: readonly string[]
  readonly seats: readonly Owns[]
  readonly caravan?: City
  /** The plant cards, if they matter. */
  readonly plants?: State['plants']
  readonly fields?: Partial<Record<Row, readonly string[]>>
  readonly temples?: Partial<Record<Temple, readonly string[]>>
  readonly canals?: Partial<Record<Side, readonly Cube[]>>
  /** Who has planted which squares. */
  readonly planted?: Partial<Record<Square, number>>
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const cardsOf = (group: string) =>
  group.split(' ').map((card) => ({ trade: card.replace('-', '') as Trade, turned: card.endsWith('-') }))

/** Lays the cubes out and takes them out of the stocks. */
function layCubes(state: State, { fields, temples, canals }: Arrangement): void {
  Object.assign(state.fields, fields)
  Object.assign(state.temples, temples)
  Object.assign(state.canals, canals)
  const { cubesPerPlayer, neutralCubes } = STANDARD.tokens
  const lying = [state.fields, state.temples, state.canals].flatMap((place) => Object.values<Cube[]>(place).flat())
  const count = (color: Cube) => lying.filter((cube) => cube === color).length
  for (const seat of state.seats) seat.cubes = cubesPerPlayer - count(seat.color)
  state.reserve.neutral = neutralCubes - count('neutral')
}

/** R1.5, R8.1 What the seats hold is not in the reserve. */
function fillReserve(state: State, players: PlayerCount): void {
  const { seats, reserve } = state
  const { tokens, court } = STANDARD
  reserve.talents = tokens.talents - sum(seats.map((seat) => seat.talents))
  reserve.camels = tokens.camels - sum(seats.map((seat) => seat.camels))
  const left = (cards: readonly { readonly copies: Record<PlayerCount, number> }[], levels: readonly number[]) =>
    cards.map(({ copies }, level) => copies[players] - levels.filter((held) => held > level).length)
  reserve.banker = left(
    court.banker,
    seats.map((seat) => seat.banker),
  )
  reserve.caravaneer = left(
    court.caravaneer,
    seats.map((seat) => seat.caravaneer),
  )
  reserve.palace = left(
    court.palace,
    seats.map((seat) => seat.palace),
  )
  reserve.gardeners = court.gardener.copies[players] - sum(seats.map((seat) => seat.gardeners))
  reserve.caravaneerGoods = reserve.caravaneerGoods.slice(0, reserve.caravaneer[1])
  for (const good of GOODS) {
    const held = sum(seats.map((seat) => seat.goods[good]))
    const onCards = reserve.caravaneerGoods.filter((one) => one === good).length
    reserve.goods[good] = tokens.goods[good] - held - onCards
  }
}

/** A game that goes on from an arranged position; the engine refuses what could not come about by the rules. */
export function arrange(arrangement: Arrangement): Game {
  const { seed, players, palace = false, round, firstPlayer, groups, seats, caravan, plants, planted } = arrangement
  const state = toState(newGame({ players, palace, seed }).position)
  Object.assign(state, { round, firstPlayer, decision: { kind: 'action', player: 0 } })
  state.groups = groups.map(cardsOf)
  if (caravan !== undefined) state.caravan = caravan
  Object.assign(state.plants, plants)
  seats.forEach(({ goods, ...owns }, index) => {
    const nothing = { talents: 0, camels: 0, goods: { barley: 0, dates: 0, salt: 0, palm: 0, wine: 0, ...goods } }
    Object.assign(state.seats[index], nothing, owns)
    // Nobody shares a place on the track but 0, where turn order decides (R12.3).
    delete state.seats[index].trackRank
  })
  for (const square of SQUARES) {
    const seat = planted?.[square]
    const tile = state.garden[square]
    if (seat === undefined || tile === null) continue
    state.seats[seat].tiles.push(tile)
    state.garden[square] = null
  }
  layCubes(state, arrangement)
  fillReserve(state, players)
  const position = fromState(state, STANDARD)
  if (!position.ok) throw new RangeError(position.faults.map(({ path, problem }) => `${path} ${problem}`).join('; '))
  return gameFrom(position.value, seed)
}

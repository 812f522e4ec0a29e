/** R3.1 The 16 squares, a 4×4 diamond: a1 is the bottom corner, d4 the top. Square = column + 4 · row. */
export const SQUARES = [
  'a1', 'b1', 'c1', 'd1',
  'a2', 'b2', 'c2', 'd2',
  'a3', 'b3', 'c3', 'd3',
  'a4', 'b4', 'c4', 'd4',
] as const // biome-ignore format: the picture of the garden
export type Square = (typeof SQUARES)[number]
export const TOP_SQUARE = 15

const column = (square: number) => square & 3
const row = (square: number) => square >> 2

/** R3.1 Floor of each square: floor 1 is the V of seven squares along the river. */
export const FLOOR = SQUARES.map((_, square) => Math.min(column(square), row(square)) + 1)

/** R3.2 The quality a square asks for: its floor, but 3 for floor 4. */
export const REQUIRED_QUALITY = FLOOR.map((floor) => Math.min(floor, 3))

/** R3.3 A side is named by its two squares, the one nearer to a1 first. */
type Across = { [R in '1' | '2' | '3' | '4']: `a${R}-b${R}` | `b${R}-c${R}` | `c${R}-d${R}` }
type Up = { [C in 'a' | 'b' | 'c' | 'd']: `${C}1-${C}2` | `${C}2-${C}3` | `${C}3-${C}4` }
export type Side = Across[keyof Across] | Up[keyof Up]

interface Border {
  readonly name: Side
  /** The two squares, the one nearer to a1 first. */
  readonly squares: readonly [number, number]
  /** The two corner points where it ends. A corner point is c + 5 · r, both 0…4. */
  readonly ends: readonly [number, number]
}

const corner = (c: number, r: number) => c + 5 * r

function borders(): Border[] {
  const all: Border[] = []
  for (let c = 0; c < 4; c++)
    for (let r = 0; r < 4; r++) {
      const square = c + 4 * r
      const name = SQUARES[square]
      if (c < 3)
        all.push({
          name: `${name}-${SQUARES[square + 1]}` as Side,
          squares: [square, square + 1],
          ends: [corner(c + 1, r), corner(c + 1, r + 1)],
        })
      if (r < 3)
        all.push({
          name: `${name}-${SQUARES[square + 4]}` as Side,
          squares: [square, square + 4],
          ends: [corner(c, r + 1), corner(c + 1, r + 1)],
        })
    }
  return all
}

/** R3.3 The 24 sides between neighbouring squares. */
const BORDERS = borders()
export const SIDES: readonly Side[] = BORDERS.map((border) => border.name)
export const SIDE_SQUARES = BORDERS.map((border) => border.squares)

/** The two corner points where each side ends, the one nearer to a1 first, and the same as a set: one bit each. */
export const SIDE_ENDS = BORDERS.map(({ ends }) => ends)
export const SIDE_END_BITS = SIDE_ENDS.map(([from, to]) => (1 << from) | (1 << to))

/** The sides around each square, and the same as a set of bits. */
export const SIDES_AROUND = SQUARES.map((_, square) =>
  BORDERS.flatMap((border, side) => (border.squares.includes(square) ? [side] : [])),
)
export const SIDES_AROUND_BITS = SIDES_AROUND.map((sides) => sides.reduce((bits, side) => bits | (1 << side), 0))

/** R3.4 The corner points on the river bank, as bits: those on the two lower edges. */
export const RIVER_BANK = [0, 1, 2, 3, 4].reduce((bits, i) => bits | (1 << corner(i, 0)) | (1 << corner(0, i)), 0)

/** R3.3 Sides that touch a square of this floor or a higher one have two irrigation zones. */
export const DOUBLE_SIDES = { source: { minFloor: 'reconstructed', doublePasses: 'reconstructed' }, minFloor: 3 }

/** R3.5 When a double side lets water pass: once both zones are irrigated, or with the first already. */
export const DOUBLE_PASSES = ['none', 'first'] as const

/** R2.5 Squares that stay empty, by number of players. */
export const EMPTY_SQUARES = { 2: ['c1', 'd1', 'd2'], 3: [], 4: [], source: 'printed' }

import { z } from 'zod'
import { MoveText, SeatNumber } from './ids.ts'

const count = z.int()
const Goods = z.record(z.string(), count)
const Colors = z.array(z.string())

/** The position of a game as in docs/notation.md; later versions may add fields. */
export const GameState = z.looseObject({
  edition: z.string(),
  players: count,
  palace: z.boolean(),
  round: count,
  phase: z.string(),
  firstPlayer: count,
  /** The current decision; null once the game is over. */
  decision: z
    .looseObject({
      kind: z.string(),
      player: count,
      reason: z.string().optional(),
      owed: z.string().optional(),
      count: count.optional(),
    })
    .nullable(),
  seats: z.array(
    z.looseObject({
      color: z.string(),
      score: count,
      talents: count,
      camels: count,
      cubes: count,
      goods: Goods,
      banker: count,
      caravaneer: count,
      palace: count,
      gardeners: count,
      tiles: z.array(z.string()),
      passed: z.boolean(),
      track: count,
      trackRank: count.optional(),
    }),
  ),
  reserve: z.looseObject({
    talents: count,
    camels: count,
    neutral: count,
    gardeners: count,
    goods: Goods,
    banker: z.array(count),
    caravaneer: z.array(count),
    caravaneerGoods: z.array(z.string()),
    palace: z.array(count),
  }),
  groups: z.array(z.array(z.looseObject({ trade: z.string(), turned: z.boolean() }))),
  /** Cubes, by row of the fields, by temple and by side of the garden. */
  fields: z.record(z.string(), Colors),
  temples: z.record(z.string(), Colors),
  canals: z.record(z.string(), Colors),
  /** What grows or lies on each square. */
  garden: z.record(z.string(), z.string().nullable()),
  caravan: z.string(),
  plants: z.record(z.string(), z.looseObject({ card: z.string(), face: count })),
  powers: z.record(z.string(), count),
  powerOrder: z.array(count).optional(),
  winners: z.array(count).nullable(),
})

/** The current state of a game, for programs that do not know the rules. */
export const TableState = z.object({
  /** The last event included: use it as `after` of a command based on this state. */
  seq: z.int(),
  status: z.enum(['open', 'playing', 'over', 'closed']),
  /** The seat to decide, and whether it is yours. */
  turn: SeatNumber.optional(),
  yours: z.boolean(),
  /** Every legal move of that seat. */
  legal: z.array(MoveText),
  /** The rules version of the game. */
  rules: z.string(),
  /** As in docs/notation.md. */
  state: GameState,
})

import { z } from 'zod'
import { isNightTooLong } from './app.ts'

export const BOT_LEVELS = [
  'random',
  'apprentice',
  'gardener',
  'merchant',
  'engineer',
  'boatman',
  'harpist',
  'physician',
  'judge',
  'priest',
  'oracle',
  'amyitis',
] as const
export const BotLevel = z.enum(BOT_LEVELS)

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Hours that do not count on the clock, at most sixteen a day, in a time zone such as Europe/Budapest. */
const Night = z
  .object({ from: TimeOfDay, to: TimeOfDay, zone: z.string().max(64) })
  .refine((night) => !isNightTooLong(night), { message: 'a night has at most 16 hours' })

export const Clock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** Minutes for each player, and seconds added after each turn. */
  z.object({ kind: z.literal('live'), minutes: z.int().min(1).max(240), increment: z.int().min(0).max(300) }),
  /** Hours for each turn. */
  z.object({ kind: z.literal('correspondence'), hours: z.int().min(1).max(720), night: Night.optional() }),
])
export type Clock = z.infer<typeof Clock>

/** Who may sit on a seat: anyone, whoever has its own invitation, or a bot. */
export const SeatPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('invited') }),
  z.object({ kind: z.literal('bot'), level: BotLevel }),
])
export type SeatPlan = z.infer<typeof SeatPlan>

export const Settings = z.object({
  seats: z.array(SeatPlan).min(2).max(4),
  palace: z.boolean().default(false),
  /** `standard`, or an edition in full, which the engine checks. */
  edition: z.union([z.literal('standard'), z.record(z.string(), z.unknown())]).default('standard'),
  clock: Clock.default({ kind: 'none' }),
  /** Shown in the lobby, or known only to those who have the link. */
  public: z.boolean().default(false),
  spectators: z.boolean().default(true),
  /** The bot that replaces a player who has left. */
  standIn: BotLevel.default('engineer'),
  /** Counts for the ladder of players. */
  rated: z.boolean().default(false),
  /** With a live clock: the game starts only after everybody has answered the ready check. */
  ready: z.boolean().optional(),
  /** False: everyone keeps their seat in a rematch. Otherwise everyone moves one seat further. */
  rotate: z.boolean().optional(),
})
export type Settings = z.infer<typeof Settings>

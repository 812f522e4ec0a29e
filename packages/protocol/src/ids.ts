import { z } from 'zod'

/** Names of things are long enough that nobody guesses one. */
export const TableId = z
  .string()
  .regex(/^[a-z2-7]{16}$/)
  .meta({ example: 'k3vq7mzt2xhw5ybn' })
export const PlayerId = z.string().regex(/^[a-z2-7]{16}$/)

/** R1.1 Seats count from 0, clockwise. */
export const SeatNumber = z.int().min(0).max(3)

/** A request that is sent again with the same key has no second effect. */
export const Key = z.string().regex(/^[\w-]{8,64}$/)

/** What a person's device adds to the seed of a game: at least 128 bits, as hexadecimal digits. */
export const Added = z.string().regex(/^[0-9a-f]{32,128}$/)

/** SHA-256 of what somebody will add, which is shown before anything is added. */
export const Commit = z.string().regex(/^[0-9a-f]{64}$/)

/** Moves are the texts of docs/notation.md; the longest discards many goods. */
export const MoveText = z.string().min(1).max(200).meta({ example: 'recruit 1 farmer' })

/** A line that people see of each other; no control characters, nothing that turns the writing around. */
const visible = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}\p{Co}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$/u)

/** A name as it is shown; older ones may break today’s rules for new names. */
export const PlayerName = z.string().max(200)
/** A name that somebody would like; names.ts and the server say what is wrong with it. */
export const WishedName = z.string().max(1000).meta({ example: 'Nitocris' })
export const ChatText = visible(300)

export const LANGUAGES = ['en', 'fr', 'de', 'hu'] as const
export const Language = z.enum(LANGUAGES)

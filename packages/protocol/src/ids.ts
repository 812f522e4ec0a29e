import { z } from 'zod'

/** Ids are too long to be guessed. */
export const TableId = z
  .string()
  .regex(/^[a-z2-7]{16}$/)
  .meta({ example: 'k3vq7mzt2xhw5ybn' })
export const PlayerId = z.string().regex(/^[a-z2-7]{16}$/)

/** R1.1 Seats count from 0, clockwise. */
export const SeatNumber = z.int().min(0).max(3)

/** An idempotency key: a repeated request has no second effect. */
export const Key = z.string().regex(/^[\w-]{8,64}$/)

/** A share: what a person's device adds to the seed of a game. At least 128 bits, hexadecimal. */
export const Added = z.string().regex(/^[0-9a-f]{32,128}$/)

/** SHA-256 of a share, shown before any share is revealed. */
export const Commit = z.string().regex(/^[0-9a-f]{64}$/)

/** Moves are the texts of docs/notation.md; the longest discards many goods. */
export const MoveText = z.string().min(1).max(200).meta({ example: 'recruit 1 farmer' })

/** A line of text for other people, without control and direction-changing characters. */
const visible = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}\p{Co}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$/u)

/** A name as it is shown; older ones may break today’s rules. */
export const PlayerName = z.string().max(200)
/** A requested name; names.ts and the server check it. */
export const RequestedName = z.string().max(1000).meta({ example: 'Nitocris' })
export const ChatText = visible(300)

export const LANGUAGES = ['en', 'fr', 'de', 'hu'] as const
export const Language = z.enum(LANGUAGES)

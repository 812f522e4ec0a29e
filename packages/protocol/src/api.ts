import { z } from 'zod'
import { TableEvent } from './events.ts'
import { ChatText, Key, Language, PlayerId, PlayerName, RequestedName, SeatNumber, TableId } from './ids.ts'
import { ChatLine, PublicPlayer } from './messages.ts'
import { Pace, Rating, RatingOutcome } from './ratings.ts'
import { Settings } from './settings.ts'

/** A new guest. */
export const NewPlayer = z.object({ name: RequestedName, language: Language.default('en') })

/** What players know of themselves. */
export const Me = z.object({
  id: PlayerId,
  name: PlayerName,
  language: Language,
  bot: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), created: z.int().optional() })),
  webhook: z.string().optional(),
  /** It has failed so often that it is not called any more; saving it again switches it on. */
  webhookOff: z.literal(true).optional(),
  email: z.string().optional(),
  push: z.int(),
})
export type Me = z.infer<typeof Me>

/** Nobody sits there yet: what a player will add to the seed must be chosen after the hash of the server's secret is known. */
export const NewTable = z.object({
  key: Key,
  settings: Settings,
  /** 2: every round is dealt from a share of everybody, so that nobody knows a deal before it is made (docs/fair-deals.md). */
  fair: z.literal(2).optional(),
})
export type NewTable = z.infer<typeof NewTable>

/** A line of the lobby. */
export const TableSummary = z.object({
  id: TableId,
  status: z.enum(['open', 'playing', 'over', 'closed']),
  players: z.array(
    z.object({ player: PublicPlayer.optional(), level: z.string().optional(), rating: Rating.optional() }),
  ),
  palace: z.boolean(),
  edition: z.string(),
  clock: z.string(),
  rated: z.boolean(),
  changed: z.int(),
  round: z.int().optional(),
  /** The seat that is to decide, and whether it is yours. */
  turn: z.int().optional(),
  yours: z.boolean(),
  scores: z.array(z.int()).optional(),
  ranks: z.array(z.int()).optional(),
  /** Who has made the table, while it is open and they have not sat down. */
  host: PublicPlayer.optional(),
})
export type TableSummary = z.infer<typeof TableSummary>

/** Where the next page of a list begins: what the page before has said. */
export const ListCursor = z.string().regex(/^\d{1,16}\.[a-z2-7]{16}$/)

export const LISTS = ['open', 'mine', 'finished'] as const
export const ListName = z.enum(LISTS)
export type ListName = z.infer<typeof ListName>

/** The first page of each list; `next` leads to the second where there is one. */
export const Lobby = z.object({
  open: z.array(TableSummary),
  mine: z.array(TableSummary),
  finished: z.array(TableSummary),
  next: z.object({ open: ListCursor.optional(), mine: ListCursor.optional(), finished: ListCursor.optional() }),
})
export type Lobby = z.infer<typeof Lobby>

/** A page of one of these lists. */
export const TableList = z.object({ tables: z.array(TableSummary), next: ListCursor.optional() })
export type TableList = z.infer<typeof TableList>

/** A table as it stands: all that happened there. */
export const TableView = z.object({
  you: z.object({ player: PlayerId.optional(), seat: z.int().optional() }),
  players: z.array(PublicPlayer),
  events: z.array(TableEvent),
  chat: z.array(ChatLine),
  /** Only for its host: the invitation of each seat that needs one. */
  invitations: z.array(z.object({ seat: z.int(), invitation: z.string() })).optional(),
})
export type TableView = z.infer<typeof TableView>

/** What may change of a player. */
export const ChangeMe = z.object({ name: RequestedName.optional(), language: Language.optional() })

/** A link that signs in once, on another device. */
export const ContinueLink = z.object({ link: z.string(), token: z.string(), expires: z.int() })
export const ContinueRequest = z.object({ token: z.string().max(100) })

/** A bot program with its token, which is told only here. */
export const BotToken = z.object({ player: PublicPlayer, token: z.string() })

/** All that is kept about a player. */
export const Export = z.object({
  me: Me,
  created: z.int(),
  seen: z.int(),
  ratings: z.array(z.object({ players: z.int(), pace: Pace, mu: z.number(), sigma: z.number(), games: z.int() })),
  /** What each rated game came to for them. */
  ratingResults: z.array(
    z.object({
      table: TableId,
      players: z.int(),
      pace: Pace,
      outcome: RatingOutcome,
      reduced: z.boolean(),
      left: z.boolean(),
      before: z.object({ mu: z.number(), sigma: z.number() }),
      mu: z.number(),
      sigma: z.number(),
      games: z.int(),
      opponents: z.int(),
    }),
  ),
  /** Where they sit, and where they are the host. */
  tables: z.array(z.object({ table: TableId, seats: z.array(PlayerId.nullable()) })),
  /** What they have said, wherever that was. */
  chat: z.array(z.object({ table: TableId, ...ChatLine.omit({ player: true }).shape })),
  /** What they have told the host of the server. */
  reports: z.array(
    z.object({
      at: z.int(),
      table: TableId,
      about: PlayerId,
      line: z.int().optional(),
      text: z.string(),
    }),
  ),
  /** Addresses of the browsers that are told. */
  pushes: z.array(z.string()),
  /** The programs that they have made. */
  bots: z.array(PlayerId),
})

export const NewTableResponse = z.object({ id: TableId })

export const CommandResponse = z.object({
  /** The last event that came of it. */
  seq: z.int(),
  /** What has happened after the last event that was seen, up to that one. */
  events: z.array(TableEvent),
})
export type CommandResponse = z.infer<typeof CommandResponse>

/** Makes the invitation of a seat anew: the one before opens it no more. */
export const NewInvitation = z.object({ seat: SeatNumber })
export const Invitation = z.object({ seat: SeatNumber, invitation: z.string() })

export const ChatRequest = z.object({ key: Key, text: ChatText })

export const NewReport = z.object({
  about: PlayerId,
  line: z.int32().min(1).optional(),
  /** Several lines, without what PostgreSQL does not keep. */
  text: z
    .string()
    .trim()
    .max(1000)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u)
    .default(''),
})

/** Points of each seat by the clause of the rules they come from. */
export const Stats = z.object({
  rounds: z.int(),
  decisions: z.int(),
  seats: z.array(
    z.object({ score: z.int(), rank: z.int().optional(), points: z.record(z.string(), z.int()), decisions: z.int() }),
  ),
})
export type Stats = z.infer<typeof Stats>

import { z } from 'zod'
import { TableEvent } from './events.ts'
import { ChatText, Key, Language, PlayerId, PlayerName, RequestedName, SeatNumber, TableId } from './ids.ts'
import { ChatLine, PublicPlayer } from './messages.ts'
import { AllProgress } from './progress.ts'
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
  /** It was disabled after too many failures; saving it again enables it. */
  webhookOff: z.literal(true).optional(),
  email: z.string().optional(),
  push: z.int(),
})
export type Me = z.infer<typeof Me>

/** Nobody sits there yet: a player must choose their share after the hash of the server's secret is known. */
export const NewTable = z.object({
  key: Key,
  settings: Settings,
  /** 2: every round is dealt from everybody's shares, so that nobody knows a deal in advance (docs/fair-deals.md). */
  fair: z.literal(2).optional(),
})
export type NewTable = z.infer<typeof NewTable>

/** A row of the lobby. */
export const TableSummary = z.object({
  id: TableId,
  status: z.enum(['open', 'playing', 'over', 'closed']),
  players: z.array(
    z.object({
      player: PublicPlayer.optional(),
      level: z.string().optional(),
      rating: Rating.optional(),
      /** For whom the seat is reserved, until they sit down. */
      reserved: PublicPlayer.optional(),
      /** Why a bot of this level plays for the player. */
      left: z.enum(['clock', 'vote', 'conceded', 'erased']).optional(),
      /** They have answered the ready check. */
      ready: z.literal(true).optional(),
    }),
  ),
  palace: z.boolean(),
  edition: z.string(),
  clock: z.string(),
  rated: z.boolean(),
  changed: z.int(),
  round: z.int().optional(),
  /** The seat to decide, and whether it is yours. */
  turn: z.int().optional(),
  yours: z.boolean(),
  scores: z.array(z.int()).optional(),
  ranks: z.array(z.int()).optional(),
  /** The host, while the table is open and they have not sat down. */
  host: PublicPlayer.optional(),
  /** The number of spectators, in the list of running games. */
  spectators: z.int().optional(),
})
export type TableSummary = z.infer<typeof TableSummary>

/** The cursor of the next page, as returned with the previous one. */
export const ListCursor = z.string().regex(/^\d{1,16}\.[a-z2-7]{16}$/)

export const LISTS = ['open', 'mine', 'running', 'finished'] as const
export const ListName = z.enum(LISTS)
export type ListName = z.infer<typeof ListName>

/** The first page of each list; `next` is the cursor of the second, if there is one. */
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

/** A table with its whole log. */
export const TableView = z.object({
  you: z.object({ player: PlayerId.optional(), seat: z.int().optional() }),
  players: z.array(PublicPlayer),
  events: z.array(TableEvent),
  chat: z.array(ChatLine),
  /** Only for its host: the invitation of each seat that needs one. */
  invitations: z.array(z.object({ seat: z.int(), invitation: z.string() })).optional(),
})
export type TableView = z.infer<typeof TableView>

/** What players can change about themselves. */
export const ChangeMe = z.object({ name: RequestedName.optional(), language: Language.optional() })

/** A link that signs in once, on another device. */
export const ContinueLink = z.object({ link: z.string(), token: z.string(), expires: z.int() })
export const ContinueRequest = z.object({ token: z.string().max(100) })

/** A bot program with its token, which is shown only here. */
export const BotToken = z.object({ player: PublicPlayer, token: z.string() })

/** Everything stored about a player. */
export const Export = z.object({
  me: Me,
  created: z.int(),
  seen: z.int(),
  ratings: z.array(z.object({ players: z.int(), pace: Pace, mu: z.number(), sigma: z.number(), games: z.int() })),
  /** The result of each rated game. */
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
  /** What their account carries to other devices. */
  progress: AllProgress,
  /** Where they sit, and where they are the host. */
  tables: z.array(z.object({ table: TableId, seats: z.array(PlayerId.nullable()) })),
  /** Their chat lines, at any table. */
  chat: z.array(z.object({ table: TableId, ...ChatLine.omit({ player: true }).shape })),
  /** Their reports to the host of the server. */
  reports: z.array(
    z.object({
      at: z.int(),
      table: TableId,
      about: PlayerId,
      line: z.int().optional(),
      text: z.string(),
    }),
  ),
  /** Push addresses of their browsers. */
  pushes: z.array(z.string()),
  /** Their bot programs. */
  bots: z.array(PlayerId),
})

export const NewTableResponse = z.object({ id: TableId })

export const CommandResponse = z.object({
  /** The last event that it led to. */
  seq: z.int(),
  /** The events after the last one seen, up to that one. */
  events: z.array(TableEvent),
})
export type CommandResponse = z.infer<typeof CommandResponse>

/** Renews the invitation of a seat; the previous one no longer works. */
export const NewInvitation = z.object({ seat: SeatNumber })
export const Invitation = z.object({ seat: SeatNumber, invitation: z.string() })

export const ChatRequest = z.object({ key: Key, text: ChatText })

export const NewReport = z.object({
  about: PlayerId,
  line: z.int32().min(1).optional(),
  /** Several lines, without characters that PostgreSQL can't store. */
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

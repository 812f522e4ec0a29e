/** @amyitis/protocol: every message that crosses the wire between the app, bots and the server, each in one place. */

export { Command, CommandRequest } from './commands.ts'
export {
  CommandResponse,
  BotToken,
  ChangeMe,
  ChatRequest,
  ContinueLink,
  ContinueRequest,
  Export,
  Invitation,
  LISTS,
  ListCursor,
  ListName,
  Lobby,
  Me,
  NewInvitation,
  NewPlayer,
  NewReport,
  NewTable,
  NewTableResponse,
  Stats,
  TableList,
  TableSummary,
  TableView,
} from './api.ts'
export {
  AllProgress,
  MAX_PROGRESS_LENGTH,
  NewProgress,
  PROGRESS_KINDS,
  Progress,
  ProgressKind,
  ProgressVersion,
} from './progress.ts'
export {
  MailTicket,
  NewEmail,
  NewPasskey,
  NewPushSubscription,
  NewWebhook,
  RemovedPasskey,
  RemovedPushSubscription,
  PasskeyOptions,
  PasskeyAssertion,
  ContactChannels,
  WebhookSecret,
} from './credentials.ts'
export { EventBody, TableEvent } from './events.ts'
export {
  Added,
  ChatText,
  Commit,
  Key,
  LANGUAGES,
  Language,
  MoveText,
  PlayerId,
  PlayerName,
  SeatNumber,
  TableId,
  RequestedName,
} from './ids.ts'
export { ChatLine, ClientMessage, PublicPlayer, ServerMessage } from './messages.ts'
export { nameProblem, MAX_NAME_LENGTH, type NameProblem, normalizeName } from './names.ts'
export { Pairing, PairingRequest } from './pairing.ts'
export { GameQuery, PlayerPage, Turns } from './people.ts'
export { PROBLEMS, Problem, type ProblemCode } from './problems.ts'
export {
  KindRating,
  Ladder,
  MyRatings,
  Pace,
  RATING_OUTCOMES,
  Rating,
  RatingOutcome,
  TableRatings,
} from './ratings.ts'
export { BOT_LEVELS, BotLevel, Clock, SeatPlan, Settings } from './settings.ts'
export { GameState, TableState } from './state.ts'

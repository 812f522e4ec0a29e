/** @amyitis/protocol: every message that crosses the wire between the app, bots and the server, each in one place. */

export { Act, ActRequest } from './acts.ts'
export {
  ActAnswer,
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
  NewTableAnswer,
  Stats,
  TableList,
  TableSummary,
  TableView,
} from './api.ts'
export {
  MailTicket,
  NewEmail,
  NewPasskey,
  NewPush,
  NewWebhook,
  OldPasskey,
  OldPush,
  PasskeyOptions,
  ShownPasskey,
  Ways,
  WebhookSecret,
} from './doors.ts'
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
  WishedName,
} from './ids.ts'
export { ChatLine, ClientMessage, PublicPlayer, ServerMessage } from './messages.ts'
export { faultOfName, LONGEST_NAME, type NameFault, tidyName } from './names.ts'
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

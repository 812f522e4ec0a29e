import type { State } from '@amyitis/engine'
import type {
  Command,
  CommandResponse,
  KindRating,
  Ladder,
  ListName,
  Lobby,
  Me,
  Pace,
  Pairing,
  PairingRequest,
  PlayerPage,
  Settings,
  TableList,
  TableRatings,
  TableView,
} from '@amyitis/protocol'
import { freshId } from '../../game/create-game.ts'
import { call, type Result } from './client.ts'

/** What players may change about themselves. */
type MeChange = Partial<Pick<Me, 'name' | 'language'>>

export const getMe = (): Promise<Result<Me>> => call('GET', 'me')
export const signUp = (name: string, language: Me['language']): Promise<Result<Me>> =>
  call('POST', 'players', { name, language })
export const changeMe = (change: MeChange): Promise<Result<Me>> => call('PATCH', 'me', change)
export const eraseMe = (): Promise<Result<void>> => call('DELETE', 'me')
/** All data that the server stores about the player. */
export const exportMe = (): Promise<Result<unknown>> => call('GET', 'me/export')

/** A secret that makes another device the same player, once. */
export const makeLink = (): Promise<Result<{ readonly token: string; readonly expires: number }>> =>
  call('POST', 'me/links')
export const followLink = (token: string): Promise<Result<Me>> => call('POST', 'continue', { token })

/** What the browser is asked for a passkey, and what must come back with its answer. */
interface PasskeyOptions<Options> {
  readonly options: Options
  readonly ticket: string
}
export const requestNewPasskey = (): Promise<Result<PasskeyOptions<PublicKeyCredentialCreationOptionsJSON>>> =>
  call('POST', 'me/passkeys/options')
export const addPasskey = (ticket: string, answer: object): Promise<Result<Me>> =>
  call('POST', 'me/passkeys', { ticket, answer })
export const removePasskey = (id: string): Promise<Result<Me>> => call('DELETE', 'me/passkeys', { id })
/** Signs this browser out; the player stays signed in on other devices. */
export const signOutHere = (): Promise<Result<void>> => call('DELETE', 'me/session')
/** Only this browser is the player's from now on. */
export const signOutOthers = (): Promise<Result<void>> => call('DELETE', 'me/sessions')
export const requestPasskey = (): Promise<Result<PasskeyOptions<PublicKeyCredentialRequestOptionsJSON>>> =>
  call('POST', 'passkeys/options')
export const signInWithPasskey = (ticket: string, answer: object): Promise<Result<Me>> =>
  call('POST', 'passkeys', { ticket, answer })

/** How the server could tell that it is one's turn. */
export const getContactChannels = (): Promise<Result<{ readonly push: string; readonly mail: boolean }>> =>
  call('GET', 'ways')
export const addPush = (push: PushSubscriptionJSON): Promise<Result<void>> => call('POST', 'me/pushes', push)
export const removePush = (endpoint: string): Promise<Result<void>> => call('DELETE', 'me/pushes', { endpoint })
/** Answers the secret that signs what is sent there. */
export const setWebhook = (url: string): Promise<Result<{ readonly secret: string }>> =>
  call('PUT', 'me/webhook', { url })
export const removeWebhook = (): Promise<Result<void>> => call('DELETE', 'me/webhook')
export const requestEmail = (email: string): Promise<Result<void>> => call('PUT', 'me/email', { email })
export const removeEmail = (): Promise<Result<void>> => call('DELETE', 'me/email')

/** What a server says about itself. */
export interface ServerInfo {
  /** It listens to its own computer alone. */
  readonly loopback: boolean
  /** Addresses under which others may reach it, the best one first. */
  readonly addresses: readonly string[]
}
export const getServer = (): Promise<Result<ServerInfo>> => call('GET', 'server')

export const getLobby = (): Promise<Result<Lobby>> => call('GET', 'tables')
/** One of its lists: the first page, or the one after a cursor. */
export const getList = (list: ListName, after?: string): Promise<Result<TableList>> =>
  call('GET', after === undefined ? `lists/${list}` : `lists/${list}?after=${after}`)
/** The best players of rated games with this number of players. */
export const getLadder = (players: number, pace: Pace): Promise<Result<Ladder>> =>
  call('GET', `ladder?players=${players}&pace=${pace}`)
export const getMyRatings = (): Promise<Result<{ readonly ratings: readonly KindRating[] }>> =>
  call('GET', 'me/ratings')
export const getRatings = (table: string): Promise<Result<TableRatings>> => call('GET', `tables/${table}/ratings`)
export const createTable = (settings: Settings): Promise<Result<{ readonly id: string }>> =>
  call('POST', 'tables', { key: freshId(16), settings, fair: 2 })
export const getTable = (table: string): Promise<Result<TableView>> => call('GET', `tables/${table}`)
export const requestRematch = (table: string): Promise<Result<{ readonly id: string }>> =>
  call('POST', `tables/${table}/rematch`)
/** One command without a connection to the table. */
export const executeAt = (table: string, act: Command, after: number): Promise<Result<CommandResponse>> =>
  call('POST', `tables/${table}/acts`, { key: freshId(16), after, act })

/** Searches for opponents; repeated every two seconds, it renews the search. */
export const searchOpponents = (request: PairingRequest): Promise<Result<Pairing>> => call('PUT', 'me/pairing', request)
export const stopSearch = (): Promise<Result<Pairing>> => call('DELETE', 'me/pairing')

/** The public page of a player. */
export const getPlayer = (id: string): Promise<Result<PlayerPage>> => call('GET', `players/${encodeURIComponent(id)}`)
/** Public games in progress that anybody may watch. */
export const getRunning = (after?: string): Promise<Result<TableList>> => getList('running', after)
/** The position of a game. */
export async function getState(table: string): Promise<Result<State>> {
  const found = await call<{ readonly state: State }>('GET', `tables/${table}/state`)
  return found.ok ? { ok: true, value: found.value.state } : found
}
/** Finished public games, the latest first. */
export const findGames = (query: Readonly<Record<string, string>>): Promise<Result<TableList>> =>
  call('GET', `games?${new URLSearchParams(query)}`)
export const report = (table: string, about: string, line: number, text: string): Promise<Result<void>> =>
  call('POST', `tables/${table}/reports`, { about, line, text })

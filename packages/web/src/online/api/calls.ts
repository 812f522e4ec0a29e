import type {
  KindRating,
  Ladder,
  ListName,
  Lobby,
  Me,
  Pace,
  Settings,
  TableList,
  TableRatings,
  TableView,
} from '@amyitis/protocol'
import { freshId } from '../../game/begin.ts'
import { call, type Result } from './client.ts'

/** What players may change about themselves. */
type MeChange = Partial<Pick<Me, 'name' | 'language'>>

export const getMe = (): Promise<Result<Me>> => call('GET', 'me')
export const signUp = (name: string, language: Me['language']): Promise<Result<Me>> =>
  call('POST', 'players', { name, language })
export const changeMe = (change: MeChange): Promise<Result<Me>> => call('PATCH', 'me', change)
export const eraseMe = (): Promise<Result<void>> => call('DELETE', 'me')
/** All that the server knows of somebody. */
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
export const askNewPasskey = (): Promise<Result<PasskeyOptions<PublicKeyCredentialCreationOptionsJSON>>> =>
  call('POST', 'me/passkeys/options')
export const addPasskey = (ticket: string, answer: object): Promise<Result<Me>> =>
  call('POST', 'me/passkeys', { ticket, answer })
export const removePasskey = (id: string): Promise<Result<Me>> => call('DELETE', 'me/passkeys', { id })
/** This browser is nobody any more; the player stays on other devices. */
export const signOutHere = (): Promise<Result<void>> => call('DELETE', 'me/session')
/** Only this browser is the player's from now on. */
export const signOutOthers = (): Promise<Result<void>> => call('DELETE', 'me/sessions')
export const askPasskey = (): Promise<Result<PasskeyOptions<PublicKeyCredentialRequestOptionsJSON>>> =>
  call('POST', 'passkeys/options')
export const enterByPasskey = (ticket: string, answer: object): Promise<Result<Me>> =>
  call('POST', 'passkeys', { ticket, answer })

/** How the server could tell that it is one's turn. */
export const getWays = (): Promise<Result<{ readonly push: string; readonly mail: boolean }>> => call('GET', 'ways')
export const addPush = (push: PushSubscriptionJSON): Promise<Result<void>> => call('POST', 'me/pushes', push)
export const removePush = (endpoint: string): Promise<Result<void>> => call('DELETE', 'me/pushes', { endpoint })
/** Answers the secret that signs what is sent there. */
export const setWebhook = (url: string): Promise<Result<{ readonly secret: string }>> =>
  call('PUT', 'me/webhook', { url })
export const removeWebhook = (): Promise<Result<void>> => call('DELETE', 'me/webhook')
export const askEmail = (email: string): Promise<Result<void>> => call('PUT', 'me/email', { email })
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
/** The next page of one of its lists. */
export const getList = (list: ListName, after: string): Promise<Result<TableList>> =>
  call('GET', `lists/${list}?after=${after}`)
/** The best players of rated games of so many. */
export const getLadder = (players: number, pace: Pace): Promise<Result<Ladder>> =>
  call('GET', `ladder?players=${players}&pace=${pace}`)
export const getMyRatings = (): Promise<Result<{ readonly ratings: readonly KindRating[] }>> =>
  call('GET', 'me/ratings')
export const getRatings = (table: string): Promise<Result<TableRatings>> => call('GET', `tables/${table}/ratings`)
export const createTable = (settings: Settings): Promise<Result<{ readonly id: string }>> =>
  call('POST', 'tables', { key: freshId(16), settings, fair: 2 })
export const getTable = (table: string): Promise<Result<TableView>> => call('GET', `tables/${table}`)
export const askRematch = (table: string): Promise<Result<{ readonly id: string }>> =>
  call('POST', `tables/${table}/rematch`)
export const report = (table: string, about: string, line: number, text: string): Promise<Result<void>> =>
  call('POST', `tables/${table}/reports`, { about, line, text })

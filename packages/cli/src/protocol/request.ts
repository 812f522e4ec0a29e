import {
  checkEdition,
  type Edition,
  isRulesVersion,
  type PlayerCount,
  RULES_VERSION,
  type RulesVersion,
  STANDARD,
  unknownVersion,
} from '@amyitis/engine'
import { faultText, type Id, RequestError } from './response.ts'

export type Request = Readonly<Record<string, unknown>>

export function parseRequest(line: string): Request {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new RequestError('bad-request', 'a line must be a JSON object: this is not valid JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestError('bad-request', 'a line must be a JSON object')
  return value as Request
}

/** The id to echo; `null` if there is none. */
export function readId(request: Request): Id {
  const { id } = request
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

export function checkId(request: Request): void {
  const { id } = request
  if (id !== undefined && id !== null && readId(request) === null)
    throw new RequestError('bad-request', '"id" must be a string or a number')
}

export function readString(request: Request, key: string): string {
  const value = request[key]
  if (typeof value !== 'string') throw new RequestError('bad-request', `"${key}" must be a string`)
  return value
}

export function readOptionalString(request: Request, key: string): string | undefined {
  return request[key] === undefined ? undefined : readString(request, key)
}

export function readInteger(request: Request, key: string, min: number, max: number): number {
  const value = request[key]
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
    throw new RequestError('bad-request', `"${key}" must be a whole number from ${min} to ${max}`)
  return value as number
}

export const readPlayers = (request: Request): PlayerCount => readInteger(request, 'players', 2, 4) as PlayerCount

/** Yes or no; no if it is left out. */
export function readFlag(request: Request, key: string): boolean {
  const { [key]: value = false } = request
  if (typeof value !== 'boolean') throw new RequestError('bad-request', `"${key}" must be true or false`)
  return value
}

/** The version of the rules to play by; the newest if it is left out. */
export function readRules(request: Request): RulesVersion {
  const version = readOptionalString(request, 'rules') ?? RULES_VERSION
  if (isRulesVersion(version)) return version
  throw new RequestError('bad-request', `"rules": ${unknownVersion(version)}`)
}

export function readEdition(request: Request): Edition {
  const { edition = 'standard' } = request
  if (edition === 'standard') return STANDARD
  if (typeof edition === 'string')
    throw new RequestError('bad-request', `no edition is called "${edition.slice(0, 40)}"`)
  const checked = checkEdition(edition)
  if (!checked.ok) throw new RequestError('bad-request', faultText(checked.faults))
  return checked.value
}

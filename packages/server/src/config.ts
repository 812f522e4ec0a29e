import { homedir, networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'

/** What the environment and the command line say. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Where the data file lies; unless there is a database. */
  readonly folder: string
  readonly database: string | undefined
  /** The public address: links, passkeys, origins. Ends with a slash. */
  readonly url: string | undefined
  readonly proxy: string | undefined
  readonly log: string
  readonly rate: number
  readonly smtp: string | undefined
  readonly mailFrom: string | undefined
  readonly metricsToken: string | undefined
}

/** Something that the person who starts the server has to put right, in one line. */
export class ConfigProblem extends Error {}

const PORT = 8590
const LOOPBACK = '127.0.0.1'
const EVERYWHERE = '0.0.0.0'
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

type Environment = Readonly<Record<string, string | undefined>>

/** An empty variable is none. */
const given = (env: Environment, name: string) => env[name] || undefined

function portOf(text: string | undefined): number {
  if (text === undefined) return PORT
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new ConfigProblem(`PORT is a number from 0 to 65535, not "${text}"`)
}

function urlOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.search === '' && url.hash === '')
    return url.href.endsWith('/') ? url.href : `${url.href}/`
  throw new ConfigProblem(`AMYITIS_URL is an address such as https://amyitis.example/, not "${text}"`)
}

function databaseOf(text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(ql)?:\/\//.test(text)) return text
  // It may hold a password: it is not repeated.
  throw new ConfigProblem('DATABASE_URL begins with postgres://')
}

function logOf(text: string | undefined): string {
  if (text === undefined) return 'warn'
  if (LEVELS.includes(text)) return text
  throw new ConfigProblem(`AMYITIS_LOG is one of ${LEVELS.join(', ')}, not "${text}"`)
}

function rateOf(text: string | undefined): number {
  const rate = Number(text ?? 1)
  if (rate >= 0 && Number.isFinite(rate)) return rate
  throw new ConfigProblem(`AMYITIS_RATE is a factor for the limits of requests, or 0 for none, not "${text}"`)
}

/** `npm start -- --lan` is all there is. */
function isLan(args: readonly string[]): boolean {
  const unknown = args.find((arg) => arg !== '--lan')
  if (unknown !== undefined) throw new ConfigProblem(`"${unknown}" is not known here; there is --lan`)
  return args.length > 0
}

export function readConfig(env: Environment, args: readonly string[]): Config {
  const lan = isLan(args)
  return {
    host: given(env, 'HOST') ?? (lan ? EVERYWHERE : LOOPBACK),
    port: portOf(given(env, 'PORT')),
    folder: resolve(given(env, 'AMYITIS_DATA') ?? join(homedir(), '.amyitis')),
    database: databaseOf(given(env, 'DATABASE_URL')),
    url: urlOf(given(env, 'AMYITIS_URL')),
    proxy: given(env, 'AMYITIS_PROXY'),
    log: logOf(given(env, 'AMYITIS_LOG')),
    rate: rateOf(given(env, 'AMYITIS_RATE')),
    smtp: given(env, 'AMYITIS_SMTP'),
    mailFrom: given(env, 'AMYITIS_MAIL_FROM'),
    metricsToken: given(env, 'AMYITIS_METRICS_TOKEN'),
  }
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host)
const isEverywhere = (host: string) => host === EVERYWHERE || host === '::'

/** Where others find the server, the best address first; none if it listens to its own computer alone. */
export function addressesOf({ host, url }: Config, port: number, interfaces = networkInterfaces()): string[] {
  if (url !== undefined) return [url]
  if (isLoopback(host)) return []
  if (!isEverywhere(host)) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}/`]
  return Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`)
}

/** The address for whoever has started it. */
export function ownAddress({ host, url }: Config, port: number): string {
  if (url !== undefined) return url
  return `http://${isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}/`
}

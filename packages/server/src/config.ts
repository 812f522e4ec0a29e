import { homedir, networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import {
  ConfigProblem,
  databaseOf,
  hostOf,
  logOf,
  mailFromOf,
  metricsTokenOf,
  portOf,
  proxyOf,
  rateOf,
  smtpOf,
  urlOf,
} from './settings.ts'

export { ConfigProblem }

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

const PORT = 8590
const LOOPBACK = '127.0.0.1'
const EVERYWHERE = '0.0.0.0'
type Environment = Readonly<Record<string, string | undefined>>

/** An empty variable is none. */
function given<Value>(env: Environment, name: string, read: (text: string) => Value): Value | undefined {
  const text = env[name]
  return text ? read(text) : undefined
}

const asIs = (text: string) => text

/** `npm start -- --lan` is all there is. */
function isLan(args: readonly string[]): boolean {
  const unknown = args.find((arg) => arg !== '--lan')
  if (unknown !== undefined) throw new ConfigProblem(`"${unknown}" is not known here; there is --lan`)
  return args.length > 0
}

export function readConfig(env: Environment, args: readonly string[]): Config {
  const lan = isLan(args)
  const database = given(env, 'DATABASE_URL', databaseOf)
  const folder = resolve(given(env, 'AMYITIS_DATA', asIs) ?? join(homedir(), '.amyitis'))
  return {
    host: given(env, 'HOST', hostOf) ?? (lan ? EVERYWHERE : LOOPBACK),
    port: given(env, 'PORT', portOf) ?? PORT,
    folder,
    database,
    url: given(env, 'AMYITIS_URL', urlOf),
    proxy: given(env, 'AMYITIS_PROXY', proxyOf),
    log: given(env, 'AMYITIS_LOG', logOf) ?? 'warn',
    rate: given(env, 'AMYITIS_RATE', rateOf) ?? 1,
    smtp: given(env, 'AMYITIS_SMTP', smtpOf),
    mailFrom: given(env, 'AMYITIS_MAIL_FROM', mailFromOf),
    metricsToken: given(env, 'AMYITIS_METRICS_TOKEN', metricsTokenOf),
  }
}

export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host)
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

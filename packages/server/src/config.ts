import { homedir, networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import {
  ConfigError,
  parseDatabaseUrl,
  parseHost,
  parseLogLevel,
  parseMailFrom,
  parseMetricsToken,
  parsePort,
  parseProxy,
  parsePublicUrl,
  parseRate,
  parseSmtpUrl,
} from './config-values.ts'

export { ConfigError }

/** The configuration from the environment and the command line. */
export interface Config {
  readonly host: string
  readonly port: number
  /** Where the data file is, unless there is a database. */
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

/** An empty variable counts as unset. */
function readVariable<Value>(env: Environment, name: string, read: (text: string) => Value): Value | undefined {
  const text = env[name]
  return text ? read(text) : undefined
}

const asIs = (text: string) => text

/** The only argument is --lan. */
function isLan(args: readonly string[]): boolean {
  const unknown = args.find((arg) => arg !== '--lan')
  if (unknown !== undefined) throw new ConfigError(`unknown argument "${unknown}"; the only option is --lan`)
  return args.length > 0
}

export function readConfig(env: Environment, args: readonly string[]): Config {
  const lan = isLan(args)
  const database = readVariable(env, 'DATABASE_URL', parseDatabaseUrl)
  const folder = resolve(readVariable(env, 'AMYITIS_DATA', asIs) ?? join(homedir(), '.amyitis'))
  return {
    host: readVariable(env, 'HOST', parseHost) ?? (lan ? EVERYWHERE : LOOPBACK),
    port: readVariable(env, 'PORT', parsePort) ?? PORT,
    folder,
    database,
    url: readVariable(env, 'AMYITIS_URL', parsePublicUrl),
    proxy: readVariable(env, 'AMYITIS_PROXY', parseProxy),
    log: readVariable(env, 'AMYITIS_LOG', parseLogLevel) ?? 'warn',
    rate: readVariable(env, 'AMYITIS_RATE', parseRate) ?? 1,
    smtp: readVariable(env, 'AMYITIS_SMTP', parseSmtpUrl),
    mailFrom: readVariable(env, 'AMYITIS_MAIL_FROM', parseMailFrom),
    metricsToken: readVariable(env, 'AMYITIS_METRICS_TOKEN', parseMetricsToken),
  }
}

export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host)
const isEverywhere = (host: string) => host === EVERYWHERE || host === '::'

/** The addresses for others, best first; none if the server listens on loopback only. */
export function publicAddresses({ host, url }: Config, port: number, interfaces = networkInterfaces()): string[] {
  if (url !== undefined) return [url]
  if (isLoopback(host)) return []
  if (!isEverywhere(host)) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}/`]
  return Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`)
}

/** The loopback address. */
export function localAddress({ host, url }: Config, port: number): string {
  if (url !== undefined) return url
  return `http://${isEverywhere(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}/`
}

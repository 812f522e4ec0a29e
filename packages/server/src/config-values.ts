import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname } from 'node:path'

/** A mistake in the configuration, explained in one line for whoever starts the server. */
export class ConfigError extends Error {}

/** Says what is expected. Values that may contain a password are not repeated. */
function reject(name: string, wants: string, given?: string): never {
  throw new ConfigError(`${name} ${wants}${given === undefined ? '' : `, not ${JSON.stringify(given.slice(0, 200))}`}`)
}

/** Letters, digits and hyphens between dots. */
const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i

export function parseHost(text: string): string {
  const bare = text.replace(/^\[(.*)\]$/, '$1')
  // Digits and dots alone are an address or a mistake.
  if (isIP(bare) !== 0 || (HOST_NAME.test(bare) && !/^[\d.]+$/.test(bare))) return bare
  return reject('HOST', 'must be an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::', text)
}

export function parsePort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65535) return port
  return reject('PORT', 'must be a number from 0 to 65535, such as 8590', text)
}

export function parsePublicUrl(text: string): string {
  const url = URL.parse(text)
  const plain = url !== null && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
  if (plain && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '0.0.0.0')
    return url.href.endsWith('/') ? url.href : `${url.href}/`
  return reject('AMYITIS_URL', 'must be the public address, such as https://amyitis.example.org/', text)
}

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  const [address, bits, ...more] = text.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

export function parseProxy(text: string): string {
  const all = text.split(',').map((one) => one.trim())
  if (all.every((one) => PROXY_NAMES.includes(one) || isNetwork(one))) return all.join(',')
  return reject('AMYITIS_PROXY', 'must be addresses or networks, such as 127.0.0.1 or 10.0.0.0/8,::1', text)
}

export function parseDatabaseUrl(text: string): string {
  const url = URL.parse(text)
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol)) return text
  return reject('DATABASE_URL', 'must be an address such as postgres://user:password@db.example.org/amyitis')
}

export function parseSmtpUrl(text: string): string {
  const url = URL.parse(text)
  const plain = url !== null && (url.pathname === '' || url.pathname === '/')
  if (plain && (url.protocol === 'smtp:' || url.protocol === 'smtps:') && url.hostname !== '') return text
  return reject('AMYITIS_SMTP', 'must be a mail server such as smtps://user:password@mail.example.org')
}

export function parseMailFrom(text: string): string {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(text)?.[1] ?? text
  if (/^[^@\s<>,;]+@[^@\s<>,;]+$/.test(address)) return text
  return reject('AMYITIS_MAIL_FROM', 'must be a sender, such as Amyitis <garden@example.org>', text)
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export function parseLogLevel(text: string): string {
  return LEVELS.includes(text) ? text : reject('AMYITIS_LOG', `must be one of ${LEVELS.join(', ')}`, text)
}

export function parseRate(text: string): number {
  const rate = Number(text)
  if (text.trim() !== '' && rate >= 0 && Number.isFinite(rate)) return rate
  return reject('AMYITIS_RATE', 'must be a factor for the limits, such as 2, or 0 to remove them', text)
}

/** It is sent in a header: ASCII without spaces. */
export function parseMetricsToken(text: string): string {
  if (/^[\x21-\x7e]+$/.test(text)) return text
  return reject(
    'AMYITIS_METRICS_TOKEN',
    'must be letters and digits without spaces, such as the output of openssl rand -hex 16',
  )
}

/** The folder must exist and be writable, or its nearest existing parent must be writable. */
export function requireWritableFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  const say = (what: string) =>
    reject('AMYITIS_DATA', `must be a folder that this user can write to, such as /var/lib/amyitis; ${folder} ${what}`)
  if (found !== undefined && !found.isDirectory()) say('is a file')
  let near = folder
  while (!existsSync(near) && dirname(near) !== near) near = dirname(near)
  if (!statSync(near).isDirectory()) say(`is inside ${near}, which is a file`)
  try {
    accessSync(near, constants.W_OK | constants.X_OK)
  } catch (error) {
    say((error as NodeJS.ErrnoException).code === 'EROFS' ? 'is read-only' : 'is not writable')
  }
}

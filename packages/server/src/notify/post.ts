import { lookup } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublic } from './addresses.ts'

/** Sends something to an address that a user has given: never into the network of the server itself. */

interface Letter {
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Uint8Array
}

/** `forbidden`: the target is none that may be called; `unreachable`: no answer in time. */
export type Posted =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'unreachable' }

export interface Postman {
  /** Could this be sent to? */
  check(target: string): Promise<boolean>
  post(target: string, letter: Letter): Promise<Posted>
}

/** The world outside: only tests pass another. */
export interface Outside {
  readonly resolve: (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>
  readonly isPublic: (address: string) => boolean
  readonly isPort: (port: number) => boolean
  /** Milliseconds for everything. */
  readonly limit: number
  /** Bytes of the answer that are read, and forgotten. */
  readonly most: number
}

const OUTSIDE: Outside = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isPublic,
  // Web servers, and where people run their own: no mail, no databases.
  isPort: (port) => port === 80 || port === 443 || (port >= 8000 && port <= 8999),
  limit: 5000,
  most: 16_384,
}

type Address = Awaited<ReturnType<Outside['resolve']>>[number]

function urlOf(target: string, plain: boolean, { isPort }: Outside): URL | undefined {
  if (target.length > 1000 || !URL.canParse(target)) return undefined
  const url = new URL(target)
  if (url.protocol !== 'https:' && !(plain && url.protocol === 'http:')) return undefined
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  return url.username === '' && url.password === '' && isPort(port) ? url : undefined
}

/** The addresses of a host if all of them are public; a host with one that is not is up to something. */
async function addressesOf({ hostname }: URL, { resolve, isPublic }: Outside): Promise<readonly Address[]> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(literal)
  const found = family === 0 ? await resolve(hostname) : [{ address: literal, family }]
  return found.every(({ address }) => isPublic(address)) ? found : []
}

/** Connects to the addresses that were checked: the name is not asked for again, when it might answer differently. */
const pinned =
  (addresses: readonly Address[]): LookupFunction =>
  (_, options, found) => {
    if (options.all === true) found(null, [...addresses])
    else found(null, addresses[0].address, addresses[0].family)
  }

function send(url: URL, addresses: readonly Address[], { headers, body }: Letter, most: number, signal: AbortSignal) {
  return new Promise<number>((answered, failed) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    const options = { method: 'POST', headers, lookup: pinned(addresses), agent: false, signal } as const
    const sent = request(url, options, (response) => {
      let size = 0
      response.on('data', (chunk: Uint8Array) => {
        size += chunk.length
        if (size > most) response.destroy()
      })
      response.on('error', failed)
      response.on('close', () => answered(response.statusCode ?? 0))
    })
    sent.on('error', failed)
    sent.end(body)
  })
}

const within = <Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> =>
  new Promise((done, failed) => {
    signal.addEventListener('abort', () => failed(signal.reason), { once: true })
    promise.then(done, failed)
  })

/** `plain`: may it be http too, for hosts that say so? */
export function createPostman(plain: boolean, outside: Outside = OUTSIDE): Postman {
  async function find(
    target: string,
    signal: AbortSignal,
  ): Promise<{ url: URL; addresses: readonly Address[] } | undefined> {
    const url = urlOf(target, plain, outside)
    if (url === undefined) return undefined
    const addresses = await within(signal, addressesOf(url, outside))
    return addresses.length === 0 ? undefined : { url, addresses }
  }

  return {
    async check(target) {
      const found = await find(target, AbortSignal.timeout(outside.limit)).catch(() => undefined)
      return found !== undefined
    },
    async post(target, letter) {
      const signal = AbortSignal.timeout(outside.limit)
      try {
        const found = await find(target, signal)
        if (found === undefined) return { kind: 'forbidden' }
        return { kind: 'answered', status: await send(found.url, found.addresses, letter, outside.most, signal) }
      } catch {
        return { kind: 'unreachable' }
      }
    },
  }
}

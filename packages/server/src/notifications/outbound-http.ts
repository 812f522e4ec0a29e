import { lookup } from 'node:dns/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-addresses.ts'

/** HTTP requests to addresses that users enter: never into the server's own network. */

interface OutboundRequest {
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Uint8Array
}

/** `forbidden`: the target must not be called; `unreachable`: no response in time. */
export type OutboundResult =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'unreachable' }

export interface OutboundHttp {
  /** May this address be called? */
  isAllowed(target: string): Promise<boolean>
  post(target: string, letter: OutboundRequest): Promise<OutboundResult>
}

/** Replaced only in tests. */
export interface NetworkAccess {
  readonly resolve: (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>
  readonly isPublicAddress: (address: string) => boolean
  readonly isAllowedPort: (port: number) => boolean
  /** For the whole request. */
  readonly timeoutMs: number
  /** How much of a response is read before the connection is closed. */
  readonly maxResponseBytes: number
}

const INTERNET: NetworkAccess = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isPublicAddress,
  // Web servers on usual ports: no mail, no databases.
  isAllowedPort: (port) => port === 80 || port === 443 || (port >= 8000 && port <= 8999),
  timeoutMs: 5000,
  maxResponseBytes: 16_384,
}

type Address = Awaited<ReturnType<NetworkAccess['resolve']>>[number]

function urlOf(target: string, plain: boolean, { isAllowedPort }: NetworkAccess): URL | undefined {
  if (target.length > 1000 || !URL.canParse(target)) return undefined
  const url = new URL(target)
  if (url.protocol !== 'https:' && !(plain && url.protocol === 'http:')) return undefined
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  return url.username === '' && url.password === '' && isAllowedPort(port) ? url : undefined
}

/** The addresses of a host, if all of them are public. */
async function addressesOf(
  { hostname }: URL,
  { resolve, isPublicAddress }: NetworkAccess,
): Promise<readonly Address[]> {
  const literal = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(literal)
  const found = family === 0 ? await resolve(hostname) : [{ address: literal, family }]
  return found.every(({ address }) => isPublicAddress(address)) ? found : []
}

/** Connects to the addresses that were checked: a second lookup might return others. */
const pinned =
  (addresses: readonly Address[]): LookupFunction =>
  (_, options, found) => {
    if (options.all === true) found(null, [...addresses])
    else found(null, addresses[0].address, addresses[0].family)
  }

function send(
  url: URL,
  addresses: readonly Address[],
  { headers, body }: OutboundRequest,
  most: number,
  signal: AbortSignal,
) {
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

/** `plain`: allows http as well. */
export function createOutboundHttp(plain: boolean, outside: NetworkAccess = INTERNET): OutboundHttp {
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
    async isAllowed(target) {
      const found = await find(target, AbortSignal.timeout(outside.timeoutMs)).catch(() => undefined)
      return found !== undefined
    },
    async post(target, letter) {
      const signal = AbortSignal.timeout(outside.timeoutMs)
      try {
        const found = await find(target, signal)
        if (found === undefined) return { kind: 'forbidden' }
        return {
          kind: 'answered',
          status: await send(found.url, found.addresses, letter, outside.maxResponseBytes, signal),
        }
      } catch {
        return { kind: 'unreachable' }
      }
    },
  }
}

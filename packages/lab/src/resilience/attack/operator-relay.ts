import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A share of the victim's that the operator has intercepted. */
interface StolenShare {
  readonly path: string
  readonly authorization: string
  readonly added: string
}

export interface OperatorRelay {
  readonly url: string
  /** Resolves with the first share that the victim sends, which is not forwarded. */
  readonly stolen: Promise<StolenShare>
  /** How many shares the victim has sent since it was reconnected. */
  reveals(): number
  /** Disconnects the victim until `connect` is called. */
  disconnect(): void
  connect(): void
  close(): void
}

const readBody = async (from: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of from) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Relays all traffic of the victim; with `swallows` its first share is dropped. */
export async function openOperatorRelay(port: number, swallows: boolean): Promise<OperatorRelay> {
  let reveals = 0
  let open = true
  let stealing = swallows
  let steal: (share: StolenShare) => void = () => undefined
  const stolen = new Promise<StolenShare>((resolve) => {
    steal = resolve
  })
  const streams = new Set<ServerResponse>()

  function forward(incoming: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const { method, url: path, headers } = incoming
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers)
      upstream.pipe(response)
      if (path?.includes('/stream')) streams.add(response)
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => {
      streams.delete(response)
      outgoing.destroy()
    })
    outgoing.end(body)
  }

  const relay = createServer(async (incoming, response) => {
    const body = await readBody(incoming).catch(() => Buffer.alloc(0))
    const { act } = incoming.url?.endsWith('/acts') ? JSON.parse(body.toString()) : { act: undefined }
    if (act?.type === 'reveal') reveals++
    if (act?.type === 'reveal' && stealing) {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"code":"unavailable"}')
      steal({ path: incoming.url ?? '', authorization: incoming.headers.authorization ?? '', added: act.added })
    } else if (open) forward(incoming, body, response)
    else response.destroy()
  })
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    stolen,
    reveals: () => reveals,
    disconnect: () => {
      open = false
      for (const stream of streams) stream.destroy()
    },
    connect: () => {
      open = true
      stealing = false
      reveals = 0
    },
    close: () => {
      relay.close()
      relay.closeAllConnections()
    },
  }
}

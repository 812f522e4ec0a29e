import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request of the victim that the operator has kept for itself. */
interface Kept {
  readonly path: string
  readonly authorization: string
  readonly added: string
}

export interface OperatorRelay {
  readonly url: string
  /** Resolves with the first share that the victim sends. It does not get through. */
  readonly stolen: Promise<Kept>
  /** How many shares the victim has sent since it was connected again. */
  reveals(): number
  /** Cuts the victim off; until `connect` nothing is told to it any more. */
  cut(): void
  connect(): void
  close(): void
}

const bodyOf = async (from: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of from) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** All that the victim hears and says goes through here: `swallows` whether its share gets lost on the way. */
export async function openRelay(port: number, swallows: boolean): Promise<OperatorRelay> {
  let [reveals, open, stealing] = [0, true, swallows]
  let steal: (kept: Kept) => void = () => undefined
  const stolen = new Promise<Kept>((resolve) => {
    steal = resolve
  })
  const streams = new Set<ServerResponse>()

  function pass(asked: IncomingMessage, body: Buffer, answer: ServerResponse): void {
    const { method, url: path, headers } = asked
    const on = request({ host: '127.0.0.1', port, method, path, headers }, (heard) => {
      answer.writeHead(heard.statusCode ?? 502, heard.headers)
      heard.pipe(answer)
      if (path?.includes('/stream')) streams.add(answer)
    })
    on.on('error', () => answer.destroy())
    answer.on('close', () => {
      streams.delete(answer)
      on.destroy()
    })
    on.end(body)
  }

  const relay = createServer(async (asked, answer) => {
    const body = await bodyOf(asked).catch(() => Buffer.alloc(0))
    const { act } = asked.url?.endsWith('/acts') ? JSON.parse(body.toString()) : { act: undefined }
    if (act?.type === 'reveal') reveals++
    if (act?.type === 'reveal' && stealing) {
      answer.writeHead(503, { 'content-type': 'application/json' }).end('{"code":"unavailable"}')
      steal({ path: asked.url ?? '', authorization: asked.headers.authorization ?? '', added: act.added })
    } else if (open) pass(asked, body, answer)
    else answer.destroy()
  })
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    stolen,
    reveals: () => reveals,
    cut: () => {
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

import { connect, type Socket } from 'node:net'
import { CLOSE, frameOf, frameReader, PING, PONG, TEXT } from './frames.ts'

/** What a socket tells whoever has opened it. */
export interface Ears {
  open?(): void
  text(words: string): void
  /** The line is gone. With an answer if the server has refused to make it a socket. */
  closed(refusal?: string): void
}

export interface Line {
  send(words: string | Buffer): void
  /** Breaks off without a word. */
  cut(): void
  /** The bare connection. */
  readonly raw: Socket
}

interface Address {
  readonly port: number
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

const requestFor = ({ port, path, headers = {} }: Address) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: QW15aXRpcyBnYXJkZW5zIQ==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

/** Opens a WebSocket on this machine. */
export function openSocket(address: Address, ears: Ears): Line {
  const raw = connect(address.port, '127.0.0.1')
  raw.setNoDelay(true)
  let head = ''
  let open = false
  let refused = false
  const read = frameReader((opcode, payload) => {
    if (opcode === TEXT) ears.text(payload.toString())
    else if (opcode === PING) raw.write(frameOf(payload, PONG))
    else if (opcode === CLOSE) raw.end(frameOf(payload, CLOSE))
  })
  raw.on('connect', () => raw.write(requestFor(address)))
  raw.on('data', (piece) => {
    if (open) return read(piece)
    head += piece.toString('latin1')
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return
    refused = !head.startsWith('HTTP/1.1 101 ')
    if (refused) return
    open = true
    ears.open?.()
    const rest = Buffer.from(head.slice(end + 4), 'latin1')
    if (rest.length > 0) read(rest)
  })
  raw.on('error', () => undefined)
  raw.on('close', () => ears.closed(refused ? head : undefined))
  return {
    send: (words) => raw.write(typeof words === 'string' ? frameOf(words) : words),
    cut: () => raw.destroy(),
    raw,
  }
}

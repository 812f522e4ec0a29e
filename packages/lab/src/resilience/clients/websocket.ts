import { connect, type Socket } from 'node:net'
import { CLOSE, createFrameParser, encodeFrame, PING, PONG, TEXT } from './websocket-frames.ts'

export interface SocketListeners {
  open?(): void
  text(message: string): void
  /** The connection is closed; `rejection` is the HTTP response if the server rejected the upgrade. */
  closed(rejection?: string): void
}

export interface SocketConnection {
  send(message: string | Buffer): void
  /** Closes the connection without a closing handshake. */
  destroy(): void
  /** The underlying TCP connection. */
  readonly raw: Socket
}

interface Address {
  readonly port: number
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
}

const upgradeRequest = ({ port, path, headers = {} }: Address) =>
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

/** Opens a WebSocket to a server on this machine. */
export function openSocket(address: Address, listeners: SocketListeners): SocketConnection {
  const raw = connect(address.port, '127.0.0.1')
  raw.setNoDelay(true)
  let head = ''
  let open = false
  let rejected = false
  const read = createFrameParser((opcode, payload) => {
    if (opcode === TEXT) listeners.text(payload.toString())
    else if (opcode === PING) raw.write(encodeFrame(payload, PONG))
    else if (opcode === CLOSE) raw.end(encodeFrame(payload, CLOSE))
  })
  raw.on('connect', () => raw.write(upgradeRequest(address)))
  raw.on('data', (chunk) => {
    if (open) return read(chunk)
    head += chunk.toString('latin1')
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return
    rejected = !head.startsWith('HTTP/1.1 101 ')
    if (rejected) return
    open = true
    listeners.open?.()
    const rest = Buffer.from(head.slice(end + 4), 'latin1')
    if (rest.length > 0) read(rest)
  })
  raw.on('error', () => undefined)
  raw.on('close', () => listeners.closed(rejected ? head : undefined))
  return {
    send: (message) => raw.write(typeof message === 'string' ? encodeFrame(message) : message),
    destroy: () => raw.destroy(),
    raw,
  }
}

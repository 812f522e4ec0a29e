import { Agent, request } from 'node:http'
import { connect } from 'node:net'

/** Attackers come from another address than people do. */
export const ATTACKER = '127.0.0.66'

export interface Got {
  readonly status: number
  readonly media: string
  readonly text: string
  /** All that came, headers too. */
  readonly all: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const PATIENCE = 20_000

export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer | undefined
  /** A stream does not end by itself. */
  readonly endless?: boolean
}

/** One request, however odd. Fails when there is no answer. */
export function send(port: number, { method, path, headers = {}, body, endless = false }: Sent): Promise<Got> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const to = { host: '127.0.0.1', port, method, path, localAddress: ATTACKER, timeout: PATIENCE }
    const asked = request({ ...to, headers: { ...headers, ...length }, agent: endless ? false : agent }, (response) => {
      const pieces: Buffer[] = []
      const done = () => {
        const text = Buffer.concat(pieces).toString()
        const media = response.headers['content-type'] ?? ''
        resolve({ status: response.statusCode ?? 0, media, text, all: `${response.rawHeaders.join('\n')}\n${text}` })
      }
      response.on('data', (piece) => pieces.push(piece))
      response.on('end', done)
      response.on('error', reject)
      if (endless)
        setTimeout(() => {
          response.removeAllListeners('error').on('error', () => undefined)
          done()
          asked.destroy()
        }, 50)
    })
    asked.on('error', reject)
    asked.on('timeout', () => asked.destroy(new Error(`no answer to ${method} ${path}`)))
    asked.end(body)
  })
}

/** Bytes over a bare line, and all that comes back until it is closed, or nothing more comes. */
export function sendBytes(port: number, bytes: Buffer, { halfClose = false, ms = 300 } = {}): Promise<string> {
  return new Promise((resolve) => {
    const line = connect({ port, host: '127.0.0.1', localAddress: ATTACKER, allowHalfOpen: true })
    let heard = ''
    const timer = setTimeout(() => line.destroy(), ms)
    line.on('connect', () => (halfClose ? line.end(bytes) : line.write(bytes)))
    line.on('data', (piece) => {
      heard += piece.toString('latin1')
    })
    line.on('end', () => line.end())
    line.on('error', () => undefined)
    line.on('close', () => {
      clearTimeout(timer)
      resolve(heard)
    })
  })
}

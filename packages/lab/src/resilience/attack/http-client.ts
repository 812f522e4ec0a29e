import { Agent, request } from 'node:http'
import { connect } from 'node:net'

/** Attackers use another address than players, so that rate limits tell them apart. */
export const ATTACKER_ADDRESS = '127.0.0.66'

export interface HttpResponse {
  readonly status: number
  readonly contentType: string
  readonly text: string
  /** Headers and body. */
  readonly raw: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const TIMEOUT_MS = 20_000

export interface HttpRequest {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer | undefined
  /** The response does not end by itself. */
  readonly streaming?: boolean
}

/** Sends one request, valid or not. Rejects if there is no response. */
export function send(
  port: number,
  { method, path, headers = {}, body, streaming = false }: HttpRequest,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const options = { host: '127.0.0.1', port, method, path, localAddress: ATTACKER_ADDRESS, timeout: TIMEOUT_MS }
    const outgoing = request(
      { ...options, headers: { ...headers, ...length }, agent: streaming ? false : agent },
      (response) => {
        const chunks: Buffer[] = []
        const done = () => {
          const text = Buffer.concat(chunks).toString()
          const contentType = response.headers['content-type'] ?? ''
          resolve({
            status: response.statusCode ?? 0,
            contentType,
            text,
            raw: `${response.rawHeaders.join('\n')}\n${text}`,
          })
        }
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', done)
        response.on('error', reject)
        if (streaming)
          setTimeout(() => {
            response.removeAllListeners('error').on('error', () => undefined)
            done()
            outgoing.destroy()
          }, 50)
      },
    )
    outgoing.on('error', reject)
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no response to ${method} ${path}`)))
    outgoing.end(body)
  })
}

/** Sends raw bytes and returns everything that arrives until the connection closes or times out. */
export function sendBytes(port: number, bytes: Buffer, { halfClose = false, timeoutMs = 300 } = {}): Promise<string> {
  return new Promise((resolve) => {
    const connection = connect({ port, host: '127.0.0.1', localAddress: ATTACKER_ADDRESS, allowHalfOpen: true })
    let received = ''
    const timer = setTimeout(() => connection.destroy(), timeoutMs)
    connection.on('connect', () => (halfClose ? connection.end(bytes) : connection.write(bytes)))
    connection.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    connection.on('end', () => connection.end())
    connection.on('error', () => undefined)
    connection.on('close', () => {
      clearTimeout(timer)
      resolve(received)
    })
  })
}

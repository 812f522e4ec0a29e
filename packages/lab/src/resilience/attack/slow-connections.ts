import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { callApi } from '../clients/api-client.ts'
import type { Findings } from './findings.ts'
import { ATTACKER_ADDRESS } from './http-client.ts'

const HEAD = 'GET /api/v1/tables HTTP/1.1\r\nHost: amyitis\r\n'

const MAX_LATENCY_MS = 3000

/** By then the server must have closed connections whose headers are incomplete. */
const HEADER_TIMEOUT_S = 25

/** A third of the connections stay idle, a third send their headers byte by byte, and a third never read. */
function openSlowConnections(port: number, count: number): Socket[] {
  return Array.from({ length: count }, (_, i) => {
    const connection = connect({ port, host: '127.0.0.1', localAddress: ATTACKER_ADDRESS })
    connection.on('error', () => undefined)
    if (i % 3 === 1) connection.on('connect', () => connection.write(HEAD))
    if (i % 3 === 2) {
      connection.on('connect', () => connection.write(`${HEAD}\r\n`.repeat(3)))
      connection.pause()
    }
    return connection
  })
}

/** Holds many slow connections open and checks that other clients are still served. Returns the highest latency in ms. */
export async function holdSlowConnections(
  port: number,
  findings: Findings,
  count: number,
  seconds: number,
): Promise<number> {
  const connections = openSlowConnections(port, count)
  let maxLatency = 0
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    for (let i = 1; i < connections.length; i += 3) if (!connections[i].destroyed) connections[i].write('X')
    const start = performance.now()
    const { status } = await callApi(port, 'GET', '/tables').catch(() => ({ status: 0 }))
    const latency = performance.now() - start
    maxLatency = Math.max(maxLatency, latency)
    if (status !== 200) findings.report(`with ${count} slow connections the lobby returns ${status}`)
    if (latency > MAX_LATENCY_MS)
      findings.report(`with ${count} slow connections the lobby takes ${latency.toFixed(0)} ms`)
    await setTimeout(100)
  }
  const incomplete = connections.filter((connection, i) => i % 3 === 1 && !connection.destroyed).length
  if (seconds > HEADER_TIMEOUT_S && incomplete > 0)
    findings.report(`${incomplete} connections have sent incomplete headers for ${seconds} s`)
  for (const connection of connections) connection.destroy()
  return maxLatency
}

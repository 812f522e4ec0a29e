import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { ask } from '../wire/api.ts'
import type { Verdict } from './verdict.ts'
import { ATTACKER } from './wire.ts'

const HEAD = 'GET /api/v1/tables HTTP/1.1\r\nHost: amyitis\r\n'

/** What people wait at most for an answer, whoever else is there. */
const LONGEST = 3000

/** After so many seconds a request that is not yet complete has been given up. */
const PATIENCE = 25

/** Lines that only stand there, that begin a request and go on by a letter now and then, or that never read. */
function occupy(port: number, count: number): Socket[] {
  return Array.from({ length: count }, (_, i) => {
    const line = connect({ port, host: '127.0.0.1', localAddress: ATTACKER })
    line.on('error', () => undefined)
    if (i % 3 === 1) line.on('connect', () => line.write(HEAD))
    if (i % 3 === 2) {
      line.on('connect', () => line.write(`${HEAD}\r\n`.repeat(3)))
      line.pause()
    }
    return line
  })
}

/** Many lines at once: people are served all the same. Answers the longest wait, in milliseconds. */
export async function crowd(port: number, verdict: Verdict, lines: number, seconds: number): Promise<number> {
  const occupied = occupy(port, lines)
  let longest = 0
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    for (let i = 1; i < occupied.length; i += 3) if (!occupied[i].destroyed) occupied[i].write('X')
    const start = performance.now()
    const { status } = await ask(port, 'GET', '/tables').catch(() => ({ status: 0 }))
    const waited = performance.now() - start
    longest = Math.max(longest, waited)
    if (status !== 200) verdict.problem(`in a crowd of ${lines} the lobby answers ${status}`)
    if (waited > LONGEST) verdict.problem(`in a crowd of ${lines} the lobby takes ${waited.toFixed(0)} ms`)
    await setTimeout(100)
  }
  const dawdling = occupied.filter((line, i) => i % 3 === 1 && !line.destroyed).length
  if (seconds > PATIENCE && dawdling > 0)
    verdict.problem(`${dawdling} lines dawdle over their headers for ${seconds} s`)
  for (const line of occupied) line.destroy()
  return longest
}

import { setTimeout } from 'node:timers/promises'
import type { GameClient } from './game-client.ts'
import { type LatencySummary, summarizeLatency } from './latency.ts'

export interface LoadResult extends LatencySummary {
  /** Throughput: answered moves per second. */
  readonly rate: number
  /** Moves that were not sent when due, because the previous one was still pending. */
  readonly missed: number
}

/**
 * Open-loop load: moves are sent at a fixed rate, whether or not the server keeps up. Latency is measured from when a move was
 * due, even if this process sent it late, so that a slow server hides nothing (no coordinated omission).
 */
export async function runAtRate(
  clients: readonly GameClient[],
  perSecond: number,
  seconds: number,
): Promise<LoadResult> {
  const latencies: number[] = []
  const total = Math.floor(perSecond * seconds)
  const start = performance.now()
  let last = start
  let pending = 0
  let missed = 0
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond))
    for (; sent < due; sent++) {
      const at = start + (sent / perSecond) * 1000
      const outcome = clients[sent % clients.length].move(() => {
        pending--
        last = performance.now()
        latencies.push(last - at)
      })
      if (outcome === 'sent') pending++
      else missed++
    }
    await setTimeout(1)
  }
  for (let i = 0; i < 500 && pending > 0; i++) await setTimeout(10)
  if (pending > 0) throw new Error(`${pending} moves were never answered`)
  return { ...summarizeLatency(latencies), rate: (latencies.length * 1000) / (last - start), missed }
}

/** Closed-loop load: every client sends its next move as soon as the last one is answered. */
export async function runAtMaxThroughput(
  clients: readonly GameClient[],
  seconds: number,
): Promise<LatencySummary & { readonly rate: number }> {
  const latencies: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    clients.map(
      (client) =>
        new Promise<void>((resolve) => {
          const next = () => {
            const at = performance.now()
            if (at >= end) return resolve()
            const outcome = client.move(() => {
              latencies.push(performance.now() - at)
              setImmediate(next)
            })
            if (outcome === 'later') setImmediate(next)
            if (outcome === 'over') resolve()
          }
          next()
        }),
    ),
  )
  return { ...summarizeLatency(latencies), rate: latencies.length / ((performance.now() - start) / 1000) }
}

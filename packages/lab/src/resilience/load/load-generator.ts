import { setTimeout } from 'node:timers/promises'
import type { GameClient } from './game-client.ts'
import { type LatencySummary, summarizeLatency } from './latency.ts'

export interface LoadResult extends LatencySummary {
  /** Moves that were answered, a second. */
  readonly rate: number
  /** Moves that were due and were not sent, for the one before was still open. */
  readonly missed: number
}

/**
 * So many moves a second, spread over all boards by the clock and not by the answers: a server that gets slow gets no rest. A
 * wait begins when the move was due, even if this process was late to send it.
 */
export async function runAtRate(
  boards: readonly GameClient[],
  perSecond: number,
  seconds: number,
): Promise<LoadResult> {
  const waits: number[] = []
  const total = Math.floor(perSecond * seconds)
  const start = performance.now()
  let last = start
  let open = 0
  let missed = 0
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond))
    for (; sent < due; sent++) {
      const at = start + (sent / perSecond) * 1000
      const went = boards[sent % boards.length].move(() => {
        open--
        last = performance.now()
        waits.push(last - at)
      })
      if (went === 'sent') open++
      else missed++
    }
    await setTimeout(1)
  }
  for (let i = 0; i < 500 && open > 0; i++) await setTimeout(10)
  if (open > 0) throw new Error(`${open} moves were never answered`)
  return { ...summarizeLatency(waits), rate: (waits.length * 1000) / (last - start), missed }
}

/** As fast as it goes: every board sends its next move as soon as the last one is answered. */
export async function runAtMaxThroughput(
  boards: readonly GameClient[],
  seconds: number,
): Promise<LatencySummary & { readonly rate: number }> {
  const waits: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    boards.map(
      (board) =>
        new Promise<void>((resolve) => {
          const next = () => {
            const at = performance.now()
            if (at >= end) return resolve()
            const went = board.move(() => {
              waits.push(performance.now() - at)
              setImmediate(next)
            })
            if (went === 'later') setImmediate(next)
            if (went === 'over') resolve()
          }
          next()
        }),
    ),
  )
  return { ...summarizeLatency(waits), rate: waits.length / ((performance.now() - start) / 1000) }
}

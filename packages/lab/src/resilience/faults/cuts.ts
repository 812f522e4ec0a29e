import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@amyitis/engine'
import { loggedErrors, startServer } from '../server/server-process.ts'
import { startProxy } from './faulty-proxy.ts'
import { emptyTotals, type GameTotals, playWholeGame } from './game.ts'

export interface CutResult extends GameTotals {
  readonly cuts: number
  readonly seconds: number
}

/** A connection lasts for at most this many bytes, some dozens of messages; short ones are more frequent. */
const MAX_BYTES = 12_000

/** Plays games over connections that break at any byte, in either direction, until enough have been cut. */
export async function runCuts(cuts: number, tables: number, seed: string, log = (_: string) => {}): Promise<CutResult> {
  const start = performance.now()
  const draw = seededRandom(seed)
  const random = () => draw(1 << 24) / (1 << 24)
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-resilience-'))
  const server = await startServer({ AMYITIS_DATA: folder })
  const bytes = () => Math.floor(MAX_BYTES * random() ** 2)
  const proxy = await startProxy(() => ({ up: bytes(), down: bytes() }))
  proxy.setTargets([server.at])
  const totals = emptyTotals()
  let games = 0
  async function playGames(): Promise<void> {
    while (proxy.cuts() < cuts && totals.problems.length === 0) {
      await playWholeGame(
        proxy.port,
        server.at,
        games++,
        { random, duplicateRate: 0.1, undoRate: 0.05, replayRate: 0.3 },
        totals,
      )
      log(totals.problems[0] ?? `${proxy.cuts()} cuts, ${totals.games} games, ${totals.acknowledged} acknowledged`)
    }
  }
  try {
    await Promise.all(Array.from({ length: tables }, playGames))
    totals.problems.push(...loggedErrors(server))
  } finally {
    await server.kill()
    await proxy.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...totals, cuts: proxy.cuts(), seconds: (performance.now() - start) / 1000 }
}

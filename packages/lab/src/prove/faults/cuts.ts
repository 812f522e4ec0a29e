import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@amyitis/engine'
import { complaints, startHost } from '../server/host.ts'
import { emptySum, playOneGame, type Sum } from './game.ts'
import { startRelay } from './relay.ts'

export interface Cut extends Sum {
  readonly cuts: number
  readonly seconds: number
}

/** A line lasts from before its first byte to some dozens of messages; the short ones come more often. */
const LONGEST = 12_000

/** Games on lines that break at any byte, in either direction, until that has happened so often. */
export async function proveCuts(cuts: number, tables: number, seed: string, say = (_: string) => {}): Promise<Cut> {
  const began = performance.now()
  const draw = seededRandom(seed)
  const random = () => draw(1 << 24) / (1 << 24)
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-prove-'))
  const host = await startHost({ AMYITIS_DATA: folder })
  const bytes = () => Math.floor(LONGEST * random() ** 2)
  const relay = await startRelay(() => ({ up: bytes(), down: bytes() }))
  relay.aim([host.at])
  const sum = emptySum()
  let games = 0
  async function playOn(): Promise<void> {
    while (relay.cuts() < cuts && sum.problems.length === 0) {
      await playOneGame(relay.port, host.at, games++, { random, repeats: 0.1, regrets: 0.05, recalls: 0.3 }, sum)
      say(sum.problems[0] ?? `${relay.cuts()} cuts, ${sum.games} games, ${sum.promised} promises`)
    }
  }
  try {
    await Promise.all(Array.from({ length: tables }, playOn))
    sum.problems.push(...complaints(host))
  } finally {
    await host.kill()
    await relay.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...sum, cuts: relay.cuts(), seconds: (performance.now() - began) / 1000 }
}

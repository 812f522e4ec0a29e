import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fairVersionOf } from '../clients/deal-share.ts'
import { type ServerProcess, startServer } from '../server/server-process.ts'
import { openGameClient } from './amyitis-client.ts'
import { openBoardgameIoClient, startBoardgameIo } from './boardgame-io.ts'
import { type GameClient, mapConcurrently } from './game-client.ts'
import { type LatencySummary, summarizeLatency } from './latency.ts'
import { type LoadResult, runAtMaxThroughput, runAtRate } from './load-generator.ts'
import { liveSource, recordedMoves, recordedSource } from './move-source.ts'

export interface LoadPlan {
  /** Tables of two people, each with a socket. */
  readonly tables: number
  readonly rate: number
  readonly seconds: number
  /** Compare with boardgame.io too? */
  readonly peer: boolean
  readonly log: (line: string) => void
}

interface SteadyLoad extends LoadResult {
  readonly serverCpu: number
  readonly clientCpu: number
  readonly megabytes: number
  /** How late the clients' process itself was, in milliseconds, 99 times of 100: it is part of what is measured. */
  readonly clientDelayP99: number
}

export interface LoadMeasurements {
  readonly sockets: number
  readonly disk: LatencySummary
  readonly steady: SteadyLoad
  /** Quicker and quicker, as long as it is within the limit. */
  readonly steps: readonly LoadResult[]
  readonly maxThroughput: number
  /** Without rules, as fast as it goes: this server and the other one. */
  readonly withoutRules: { readonly ours: number; readonly peer: number } | undefined
  /** What is not as it is wanted. */
  readonly problems: readonly string[]
}

/** What is wanted, whatever was asked for: sockets, committed moves a second, and 99 of 100 answers within so many milliseconds. */
export const TARGETS = { sockets: 2000, rate: 500, p99: 50 }
const MAX_P99_MS = TARGETS.p99
const CONCURRENCY = 16
const WARM_UP_S = 3
const STEP_S = 8
const STEP_FACTORS = [1.5, 2, 3, 4, 5, 6]

/** How long this disk takes to keep something for good. */
function measureDisk(folder: string): LatencySummary {
  const file = openSync(join(folder, 'disk'), 'w')
  const page = Buffer.alloc(4096, 1)
  const waits: number[] = []
  for (const end = performance.now() + 1000; performance.now() < end; ) {
    const start = performance.now()
    writeSync(file, page, 0, page.length, (waits.length % 256) * page.length)
    fdatasyncSync(file)
    waits.push(performance.now() - start)
  }
  closeSync(file)
  return summarizeLatency(waits)
}

/** What the server says of itself. */
async function readMetrics(port: number) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const number = (name: string) => Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    cpu: number('process_cpu_seconds_total'),
    bytes: number('process_resident_memory_bytes'),
    sockets: number('amyitis_sockets'),
    moved: number('amyitis_events_total\\{type="moved"\\}'),
  }
}

const openClients = (count: number, board: (i: number) => Promise<GameClient>) =>
  mapConcurrently(
    Array.from({ length: count }, (_, i) => i),
    CONCURRENCY,
    board,
  )

function closeAll(boards: readonly GameClient[]): void {
  for (const board of boards) board.close()
}

/** What has not been reached. A move that was due and could not be sent has waited longer than all that were measured. */
export function checkTargets(sockets: number, { rate, p99, missed }: LoadResult): string[] {
  const problems: string[] = []
  if (sockets < TARGETS.sockets) problems.push(`${sockets} sockets are fewer than ${TARGETS.sockets}`)
  if (!(rate >= TARGETS.rate)) problems.push(`${rate.toFixed(0)} moves a second are fewer than ${TARGETS.rate}`)
  if (!(p99 < TARGETS.p99)) problems.push(`99 of 100 answers came within ${p99.toFixed(1)} ms, not ${TARGETS.p99} ms`)
  if (missed > 0) problems.push(`${missed} moves were due before the one before them was answered`)
  return problems
}

async function measureSteady(
  host: ServerProcess & { readonly at: number },
  boards: readonly GameClient[],
  plan: LoadPlan,
) {
  const { rate, seconds } = plan
  await runAtRate(boards, rate, WARM_UP_S)
  const [before, cpu, start] = [await readMetrics(host.at), process.cpuUsage(), performance.now()]
  const late = monitorEventLoopDelay({ resolution: 1 })
  late.enable()
  const steady = await runAtRate(boards, rate, seconds)
  late.disable()
  const [after, own] = [await readMetrics(host.at), process.cpuUsage(cpu)]
  const passed = (performance.now() - start) / 1000
  const problems: string[] = []
  if (after.moved - before.moved !== steady.count)
    problems.push(`${steady.count} moves were answered, but ${after.moved - before.moved} were made`)
  if (after.sockets !== boards.length * 2) problems.push(`only ${after.sockets} sockets are open`)
  return {
    sockets: after.sockets,
    problems: [...problems, ...checkTargets(after.sockets, steady)],
    steady: {
      ...steady,
      serverCpu: (after.cpu - before.cpu) / passed,
      clientCpu: (own.user + own.system) / 1e6 / passed,
      megabytes: after.bytes / 1e6,
      clientDelayP99: late.percentile(99) / 1e6,
    },
  }
}

/** The rules as they are: a steady load, then more and more. */
async function measureWithRules(
  folder: string,
  plan: LoadPlan,
): Promise<Omit<LoadMeasurements, 'disk' | 'withoutRules'>> {
  const host = await startServer({ AMYITIS_DATA: join(folder, 'ours') })
  try {
    const boards = await openClients(plan.tables, (i) =>
      openGameClient(host.at, fairVersionOf(i), (record) => liveSource(record, `load ${i}`)),
    )
    plan.log(`${plan.tables * 2} sockets are open`)
    const measured = await measureSteady(host, boards, plan)
    plan.log(`at ${plan.rate} moves a second: p99 ${measured.steady.p99.toFixed(1)} ms`)
    const steps: LoadResult[] = []
    for (const more of STEP_FACTORS) {
      const step = await runAtRate(boards, plan.rate * more, Math.min(STEP_S, plan.seconds))
      plan.log(`at ${plan.rate * more}: p99 ${step.p99.toFixed(1)} ms, ${step.missed} could not be sent in time`)
      if (step.p99 >= MAX_P99_MS || step.missed > 0) break
      steps.push(step)
    }
    const flat = await runAtMaxThroughput(boards, Math.min(STEP_S, plan.seconds))
    closeAll(boards)
    return { ...measured, steps, maxThroughput: flat.rate }
  } finally {
    await host.kill()
  }
}

/** How often the two are measured in turn; the best of each counts, for whatever else this machine does. */
const REPETITIONS = 3

/** The same recorded moves where every move is accepted, on this server and on boardgame.io's. */
async function compareThroughput(ours: number, peer: number, { tables, seconds, log }: LoadPlan) {
  const moves = recordedMoves(20, 'bare')
  const source = (i: number) => recordedSource(moves, i * 17)
  const boards = {
    ours: await openClients(tables, (i) => openGameClient(ours, 1, () => source(i))),
    peer: await openClients(tables, (i) => openBoardgameIoClient(peer, `match${i}`, source(i))),
  }
  const best = { ours: 0, peer: 0 }
  for (let turn = 0; turn < REPETITIONS; turn++)
    for (const who of ['peer', 'ours'] as const) {
      await runAtMaxThroughput(boards[who], WARM_UP_S)
      const { rate } = await runAtMaxThroughput(boards[who], Math.min(STEP_S, seconds))
      log(`any move is accepted, ${who}: ${rate.toFixed(0)} moves a second`)
      best[who] = Math.max(best[who], rate)
    }
  closeAll([...boards.ours, ...boards.peer])
  return best
}

async function measureWithoutRules(folder: string, plan: LoadPlan) {
  const other = await startBoardgameIo()
  try {
    const host = await startServer({ AMYITIS_DATA: join(folder, 'bare'), AMYITIS_INJECT: 'accept-all' })
    try {
      return await compareThroughput(host.at, other.port, plan)
    } finally {
      await host.kill()
    }
  } finally {
    await other.close()
  }
}

export async function runLoad(plan: LoadPlan): Promise<LoadMeasurements> {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-load-'))
  try {
    const disk = measureDisk(folder)
    const ours = await measureWithRules(folder, plan)
    const withoutRules = plan.peer ? await measureWithoutRules(folder, plan) : undefined
    return { ...ours, disk, withoutRules }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fairVersionOf } from '../clients/deal-share.ts'
import { type ListeningServer, startServer } from '../server/server-process.ts'
import { openGameClient } from './amyitis-client.ts'
import { openBoardgameIoClient, startBoardgameIo } from './boardgame-io.ts'
import { type GameClient, mapConcurrently } from './game-client.ts'
import { type LatencySummary, summarizeLatency } from './latency.ts'
import { type LoadResult, runAtMaxThroughput, runAtRate } from './load-generator.ts'
import { liveSource, recordedMoves, recordedSource } from './move-source.ts'

export interface LoadPlan {
  /** Tables of two players, each with a socket. */
  readonly tables: number
  readonly rate: number
  readonly seconds: number
  /** Also measure boardgame.io? */
  readonly peer: boolean
  readonly log: (line: string) => void
}

interface SteadyLoad extends LoadResult {
  readonly serverCpu: number
  readonly clientCpu: number
  readonly megabytes: number
  /** p99 of the event loop delay of the clients' process, in milliseconds. It is part of the measured latency. */
  readonly clientDelayP99: number
}

export interface LoadMeasurements {
  readonly sockets: number
  readonly disk: LatencySummary
  readonly steady: SteadyLoad
  /** Higher and higher rates, as long as p99 is within the target. */
  readonly steps: readonly LoadResult[]
  readonly maxThroughput: number
  /** Maximum throughput without rules, of this server and of boardgame.io. */
  readonly withoutRules: { readonly ours: number; readonly peer: number } | undefined
  /** Missed targets. */
  readonly problems: readonly string[]
}

/** Open sockets, committed moves per second, and p99 in milliseconds, whatever the plan asks for. */
export const TARGETS = { sockets: 2000, rate: 500, p99: 50 }
const MAX_P99_MS = TARGETS.p99
const CONCURRENCY = 16
const WARM_UP_S = 3
const STEP_S = 8
const STEP_FACTORS = [1.5, 2, 3, 4, 5, 6]

/** The latency of a durable write on this disk. */
function measureDisk(folder: string): LatencySummary {
  const file = openSync(join(folder, 'disk'), 'w')
  const page = Buffer.alloc(4096, 1)
  const latencies: number[] = []
  for (const end = performance.now() + 1000; performance.now() < end; ) {
    const start = performance.now()
    writeSync(file, page, 0, page.length, (latencies.length % 256) * page.length)
    fdatasyncSync(file)
    latencies.push(performance.now() - start)
  }
  closeSync(file)
  return summarizeLatency(latencies)
}

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

const openClients = (count: number, openClient: (i: number) => Promise<GameClient>) =>
  mapConcurrently(
    Array.from({ length: count }, (_, i) => i),
    CONCURRENCY,
    openClient,
  )

function closeAll(clients: readonly GameClient[]): void {
  for (const client of clients) client.close()
}

/** A move that could not be sent when due has waited longer than any that was measured. */
export function checkTargets(sockets: number, { rate, p99, missed }: LoadResult): string[] {
  const problems: string[] = []
  if (sockets < TARGETS.sockets) problems.push(`only ${sockets} sockets were open, not ${TARGETS.sockets}`)
  if (!(rate >= TARGETS.rate)) problems.push(`throughput was ${rate.toFixed(0)} moves/s, not ${TARGETS.rate}`)
  if (!(p99 < TARGETS.p99)) problems.push(`p99 was ${p99.toFixed(1)} ms, not below ${TARGETS.p99} ms`)
  if (missed > 0) problems.push(`${missed} moves were due before the previous one was answered`)
  return problems
}

async function measureSteady(server: ListeningServer, clients: readonly GameClient[], plan: LoadPlan) {
  const { rate, seconds } = plan
  await runAtRate(clients, rate, WARM_UP_S)
  const before = await readMetrics(server.at)
  const cpu = process.cpuUsage()
  const start = performance.now()
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const steady = await runAtRate(clients, rate, seconds)
  delay.disable()
  const after = await readMetrics(server.at)
  const own = process.cpuUsage(cpu)
  const passed = (performance.now() - start) / 1000
  const problems: string[] = []
  if (after.moved - before.moved !== steady.count)
    problems.push(`${steady.count} moves were answered, but ${after.moved - before.moved} were committed`)
  if (after.sockets !== clients.length * 2) problems.push(`only ${after.sockets} sockets are open`)
  return {
    sockets: after.sockets,
    problems: [...problems, ...checkTargets(after.sockets, steady)],
    steady: {
      ...steady,
      serverCpu: (after.cpu - before.cpu) / passed,
      clientCpu: (own.user + own.system) / 1e6 / passed,
      megabytes: after.bytes / 1e6,
      clientDelayP99: delay.percentile(99) / 1e6,
    },
  }
}

/** A steady load, then higher and higher rates, then maximum throughput. */
async function measureWithRules(
  folder: string,
  plan: LoadPlan,
): Promise<Omit<LoadMeasurements, 'disk' | 'withoutRules'>> {
  const server = await startServer({ AMYITIS_DATA: join(folder, 'ours') })
  try {
    const clients = await openClients(plan.tables, (i) =>
      openGameClient(server.at, fairVersionOf(i), (record) => liveSource(record, `load ${i}`)),
    )
    plan.log(`${plan.tables * 2} sockets are open`)
    const measured = await measureSteady(server, clients, plan)
    plan.log(`at ${plan.rate} moves/s: p99 ${measured.steady.p99.toFixed(1)} ms`)
    const steps: LoadResult[] = []
    for (const factor of STEP_FACTORS) {
      const step = await runAtRate(clients, plan.rate * factor, Math.min(STEP_S, plan.seconds))
      plan.log(
        `at ${plan.rate * factor} moves/s: p99 ${step.p99.toFixed(1)} ms, ${step.missed} could not be sent in time`,
      )
      if (step.p99 >= MAX_P99_MS || step.missed > 0) break
      steps.push(step)
    }
    const { rate } = await runAtMaxThroughput(clients, Math.min(STEP_S, plan.seconds))
    closeAll(clients)
    return { ...measured, steps, maxThroughput: rate }
  } finally {
    await server.kill()
  }
}

/** The two servers are measured in turn; the best result of each counts, to reduce noise. */
const REPETITIONS = 3

/** Sends the same recorded moves to this server without rules and to boardgame.io's. */
async function compareThroughput(ours: number, peer: number, { tables, seconds, log }: LoadPlan) {
  const moves = recordedMoves(20, 'bare')
  const source = (i: number) => recordedSource(moves, i * 17)
  const clients = {
    ours: await openClients(tables, (i) => openGameClient(ours, 1, () => source(i))),
    peer: await openClients(tables, (i) => openBoardgameIoClient(peer, `match${i}`, source(i))),
  }
  const best = { ours: 0, peer: 0 }
  for (let turn = 0; turn < REPETITIONS; turn++)
    for (const who of ['peer', 'ours'] as const) {
      await runAtMaxThroughput(clients[who], WARM_UP_S)
      const { rate } = await runAtMaxThroughput(clients[who], Math.min(STEP_S, seconds))
      log(`without rules, ${who}: ${rate.toFixed(0)} moves/s`)
      best[who] = Math.max(best[who], rate)
    }
  closeAll([...clients.ours, ...clients.peer])
  return best
}

async function measureWithoutRules(folder: string, plan: LoadPlan) {
  const peer = await startBoardgameIo()
  try {
    const server = await startServer({ AMYITIS_DATA: join(folder, 'bare'), AMYITIS_INJECT: 'accept-all' })
    try {
      return await compareThroughput(server.at, peer.port, plan)
    } finally {
      await server.kill()
    }
  } finally {
    await peer.close()
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

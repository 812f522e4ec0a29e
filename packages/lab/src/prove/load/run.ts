import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Host, startHost } from '../server/host.ts'
import { fairVersionOf } from '../wire/shares.ts'
import { type Board, each } from './board.ts'
import { liveSource, recordedMoves, recordedSource } from './games.ts'
import { openBoard } from './ours.ts'
import { flatOut, type Paced, paced } from './pace.ts'
import { openPeerBoard, startPeer } from './peer.ts'
import { type Times, timesOf } from './times.ts'

export interface LoadPlan {
  /** Tables of two people, each with a socket. */
  readonly tables: number
  readonly rate: number
  readonly seconds: number
  /** Compare with boardgame.io too? */
  readonly peer: boolean
  readonly say: (line: string) => void
}

interface Steady extends Paced {
  readonly serverShare: number
  readonly clientShare: number
  readonly megabytes: number
  /** How late the clients' process itself was, in milliseconds, 99 times of 100: it is part of what is measured. */
  readonly lateness: number
}

export interface Loaded {
  readonly sockets: number
  readonly disk: Times
  readonly steady: Steady
  /** Quicker and quicker, as long as it is within the limit. */
  readonly steps: readonly Paced[]
  readonly flatOut: number
  /** Without rules, as fast as it goes: this server and the other one. */
  readonly bare: { readonly ours: number; readonly peer: number } | undefined
  /** What is not as it is wanted. */
  readonly problems: readonly string[]
}

/** What is wanted, whatever was asked for: sockets, committed moves a second, and 99 of 100 answers within so many milliseconds. */
export const WANTED = { sockets: 2000, rate: 500, p99: 50 }
const LIMIT = WANTED.p99
const AT_ONCE = 16
const WARM_UP = 3
const STEP = 8
const STEPS = [1.5, 2, 3, 4, 5, 6]

/** How long this disk takes to keep something for good. */
function measureDisk(folder: string): Times {
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
  return timesOf(waits)
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

const open = (count: number, board: (i: number) => Promise<Board>) =>
  each(
    Array.from({ length: count }, (_, i) => i),
    AT_ONCE,
    board,
  )

function closeAll(boards: readonly Board[]): void {
  for (const board of boards) board.close()
}

/** What has not been reached. A move that was due and could not be sent has waited longer than all that were measured. */
export function judge(sockets: number, { rate, p99, missed }: Paced): string[] {
  const problems: string[] = []
  if (sockets < WANTED.sockets) problems.push(`${sockets} sockets are fewer than ${WANTED.sockets}`)
  if (!(rate >= WANTED.rate)) problems.push(`${rate.toFixed(0)} moves a second are fewer than ${WANTED.rate}`)
  if (!(p99 < WANTED.p99)) problems.push(`99 of 100 answers came within ${p99.toFixed(1)} ms, not ${WANTED.p99} ms`)
  if (missed > 0) problems.push(`${missed} moves were due before the one before them was answered`)
  return problems
}

async function measureSteady(host: Host & { readonly at: number }, boards: readonly Board[], plan: LoadPlan) {
  const { rate, seconds } = plan
  await paced(boards, rate, WARM_UP)
  const [before, cpu, start] = [await readMetrics(host.at), process.cpuUsage(), performance.now()]
  const late = monitorEventLoopDelay({ resolution: 1 })
  late.enable()
  const steady = await paced(boards, rate, seconds)
  late.disable()
  const [after, own] = [await readMetrics(host.at), process.cpuUsage(cpu)]
  const passed = (performance.now() - start) / 1000
  const problems: string[] = []
  if (after.moved - before.moved !== steady.count)
    problems.push(`${steady.count} moves were answered, but ${after.moved - before.moved} were made`)
  if (after.sockets !== boards.length * 2) problems.push(`only ${after.sockets} sockets are open`)
  return {
    sockets: after.sockets,
    problems: [...problems, ...judge(after.sockets, steady)],
    steady: {
      ...steady,
      serverShare: (after.cpu - before.cpu) / passed,
      clientShare: (own.user + own.system) / 1e6 / passed,
      megabytes: after.bytes / 1e6,
      lateness: late.percentile(99) / 1e6,
    },
  }
}

/** The rules as they are: a steady load, then more and more. */
async function measureOurs(folder: string, plan: LoadPlan): Promise<Omit<Loaded, 'disk' | 'bare'>> {
  const host = await startHost({ AMYITIS_DATA: join(folder, 'ours') })
  try {
    const boards = await open(plan.tables, (i) =>
      openBoard(host.at, fairVersionOf(i), (record) => liveSource(record, `load ${i}`)),
    )
    plan.say(`${plan.tables * 2} sockets are open`)
    const measured = await measureSteady(host, boards, plan)
    plan.say(`at ${plan.rate} moves a second: p99 ${measured.steady.p99.toFixed(1)} ms`)
    const steps: Paced[] = []
    for (const more of STEPS) {
      const step = await paced(boards, plan.rate * more, Math.min(STEP, plan.seconds))
      plan.say(`at ${plan.rate * more}: p99 ${step.p99.toFixed(1)} ms, ${step.missed} could not be sent in time`)
      if (step.p99 >= LIMIT || step.missed > 0) break
      steps.push(step)
    }
    const flat = await flatOut(boards, Math.min(STEP, plan.seconds))
    closeAll(boards)
    return { ...measured, steps, flatOut: flat.rate }
  } finally {
    await host.kill()
  }
}

/** How often the two are measured in turn; the best of each counts, for whatever else this machine does. */
const TURNS = 3

/** The same recorded moves where every move is accepted, on this server and on boardgame.io's. */
async function measureBoth(ours: number, peer: number, { tables, seconds, say }: LoadPlan) {
  const moves = recordedMoves(20, 'bare')
  const source = (i: number) => recordedSource(moves, i * 17)
  const boards = {
    ours: await open(tables, (i) => openBoard(ours, 1, () => source(i))),
    peer: await open(tables, (i) => openPeerBoard(peer, `match${i}`, source(i))),
  }
  const best = { ours: 0, peer: 0 }
  for (let turn = 0; turn < TURNS; turn++)
    for (const who of ['peer', 'ours'] as const) {
      await flatOut(boards[who], WARM_UP)
      const { rate } = await flatOut(boards[who], Math.min(STEP, seconds))
      say(`any move is accepted, ${who}: ${rate.toFixed(0)} moves a second`)
      best[who] = Math.max(best[who], rate)
    }
  closeAll([...boards.ours, ...boards.peer])
  return best
}

async function measureBare(folder: string, plan: LoadPlan) {
  const other = await startPeer()
  try {
    const host = await startHost({ AMYITIS_DATA: join(folder, 'bare'), AMYITIS_PROVE: 'accept-all' })
    try {
      return await measureBoth(host.at, other.port, plan)
    } finally {
      await host.kill()
    }
  } finally {
    await other.close()
  }
}

export async function proveLoad(plan: LoadPlan): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-load-'))
  try {
    const disk = measureDisk(folder)
    const ours = await measureOurs(folder, plan)
    const bare = plan.peer ? await measureBare(folder, plan) : undefined
    return { ...ours, disk, bare }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

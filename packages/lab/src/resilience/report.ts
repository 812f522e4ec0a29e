import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { markdownTable, replaceBlock } from '../markdown-block.ts'
import type { AttackResult } from './attack/run.ts'
import { type FaultsResult, isDetected } from './faults/run.ts'
import { type LimitsResult, MAX_LATENCY_MS, MAX_STARTUP_S } from './limits/run.ts'
import { BOARDGAME_IO } from './load/boardgame-io.ts'
import { type LoadMeasurements, TARGETS } from './load/run.ts'

const PAGE = fileURLToPath(new URL('../../../../docs/resilience.md', import.meta.url))

const count = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 })
const ms = (value: number) => `${value.toFixed(1)} ms`

const machine = () =>
  `Node ${process.versions.node}, ${availableParallelism()} cores of ${cpus()[0]?.model.trim() || 'this machine'}, ${count(totalmem() / 2 ** 30)} GB.`

/** The command, its parameters, the machine and the outcome. */
const headline = (command: string, problems: readonly string[]) =>
  [
    `${command} ${machine()} ${problems.length === 0 ? 'Passed.' : `**Failed: ${problems.length} problems.**`}`,
    ...(problems.length === 0 ? [] : ['', ...problems.slice(0, 10).map((problem) => `- ${problem.slice(0, 300)}`)]),
  ].join('\n')

/** Writes the results of a run into docs/resilience.md. */
export function writeResult(name: string, text: string): void {
  writeFileSync(PAGE, replaceBlock(readFileSync(PAGE, 'utf8'), name, text))
}

export function faultsReport(
  command: string,
  { sqlite, postgres, cuts, injectedBugs, problems }: FaultsResult,
): string {
  const rows = [
    [
      'SQLite, one server',
      `${count(sqlite.kills)} kills, ${count(sqlite.killsWhileListening)} while listening`,
      sqlite,
    ],
    [
      'PostgreSQL, one of two servers',
      `${count(postgres.kills)} kills, ${count(postgres.killsWhileListening)} while listening; ${count(postgres.restarts)} restarts of PostgreSQL; ${count(postgres.freezes)} freezes of a server or of PostgreSQL`,
      postgres,
    ],
    ['SQLite, clients', `${count(cuts.cuts)} connections cut`, cuts],
  ] as const
  const results = rows.map(([what, faults, sum]) => [
    what,
    faults,
    count(sum.games),
    count(sum.events),
    'acknowledgedBetweenKills' in sum
      ? `${count(sum.acknowledged)}, ${count(sum.acknowledgedBetweenKills)} between kills`
      : count(sum.acknowledged),
    count(sum.problems.length),
  ])
  const detections = injectedBugs.map(({ injectedBug, storage, run }) => [
    `\`${injectedBug}\``,
    storage,
    isDetected(run) ? `yes, after ${count(run.kills)} ${run.kills === 1 ? 'kill' : 'kills'}` : '**no**',
  ])
  return [
    headline(command, problems),
    '',
    markdownTable(
      ['where', 'faults', 'whole games', 'events', 'commands acknowledged', 'lost, duplicated or different'],
      results,
    ),
    '',
    markdownTable(['injected bug', 'storage', 'detected'], detections),
  ].join('\n')
}

export function loadReport(command: string, loaded: LoadMeasurements): string {
  const { sockets, disk, steady, steps, maxThroughput, withoutRules, problems } = loaded
  const highest = steps.at(-1)
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`
  const rows = [
    ['open sockets', count(sockets), `≥ ${count(TARGETS.sockets)}`],
    ['throughput, committed moves', `${count(steady.rate)} /s`, `≥ ${count(TARGETS.rate)} /s`],
    ['latency p50', ms(steady.p50), ''],
    ['latency p99', ms(steady.p99), `< ${TARGETS.p99} ms`],
    ['latency max', ms(steady.max), ''],
    ['of that, delay of the client process, p99', ms(steady.clientDelayP99), ''],
    ['CPU of one core: server, clients', `${percent(steady.serverCpu)}, ${percent(steady.clientCpu)}`, ''],
    ['memory of the server (RSS)', `${count(steady.megabytes)} MB`, ''],
    [
      `highest throughput with p99 below ${TARGETS.p99} ms`,
      highest === undefined ? 'not higher' : `${count(highest.rate)} /s (${ms(highest.p99)})`,
      '',
    ],
    ['maximum throughput (closed loop)', `${count(maxThroughput)} /s`, ''],
    ['fdatasync on this disk: p50, p99', `${ms(disk.p50)}, ${ms(disk.p99)}`, ''],
  ]
  const comparison = withoutRules && [
    ['this server, on disk', `${count(withoutRules.ours)} /s`],
    [`${BOARDGAME_IO}, in memory`, `${count(withoutRules.peer)} /s`],
    ['ratio', (withoutRules.ours / withoutRules.peer).toFixed(2)],
  ]
  return [
    headline(command, problems),
    '',
    markdownTable(['what', 'measured', 'target'], rows),
    ...(comparison === undefined
      ? []
      : ['', markdownTable(['maximum throughput without rules', 'measured'], comparison)]),
  ].join('\n')
}

export function limitsReport(command: string, limited: LimitsResult): string {
  const target = `< ${MAX_LATENCY_MS} ms`
  const rows = [
    ['max latency of other players while the owner reads lists', ms(limited.lists.max), target],
    ['… during four concurrent exports', ms(limited.export.max), target],
    ['… while the owner is erased', ms(limited.erase.max), target],
    [
      'requests of other players meanwhile',
      count(limited.lists.count + limited.export.count + limited.erase.count),
      '',
    ],
    ['p99 of these while the owner is erased', ms(limited.erase.p99), ''],
    [
      'duration of four exports; of the erasure',
      `${limited.exportSeconds.toFixed(1)} s; ${limited.eraseSeconds.toFixed(0)} s`,
      '',
    ],
    ['startup, until the server listens', `${limited.startupSeconds.toFixed(1)} s`, `< ${MAX_STARTUP_S} s`],
    ['max latency in the ten seconds after', ms(limited.afterStartup.max), ''],
    ['first request for one of these games', ms(limited.coldRead), ''],
  ]
  return [headline(command, limited.problems), '', markdownTable(['what', 'measured', 'target'], rows)].join('\n')
}

const STORAGES = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

export function attackReport(command: string, runs: readonly AttackResult[]): string {
  const row = (what: string, value: (run: AttackResult) => string) => [what, ...runs.map(value)]
  const rows = [
    row('HTTP requests, valid and invalid', ({ requests }) => count(requests)),
    row('raw TCP connections with malformed requests', ({ rawConnections }) => count(rawConnections)),
    row('WebSockets with random messages and frames', ({ sockets }) => count(sockets)),
    row('commands for another seat, by a player at the same table', ({ impersonations }) => count(impersonations)),
    row(
      'games of the app and both example bots with a malicious operator (honest, resit, forge)',
      ({ operatorGames }) => count(operatorGames),
    ),
    row('concurrent slow or idle connections', ({ slowConnections }) => count(slowConnections)),
    row('max latency of other clients meanwhile', ({ maxLatency }) => ms(maxLatency)),
    row(
      'whole games of other players meanwhile; commands acknowledged',
      ({ games, acknowledged }) => `${count(games)}; ${count(acknowledged)}`,
    ),
    row(
      'memory of the server (RSS) before, after',
      ({ megabytes: { before, after } }) => `${count(before)} MB, ${count(after)} MB`,
    ),
    row('unexpected responses, leaked secrets, accepted impersonations', ({ problems }) => count(problems.length)),
  ]
  const responses = new Map<string, number>()
  for (const { counts } of runs)
    for (const [response, times] of counts) responses.set(response, (responses.get(response) ?? 0) + times)
  const sorted = [...responses].sort(([one], [other]) => (one < other ? -1 : 1))
  return [
    headline(
      command,
      runs.flatMap(({ problems }) => problems),
    ),
    '',
    markdownTable(['what', ...runs.map(({ storage }) => STORAGES[storage])], rows),
    '',
    `Responses: ${sorted.map(([response, times]) => `${response} (${count(times)})`).join(', ')}.`,
  ].join('\n')
}

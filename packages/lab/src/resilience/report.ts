import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
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

const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** The command and what it was run with, where, and how it ended: a run that failed says so itself. */
const headline = (command: string, problems: readonly string[]) =>
  [
    `${command} ${machine()} ${problems.length === 0 ? 'All is well.' : `**Failed: ${problems.length} problems.**`}`,
    ...(problems.length === 0 ? [] : ['', ...problems.slice(0, 10).map((problem) => `- ${problem.slice(0, 300)}`)]),
  ].join('\n')

/** Puts what was measured into its place in docs/resilience.md. */
export function writeResult(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const page = readFileSync(PAGE, 'utf8')
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`docs/resilience.md has no ${begin} … ${end}`)
  writeFileSync(PAGE, `${before}${begin}\n${text}\n${end}${after}`)
}

export function faultsReport(
  command: string,
  { sqlite, postgres, cuts, injectedBugs, problems }: FaultsResult,
): string {
  const rows = [
    [
      'SQLite, one server',
      `${count(sqlite.kills)} kills, ${count(sqlite.killsWhileListening)} of them under play`,
      sqlite,
    ],
    [
      'PostgreSQL, one of two servers',
      `${count(postgres.kills)} kills, ${count(postgres.killsWhileListening)} of them under play; PostgreSQL started anew ${count(postgres.restarts)} times; one of them stood still for a while ${count(postgres.freezes)} times`,
      postgres,
    ],
    ['SQLite, clients', `${count(cuts.cuts)} lines cut`, cuts],
  ] as const
  const honest = rows.map(([what, faults, sum]) => [
    what,
    faults,
    count(sum.games),
    count(sum.events),
    'acknowledgedBetweenKills' in sum
      ? `${count(sum.acknowledged)}, ${count(sum.acknowledgedBetweenKills)} between the kills`
      : count(sum.acknowledged),
    count(sum.problems.length),
  ])
  const liars = injectedBugs.map(({ injectedBug, storage, run }) => [
    `\`${injectedBug}\``,
    storage,
    isDetected(run) ? `yes, after ${count(run.kills)} kills` : '**no**',
  ])
  return [
    headline(command, problems),
    '',
    markdownTable(
      ['where', 'faults', 'whole games', 'events', 'acts acknowledged', 'lost, doubled or different'],
      honest,
    ),
    '',
    markdownTable(['dishonest part', 'storage', 'noticed'], liars),
  ].join('\n')
}

export function loadReport(command: string, loaded: LoadMeasurements): string {
  const { sockets, disk, steady, steps, maxThroughput, withoutRules, problems } = loaded
  const most = steps.at(-1)
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`
  const rows = [
    ['sockets', count(sockets), `≥ ${count(TARGETS.sockets)}`],
    ['committed moves', `${count(steady.rate)} /s`, `≥ ${count(TARGETS.rate)} /s`],
    ['answer: half of them within', ms(steady.p50), ''],
    ['answer: 99 of 100 within', ms(steady.p99), `< ${TARGETS.p99} ms`],
    ['answer: the slowest', ms(steady.max), ''],
    ['of that, the clients themselves were late: 99 of 100 times within', ms(steady.clientDelayP99), ''],
    ['of one core: server, clients', `${percent(steady.serverCpu)}, ${percent(steady.clientCpu)}`, ''],
    ['memory of the server', `${count(steady.megabytes)} MB`, ''],
    [
      `the most with 99 of 100 within ${TARGETS.p99} ms`,
      most === undefined ? 'not more' : `${count(most.rate)} /s (${ms(most.p99)})`,
      '',
    ],
    ['as fast as it goes', `${count(maxThroughput)} /s`, ''],
    ['this disk: half of the writes, 99 of 100 within', `${ms(disk.p50)}, ${ms(disk.p99)}`, ''],
  ]
  const against = withoutRules && [
    ['this server, on disk', `${count(withoutRules.ours)} /s`],
    [`${BOARDGAME_IO}, in memory`, `${count(withoutRules.peer)} /s`],
    ['ratio', (withoutRules.ours / withoutRules.peer).toFixed(2)],
  ]
  return [
    headline(command, problems),
    '',
    markdownTable(['what', 'measured', 'wanted'], rows),
    ...(against === undefined
      ? []
      : ['', markdownTable(['any move is accepted, as fast as it goes', 'measured'], against)]),
  ].join('\n')
}

export function limitsReport(command: string, limited: LimitsResult): string {
  const wanted = `< ${MAX_LATENCY_MS} ms`
  const rows = [
    ['the longest wait of others while the owner reads lists', ms(limited.lists.max), wanted],
    ['… while four exports are made at once', ms(limited.export.max), wanted],
    ['… while the owner is erased', ms(limited.erase.max), wanted],
    ['requests of others meanwhile', count(limited.lists.count + limited.export.count + limited.erase.count), ''],
    ['99 of 100 of them, while the owner is erased', ms(limited.erase.p99), ''],
    [
      'four exports; everything of the owner is gone after',
      `${limited.exportSeconds.toFixed(1)} s; ${limited.eraseSeconds.toFixed(0)} s`,
      '',
    ],
    [
      'from the start of the process until it listens',
      `${limited.startupSeconds.toFixed(1)} s`,
      `< ${MAX_STARTUP_S} s`,
    ],
    ['the longest wait in the ten seconds after', ms(limited.afterStartup.max), ''],
    ['the first request for one of these games', ms(limited.coldRead), ''],
  ]
  return [headline(command, limited.problems), '', markdownTable(['what', 'measured', 'wanted'], rows)].join('\n')
}

const STORAGES = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

export function attackReport(command: string, runs: readonly AttackResult[]): string {
  const row = (what: string, value: (run: AttackResult) => string) => [what, ...runs.map(value)]
  const rows = [
    row('requests, right and wrong', ({ requests }) => count(requests)),
    row('bare lines with anything', ({ rawConnections }) => count(rawConnections)),
    row('sockets with messages and frames of all sorts', ({ sockets }) => count(sockets)),
    row('acts for another seat by who plays at the same table', ({ impersonations }) => count(impersonations)),
    row(
      'games of the app and both example bots with an operator who relays: honest, re-sits, forges',
      ({ operatorGames }) => count(operatorGames),
    ),
    row('lines at once that dawdle or do not read', ({ slowConnections }) => count(slowConnections)),
    row('the longest that somebody else waited meanwhile', ({ maxLatency }) => ms(maxLatency)),
    row(
      'games that others played to their end meanwhile, with so many acts',
      ({ games, acknowledged }) => `${count(games)}, ${count(acknowledged)}`,
    ),
    row(
      'memory of the server before and after',
      ({ megabytes: { before, after } }) => `${count(before)} MB, ${count(after)} MB`,
    ),
    row('answers that should not be, secrets told, acts for another', ({ problems }) => count(problems.length)),
  ]
  const answers = new Map<string, number>()
  for (const { counts } of runs)
    for (const [answer, times] of counts) answers.set(answer, (answers.get(answer) ?? 0) + times)
  const sorted = [...answers].sort(([one], [other]) => (one < other ? -1 : 1))
  return [
    headline(
      command,
      runs.flatMap(({ problems }) => problems),
    ),
    '',
    markdownTable(['what', ...runs.map(({ storage }) => STORAGES[storage])], rows),
    '',
    `Answers: ${sorted.map(([answer, times]) => `${answer} (${count(times)})`).join(', ')}.`,
  ].join('\n')
}

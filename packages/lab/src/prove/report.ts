import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Attacked } from './attack/run.ts'
import { type Faults, isCaught } from './faults/run.ts'
import { type Limited, MOST_START, MOST_WAIT } from './limits/run.ts'
import { PEER } from './load/peer.ts'
import { type Loaded, WANTED } from './load/run.ts'

const PAGE = fileURLToPath(new URL('../../../../docs/proofs.md', import.meta.url))

const count = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 })
const ms = (value: number) => `${value.toFixed(1)} ms`

const machine = () =>
  `Node ${process.versions.node}, ${availableParallelism()} cores of ${cpus()[0]?.model.trim() || 'this machine'}, ${count(totalmem() / 2 ** 30)} GB.`

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** The command and what it was run with, where, and how it ended: a run that failed says so itself. */
const headline = (command: string, problems: readonly string[]) =>
  [
    `${command} ${machine()} ${problems.length === 0 ? 'All is well.' : `**Failed: ${problems.length} problems.**`}`,
    ...(problems.length === 0 ? [] : ['', ...problems.slice(0, 10).map((problem) => `- ${problem.slice(0, 300)}`)]),
  ].join('\n')

/** Puts what was measured into its place in docs/proofs.md. */
export function writeProof(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const page = readFileSync(PAGE, 'utf8')
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`docs/proofs.md has no ${begin} … ${end}`)
  writeFileSync(PAGE, `${before}${begin}\n${text}\n${end}${after}`)
}

export function faultsText(command: string, { sqlite, postgres, cuts, caught, problems }: Faults): string {
  const rows = [
    ['SQLite, one server', `${count(sqlite.kills)} kills, ${count(sqlite.listening)} of them under play`, sqlite],
    [
      'PostgreSQL, one of two servers',
      `${count(postgres.kills)} kills, ${count(postgres.listening)} of them under play; PostgreSQL started anew ${count(postgres.restarts)} times; one of them stood still for a while ${count(postgres.freezes)} times`,
      postgres,
    ],
    ['SQLite, clients', `${count(cuts.cuts)} lines cut`, cuts],
  ] as const
  const honest = rows.map(([what, faults, sum]) => [
    what,
    faults,
    count(sum.games),
    count(sum.events),
    'underFire' in sum ? `${count(sum.promised)}, ${count(sum.underFire)} between the kills` : count(sum.promised),
    count(sum.problems.length),
  ])
  const liars = caught.map(({ lie, storage, run }) => [
    `\`${lie}\``,
    storage,
    isCaught(run) ? `yes, after ${count(run.kills)} kills` : '**no**',
  ])
  return [
    headline(command, problems),
    '',
    tableOf(['where', 'faults', 'whole games', 'events', 'acts acknowledged', 'lost, doubled or different'], honest),
    '',
    tableOf(['dishonest part', 'storage', 'noticed'], liars),
  ].join('\n')
}

export function loadText(command: string, loaded: Loaded): string {
  const { sockets, disk, steady, steps, flatOut, bare, problems } = loaded
  const most = steps.at(-1)
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`
  const rows = [
    ['sockets', count(sockets), `≥ ${count(WANTED.sockets)}`],
    ['committed moves', `${count(steady.rate)} /s`, `≥ ${count(WANTED.rate)} /s`],
    ['answer: half of them within', ms(steady.p50), ''],
    ['answer: 99 of 100 within', ms(steady.p99), `< ${WANTED.p99} ms`],
    ['answer: the slowest', ms(steady.max), ''],
    ['of that, the clients themselves were late: 99 of 100 times within', ms(steady.lateness), ''],
    ['of one core: server, clients', `${percent(steady.serverShare)}, ${percent(steady.clientShare)}`, ''],
    ['memory of the server', `${count(steady.megabytes)} MB`, ''],
    [
      `the most with 99 of 100 within ${WANTED.p99} ms`,
      most === undefined ? 'not more' : `${count(most.rate)} /s (${ms(most.p99)})`,
      '',
    ],
    ['as fast as it goes', `${count(flatOut)} /s`, ''],
    ['this disk: half of the writes, 99 of 100 within', `${ms(disk.p50)}, ${ms(disk.p99)}`, ''],
  ]
  const against = bare && [
    ['this server, on disk', `${count(bare.ours)} /s`],
    [`${PEER}, in memory`, `${count(bare.peer)} /s`],
    ['ratio', (bare.ours / bare.peer).toFixed(2)],
  ]
  return [
    headline(command, problems),
    '',
    tableOf(['what', 'measured', 'wanted'], rows),
    ...(against === undefined ? [] : ['', tableOf(['any move is accepted, as fast as it goes', 'measured'], against)]),
  ].join('\n')
}

export function limitsText(command: string, limited: Limited): string {
  const wanted = `< ${MOST_WAIT} ms`
  const rows = [
    ['the longest wait of others while the owner reads lists', ms(limited.lists.longest), wanted],
    ['… while four exports are made at once', ms(limited.export.longest), wanted],
    ['… while the owner is erased', ms(limited.erase.longest), wanted],
    ['requests of others meanwhile', count(limited.lists.count + limited.export.count + limited.erase.count), ''],
    ['99 of 100 of them, while the owner is erased', ms(limited.erase.p99), ''],
    [
      'four exports; everything of the owner is gone after',
      `${limited.exportSeconds.toFixed(1)} s; ${limited.eraseSeconds.toFixed(0)} s`,
      '',
    ],
    ['from the start of the process until it listens', `${limited.startSeconds.toFixed(1)} s`, `< ${MOST_START} s`],
    ['the longest wait in the ten seconds after', ms(limited.after.longest), ''],
    ['the first request for one of these games', ms(limited.cold), ''],
  ]
  return [headline(command, limited.problems), '', tableOf(['what', 'measured', 'wanted'], rows)].join('\n')
}

const STORAGES = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

export function attackText(command: string, runs: readonly Attacked[]): string {
  const row = (what: string, value: (run: Attacked) => string) => [what, ...runs.map(value)]
  const rows = [
    row('requests, right and wrong', ({ requests }) => count(requests)),
    row('bare lines with anything', ({ lines }) => count(lines)),
    row('sockets with messages and frames of all sorts', ({ sockets }) => count(sockets)),
    row('acts for another seat by who plays at the same table', ({ tricks }) => count(tricks)),
    row('games of the app and both example bots with an operator who relays: honest, re-sits, forges', ({ operated }) =>
      count(operated),
    ),
    row('lines at once that dawdle or do not read', ({ crowd }) => count(crowd)),
    row('the longest that somebody else waited meanwhile', ({ longestWait }) => ms(longestWait)),
    row(
      'games that others played to their end meanwhile, with so many acts',
      ({ games, promised }) => `${count(games)}, ${count(promised)}`,
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
    tableOf(['what', ...runs.map(({ storage }) => STORAGES[storage])], rows),
    '',
    `Answers: ${sorted.map(([answer, times]) => `${answer} (${count(times)})`).join(', ')}.`,
  ].join('\n')
}

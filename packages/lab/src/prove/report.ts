import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Attacked } from './attack/run.ts'
import type { Faults } from './faults/run.ts'
import { PEER } from './load/peer.ts'
import { LIMIT, type Loaded } from './load/run.ts'

const PAGE = fileURLToPath(new URL('../../../../docs/proofs.md', import.meta.url))

const count = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 })
const ms = (value: number) => `${value.toFixed(1)} ms`

const machine = () =>
  `Node ${process.versions.node}, ${availableParallelism()} cores of ${cpus()[0]?.model.trim() || 'this machine'}, ${count(totalmem() / 2 ** 30)} GB.`

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

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
      `${count(postgres.kills)} kills, ${count(postgres.listening)} of them under play; PostgreSQL started anew ${count(postgres.restarts)} times`,
      postgres,
    ],
    ['SQLite, clients', `${count(cuts.cuts)} lines cut`, cuts],
  ] as const
  const honest = rows.map(([what, faults, sum]) => [
    what,
    faults,
    count(sum.games),
    count(sum.events),
    count(sum.promised),
    count(sum.problems.length),
  ])
  const liars = caught.map(({ lie, storage, run }) => [
    `\`${lie}\``,
    storage,
    run.problems.length > 0 ? `yes, after ${count(run.kills)} kills` : '**no**',
  ])
  return [
    `\`${command}\`. ${machine()} ${problems.length === 0 ? 'All is well.' : `**${problems.length} problems.**`}`,
    '',
    tableOf(['where', 'faults', 'whole games', 'events', 'acts acknowledged', 'lost, doubled or different'], honest),
    '',
    tableOf(['dishonest part', 'storage', 'noticed'], liars),
  ].join('\n')
}

export function loadText(command: string, loaded: Loaded): string {
  const { sockets, disk, steady, steps, flatOut, bare } = loaded
  const most = steps.at(-1)
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`
  const rows = [
    ['sockets', count(sockets), '≥ 2,000'],
    ['committed moves', `${count(steady.rate)} /s`, '≥ 500 /s'],
    ['answer: half of them within', ms(steady.p50), ''],
    ['answer: 99 of 100 within', ms(steady.p99), `< ${LIMIT} ms`],
    ['answer: the slowest', ms(steady.max), ''],
    ['of one core: server, clients', `${percent(steady.serverShare)}, ${percent(steady.clientShare)}`, ''],
    ['memory of the server', `${count(steady.megabytes)} MB`, ''],
    [
      `the most with 99 of 100 within ${LIMIT} ms`,
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
    `\`${command}\`. ${machine()}`,
    '',
    tableOf(['what', 'measured', 'wanted'], rows),
    ...(against === undefined ? [] : ['', tableOf(['any move is accepted, as fast as it goes', 'measured'], against)]),
  ].join('\n')
}

export function attackText(command: string, attacked: Attacked): string {
  const { requests, lines, sockets, tricks, crowd, games, promised, counts, megabytes, longestWait, problems } =
    attacked
  const rows = [
    ['requests, right and wrong', count(requests)],
    ['bare lines with anything', count(lines)],
    ['sockets with messages and frames of all sorts', count(sockets)],
    ['acts for another seat by who plays at the same table', count(tricks)],
    ['lines at once that dawdle or do not read', count(crowd)],
    ['the longest that somebody else waited meanwhile', ms(longestWait)],
    ['games that others played to their end meanwhile, with so many acts', `${count(games)}, ${count(promised)}`],
    ['memory of the server before and after', `${count(megabytes.before)} MB, ${count(megabytes.after)} MB`],
    ['answers that should not be, secrets told, acts for another', count(problems.length)],
  ]
  const answers = [...counts].sort(([one], [other]) => (one < other ? -1 : 1))
  return [
    `\`${command}\`. ${machine()} ${problems.length === 0 ? 'All is well.' : `**${problems.length} problems.**`}`,
    '',
    tableOf(['what', 'measured'], rows),
    '',
    `Answers: ${answers.map(([answer, times]) => `${answer} (${count(times)})`).join(', ')}.`,
  ].join('\n')
}

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { measureBots } from './bench/bots.ts'
import { measureEditor } from './bench/editor.ts'
import { measureEndgames } from './bench/endgames.ts'
import type { Measurement } from './bench/measurement.ts'
import { measureMemory } from './bench/memory.ts'
import { measureProtocol } from './bench/protocol.ts'
import { measureSearchInBrowser } from './bench/search-in-browser.ts'
import { measureStore } from './bench/store.ts'
import { measureWeb, WEB_PARTS } from './bench/web.ts'
import { markdownTable, replaceBlock } from './markdown-block.ts'
import { exitIfHelpWanted, exitWithError, parseOptionsOrExit, UsageError } from './options.ts'

/** `npm run bench`: measures speed on this machine. With `--write` the table goes into docs/performance.md. */

const PARTS = {
  engine: () => measureEngine(),
  protocol: () => measureProtocol(PROGRAM, Number(values.seconds)),
  memory: () => measureMemory(Number(values.games)),
  bots: measureBots,
  endgames: measureEndgames,
  store: measureStore,
  editor: measureEditor,
  search: measureSearchInBrowser,
} as const
type Part = keyof typeof PARTS
const ALL = [...(Object.keys(PARTS) as Part[]), ...WEB_PARTS]

const USAGE = `npm run bench [-- --write] [--only PART,PART…] [--seconds N (2)] [--games N (1000000)]
  Benchmarks the engine, the bots, the storage and the web app on this machine; --write updates the table in docs/performance.md.
  Parts: ${ALL.join(', ')}.`

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PROGRAM = here('../../cli/bin/amyitis.js')
const PAGE = here('../../../docs/performance.md')

const TARGETS: Readonly<Record<string, string>> = {
  '4 players: decisions': '≥ 1,000,000 /s',
  '4 players: random games': '≥ 2,000 /s',
  'clone of a position': '≥ 1,000,000 /s',
  'replay of a record of 250 decisions': '≤ 2 ms',
  'protocol: play requests': '≥ 5,000 /s',
  'search: 2 players, iterations': '≥ 50,000 /s',
  'search: 2 players, iterations, in Chromium': '≥ 30,000 /s',
  'priest: latency p99': '≤ 80 ms',
  'amyitis at 100 ms: latency p99': '≤ 150 ms',
  'priest, 4 players, Palace: latency p99': '≤ 80 ms',
  'amyitis at 100 ms, 4 players, Palace: latency p99': '≤ 150 ms',
  'SQLite: durable moves, 64 writers': '≥ 500 /s',
  'SQLite: due job starts, latency p50': '≤ 100 ms',
  'home, 4× CPU slowdown: first contentful paint': '≤ 1,000 ms',
  'table, 4× CPU slowdown, bots playing: frame rate p50': '≥ 60 /s',
  'replay: opening a game of 300 decisions, p50': '≤ 100 ms',
  'replay: step, p95': '≤ 16 ms',
  'statistics of 1,000 games: first charts of the first visit': '≤ 1,000 ms',
  'analysis, 4× CPU slowdown: first line, p50': '≤ 300 ms',
  'statistics of 1,000 games, p50': '≤ 1,000 ms',
  'editor: check of an edition, p95': '≤ 16 ms',
}

const measureEngine = (): Measurement[] =>
  JSON.parse(execFileSync(process.execPath, [PROGRAM, 'bench', '--json']).toString())

function formatValue({ value, unit }: Measurement): string {
  const digits = value < 100 ? 2 : 0
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${unit}`
}

function report(rows: readonly Measurement[]): string {
  const machine = `Node ${process.versions.node}, one core of ${cpus()[0]?.model.trim() || 'this machine'}`
  const cells = rows.map((row) => [row.name, formatValue(row), TARGETS[row.name] ?? ''])
  return [`Measured on ${machine}.`, '', markdownTable(['benchmark', 'measured', 'target'], cells)].join('\n')
}

exitIfHelpWanted(process.argv.slice(2), USAGE)
const { values } = parseOptionsOrExit('bench', {
  options: {
    write: { type: 'boolean' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    games: { type: 'string', default: '1000000' },
  },
})
const wanted = values.only?.split(',') ?? ALL
const unknown = wanted.filter((part) => !ALL.some((known) => known === part))
if (unknown.length > 0) exitWithError('bench', new UsageError(`no such part: ${unknown}`))
if (values.write && values.only !== undefined) exitWithError('bench', new UsageError('--write needs all parts'))

const isWanted = (part: string) => wanted.includes(part)
const rows: Measurement[] = []
for (const part of (Object.keys(PARTS) as Part[]).filter(isWanted)) rows.push(...[await PARTS[part]()].flat())
rows.push(...(await measureWeb(WEB_PARTS.filter(isWanted))))
const table = report(rows)
process.stdout.write(`${table}\n`)
if (values.write) writeFileSync(PAGE, replaceBlock(readFileSync(PAGE, 'utf8'), 'bench', table))

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { measureBrowser } from './bench/browser.ts'
import type { Measured } from './bench/measured.ts'
import { measureMemory } from './bench/memory.ts'
import { measureProtocol } from './bench/protocol.ts'
import { measureBots } from './bench/search.ts'
import { measureStore } from './bench/store.ts'
import { measureWeb } from './bench/web.ts'
import { answerHelp, optionsOr } from './options.ts'

/** `npm run bench`: what this machine measures, as a table. With `--write` it goes into docs/performance.md. */

const USAGE = `npm run bench [-- --write] [--seconds N (2)] [--games N (1000000)]
  Measures the engine, the bots, the storage and the pages on this machine; with --write into docs/performance.md.`

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PROGRAM = here('../../cli/bin/amyitis.js')
const PAGE = here('../../../docs/performance.md')
const BEGIN = '<!-- bench -->'
const END = '<!-- /bench -->'

const TARGETS: Readonly<Record<string, string>> = {
  '4 players: decisions': '≥ 1,000,000 /s',
  '4 players: random games': '≥ 2,000 /s',
  'clone of a position': '≥ 1,000,000 /s',
  'replay of a record of 250 decisions': '≤ 2 ms',
  'protocol: play requests': '≥ 5,000 /s',
  'search: 2 players, iterations': '≥ 50,000 /s',
  'search: 2 players, iterations, in Chromium': '≥ 30,000 /s',
  'priest: 99 of 100 answers within': '≤ 50 ms',
  'amyitis at 100 ms: 99 of 100 answers within': '≤ 150 ms',
  'priest, 4 players, Palace: 99 of 100 answers within': '≤ 50 ms',
  'amyitis at 100 ms, 4 players, Palace: 99 of 100 answers within': '≤ 150 ms',
  'SQLite: moves of 64 writers at once, each safe on the disk': '≥ 500 /s',
  'SQLite: 50 of 100 due jobs begin within': '≤ 100 ms',
  'home, processor 4× slowed: first paint': '≤ 1,000 ms',
  'table, processor 4× slowed, bots at play: frames': '≥ 60 /s',
  'replay: a game of 300 decisions opens in': '≤ 100 ms',
  'replay: 95 of 100 steps within': '≤ 16 ms',
}

const engine = (): Measured[] => JSON.parse(execFileSync(process.execPath, [PROGRAM, 'bench', '--json']).toString())

function shown({ value, unit }: Measured): string {
  const digits = value < 100 ? 2 : 0
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${unit}`
}

function tableOf(rows: readonly Measured[]): string {
  const machine = `Node ${process.versions.node}, one core of ${cpus()[0]?.model.trim() || 'this machine'}`
  const lines = rows.map((row) => `| ${row.name} | ${shown(row)} | ${TARGETS[row.name] ?? ''} |`)
  return [`Measured on ${machine}.`, '', '| what | measured | wanted |', '| --- | --- | --- |', ...lines].join('\n')
}

answerHelp(process.argv.slice(2), USAGE)
const { values } = optionsOr('bench', {
  options: {
    write: { type: 'boolean' },
    seconds: { type: 'string', default: '2' },
    games: { type: 'string', default: '1000000' },
  },
})
const rows = [
  ...engine(),
  await measureProtocol(PROGRAM, Number(values.seconds)),
  ...measureMemory(Number(values.games)),
  ...measureBots(),
  ...measureStore(),
  await measureBrowser(),
  ...(await measureWeb()),
]
const table = tableOf(rows)
process.stdout.write(`${table}\n`)
if (values.write) {
  const page = readFileSync(PAGE, 'utf8')
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (after === undefined) throw new Error(`docs/performance.md has no ${BEGIN} … ${END}`)
  writeFileSync(PAGE, `${before}${BEGIN}\n${table}\n${END}${after}`)
}

// Writes docs/rules-index.md: for every clause of docs/rules.md the sources that cite it in a comment, the rule-book
// tests that name it, and its rulings. `--check` only checks that the file is up to date; `--json` prints the parsed data.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const INDEX = 'docs/rules-index.md'
const RULES = 'docs/rules.md'
const SOURCES = 'packages/engine/src'
const TESTS = 'packages/engine/test/rulebook'

const read = (path) => readFileSync(join(root, path), 'utf8')

const list = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()

/** The clauses and examples of the rule book in order, each with its text and heading. */
function readRules() {
  const entries = []
  let heading = ''
  for (const line of read(RULES).split('\n')) {
    const title = /^## (.*)/.exec(line)
    const begins = /^- \*\*([RE]\d+(?:\.\d+)?)\*\* (.*)/.exec(line)
    if (title) heading = title[1]
    else if (begins) entries.push({ id: begins[1], heading, text: begins[2] })
    else if (/^ {2}- /.test(line) && entries.at(-1)?.heading === heading) entries.at(-1).text += `\n${line.trim()}`
  }
  return entries
}

/** The rulings of a clause: the text after the mark; if the reason is in brackets, also the sentence before it. */
function rulingsOf(text) {
  const MARK = '**[ruling]**'
  return text.split('\n').flatMap((line) => {
    const found = []
    for (let at = line.indexOf(MARK); at >= 0; at = line.indexOf(MARK, at + 1)) {
      const after = line.slice(at + MARK.length).trim()
      if (after.startsWith('(')) {
        const before = line.slice(0, at).split(/[.;:] /)
        const ruling = `${before.at(-1).trim()} ${after.slice(0, after.indexOf(')') + 1)}`
        found.push(ruling[0].toUpperCase() + ruling.slice(1))
      } else found.push(after.split(MARK)[0])
    }
    return found
  })
}

/** The end of a string, template, comment or regular expression that starts here; -1 if none does. */
function endOfToken(code, at) {
  if (code.startsWith('//', at)) return at + code.slice(at).split('\n', 1)[0].length
  if (code.startsWith('/*', at)) return code.indexOf('*/', at) + 2
  if (code[at] === '/' && /[(,=:[!&|?{};\n]\s*$/.test(code.slice(Math.max(0, at - 20), at)))
    return at + (/^\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+\//.exec(code.slice(at))?.[0].length ?? 1)
  if (!`'"\``.includes(code[at])) return -1
  let end = at + 1
  while (end < code.length && code[end] !== code[at]) end += code[end] === '\\' ? 2 : 1
  return end + 1
}

function commentsOf(code) {
  const comments = []
  for (let at = 0; at < code.length; ) {
    const end = endOfToken(code, at)
    if (end > at && /^\/[/*]/.test(code.slice(at, at + 2))) comments.push(code.slice(at, end))
    at = end > at ? end : at + 1
  }
  return comments.join('\n')
}

/** The bracket that closes the one here. */
function closing(code, at) {
  let depth = 0
  while (at < code.length) {
    const end = endOfToken(code, at)
    if (end < 0) {
      if ('([{'.includes(code[at])) depth++
      if (')]}'.includes(code[at])) depth--
      if (depth === 0) return at
    }
    at = end > at ? end : at + 1
  }
  return at
}

/** The arguments of every call of these functions. */
function callsOf(code, pattern) {
  const calls = []
  for (const call of code.matchAll(pattern)) {
    let open = call.index + call[0].length - 1
    // test.each(cases)('title', …)
    if (/\.(each|for)\($/.test(call[0])) open = closing(code, open) + 1
    calls.push(code.slice(open + 1, closing(code, open)).trim())
  }
  return calls
}

function titlesOf(code) {
  return callsOf(code, /\b(?:test|it|describe)(?:\.\w+)*\(/g).flatMap((call) => {
    const end = endOfToken(call, 0)
    return end > 0 && !call.startsWith('/') ? [call.slice(1, end - 1).replaceAll(/\\(.)/g, '$1')] : []
  })
}

/** The clauses that a text names; `R7.4–R7.6` includes those in between. */
function citedIn(text) {
  const cited = new Set([...text.matchAll(/\b(?:R\d+\.\d+|E\d+)\b/g)].map(([id]) => id))
  for (const [, kind, from, kindTo, to] of text.matchAll(/\b(R\d+\.|E)(\d+)\s*(?:[–—-]|to)\s*(R\d+\.|E)?(\d+)\b/g))
    if (kindTo === undefined || kindTo === kind) for (let n = Number(from); n <= Number(to); n++) cited.add(kind + n)
  return cited
}

const rules = readRules()
const sources = list(SOURCES, '.ts').map((file) => ({ file, cited: citedIn(commentsOf(read(file))) }))
const testFiles = list(TESTS, '.test.ts').map((file) => ({ file, code: read(file) }))
const tests = testFiles.flatMap(({ file, code }) =>
  titlesOf(code).map((title) => ({ file, title, cited: citedIn(title) })),
)

/** The order of sources: first those that implement a rule, then its data, then checks and notation. */
const PLACES = ['round', 'palace', 'table', 'box', 'play', 'notation']
const placeOf = (file) => (file.endsWith('box/custom.ts') ? PLACES.length : PLACES.indexOf(file.split('/')[3]))

const clauses = rules.map(({ id, heading, text }) => ({
  id,
  heading,
  cites: id.startsWith('E') ? [...citedIn(/^\(.*?\)/.exec(text)?.[0] ?? '')] : [],
  sources: sources
    .filter(({ cited }) => cited.has(id))
    .map(({ file }) => file)
    .sort((a, b) => placeOf(a) - placeOf(b)),
  tests: tests.filter(({ cited }) => cited.has(id)).map(({ file, title }) => ({ file, title })),
  rulings: rulingsOf(text),
}))

const toDocs = (path) => `../${path}`
/** Placeholders in a parametrised title become dots. */
const cell = (text) =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')
    .replaceAll(/%[ijsd]|\$\w+/g, '…')
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

const sourceLinks = (files) =>
  files.map((file) => `[${file.slice(SOURCES.length + 1)}](${toDocs(file)})`).join('<br>') || '**none**'

function testLinks(found) {
  const files = [...new Set(found.map(({ file }) => file))]
  const lines = files.map((file) => {
    const titles = found.filter((test) => test.file === file).map(({ title }) => cell(title))
    return `[${basename(file, '.test.ts')}](${toDocs(file)}):<br>${titles.map((title) => `• ${title}`).join('<br>')}`
  })
  return lines.join('<br>') || '**none**'
}

/** The rows of a table as objects by column. */
function rowsOf(table) {
  const cells = (line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((text) => text.trim())
  const [head, , ...rows] = table.split('\n')
  return rows.map((row) => cells(row).map((text, i) => ({ column: cells(head)[i], text })))
}

/** The status of each value of the box, from edition.md. */
function boxLines() {
  const lines = ['', '## [The box](edition.md)', '', '| clauses | value | status |', '| --- | --- | --- |']
  for (const part of read('docs/edition.md')
    .split(/^## How to/m)[0]
    .split(/^##+ /m)
    .slice(1)) {
    const title = part.split('\n')[0]
    const cited = [...new Set(part.match(/^R\d.*$/m)?.[0].match(/R\d+(\.\d+)?( – R\d+\.\d+)?/g) ?? [])].join(', ')
    for (const table of part.match(/(^\|.*\n)+/gm) ?? [])
      for (const row of rowsOf(table.trimEnd())) {
        const known = row.filter(({ column }) => /^(status|effect|copies)$/.test(column))
        const [first, second] = row
        const name = { players: `${first.text} players`, '': second.text }[first.column] ?? first.text
        const status = known.map(({ column, text }) => (column === 'status' ? text : `${column} ${text}`))
        lines.push(`| ${cited} | ${title}: ${name} | ${status.join('; ')} |`)
      }
  }
  return lines
}

function page() {
  const lines = [
    '# Rules index',
    '',
    'Where each clause of [rules.md](rules.md) is implemented and tested, with its rulings (marked **[ruling]** there). At the end:',
    'the status of each value of the box, from [edition.md](edition.md).',
    '',
    'Generated by `node scripts/rules-index.mjs` from the comments in `packages/engine/src` and the titles of the tests in',
    '`packages/engine/test/rulebook`. Do not edit.',
  ]
  for (const heading of new Set(clauses.map((clause) => clause.heading))) {
    const examples = heading === 'Worked examples'
    lines.push('', `## [${heading}](rules.md#${anchor(heading)})`, '')
    lines.push(examples ? '| example | clauses | tests |' : '| clause | sources | tests | ruling and reason |')
    lines.push(examples ? '| --- | --- | --- |' : '| --- | --- | --- | --- |')
    for (const clause of clauses.filter((other) => other.heading === heading)) {
      const found = testLinks(clause.tests)
      const rulings = clause.rulings.map(cell).join('<br>')
      if (examples) lines.push(`| ${clause.id} | ${clause.cites.join(', ')} | ${found} |`)
      else lines.push(`| ${clause.id} | ${sourceLinks(clause.sources)} | ${found} | ${rulings} |`)
    }
  }
  lines.push(...boxLines())
  return `${lines.join('\n')}\n`
}

function isFresh() {
  try {
    return read(INDEX) === page()
  } catch {
    return false
  }
}

if (process.argv.includes('--json')) {
  const unknown = (cited) => [...cited].filter((id) => !rules.some((clause) => clause.id === id))
  const report = {
    clauses,
    unknown: [...sources, ...tests].flatMap(({ file, title, cited }) =>
      unknown(cited).map((id) => `${title === undefined ? file : `${file}: ${title}`} cites ${id}`),
    ),
    titles: tests.map(({ title }) => title),
    refused: testFiles.flatMap(({ code }) => callsOf(code, /\bexpectRefused\(/g)),
  }
  process.stdout.write(`${JSON.stringify(report)}\n`)
} else if (!process.argv.includes('--check')) {
  writeFileSync(join(root, INDEX), page())
} else if (!isFresh()) {
  process.stderr.write(`${INDEX} is out of date: run node scripts/rules-index.mjs\n`)
  process.exitCode = 1
}

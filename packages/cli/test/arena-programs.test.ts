import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createText, LANGUAGES } from '@amyitis/text'
import { describe, expect, it } from 'vitest'
import { amyitis, ended, file, put, start } from './program.ts'

/** A program that plays its first games well, notes its process, and fails later as it is told. */
const BOT = put(
  'bot.mjs',
  `import { appendFileSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
const [notes, fault, good] = process.argv.slice(2)
appendFileSync(notes, process.pid + '\\n')
const fails = readFileSync(notes, 'utf8').trim().split('\\n').length > Number(good)
let asked = 0
createInterface({ input: process.stdin }).on('line', (line) => {
  const { cmd, state, legal, ms } = JSON.parse(line)
  asked++
  if (fails && asked > 5) {
    if (fault === 'json') return console.log('I pass')
    if (fault === 'object') return console.log('["pass"]')
    if (fault === 'move') return console.log('{"move":"dance"}')
    if (fault === 'illegal') return console.log(JSON.stringify({ move: legal.includes('pass') ? 'field top' : 'pass' }))
    if (fault === 'ended') { console.error('trouble\\nno ideas left'); process.exit(3) }
    if (fault === 'silent') return
  }
  if (cmd !== 'choose' || state.decision.player === undefined || legal.length === 0) process.exit(4)
  if (fault === 'ms' && ms !== 7) process.exit(5)
  console.log(JSON.stringify({ move: legal[0] }))
})
`,
)
const bot = (name: string, fault: string, good: number) =>
  `cmd:"${process.execPath}" "${BOT}" "${file(name)}" ${fault} ${good}`

const pidsIn = (name: string) => readFileSync(file(name), 'utf8').trim().split('\n').map(Number)
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Those of the noted processes that live on; whoever is killed needs a moment to be gone. */
async function survivorsOf(name: string): Promise<number[]> {
  const until = Date.now() + 5000
  while (pidsIn(name).some(isAlive) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
  return pidsIn(name).filter(isAlive)
}

describe('a program of its own', () => {
  it('plays to the end, is told its time, and is gone afterwards', async () => {
    const { code, out, err } = amyitis([
      'arena',
      '--bots',
      `random,${bot('fine', 'ms', 99)}`,
      '--games',
      '4',
      '--ms',
      '7',
      '--json',
    ])
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out).games).toBe(4)
    expect(pidsIn('fine').length).toBe(4)
    expect(await survivorsOf('fine')).toEqual([])
  })

  const python = spawnSync('python3', ['--version']).status === 0
  const example = join(import.meta.dirname, '..', '..', '..', 'docs', 'examples', 'random-bot.py')
  it.skipIf(!python)(`docs/examples/random-bot.py plays${python ? '' : ' (skipped: no python3 here)'}`, () => {
    const args = ['arena', '--bots', `random,cmd:python3 ${example}`, '--players', '3', '--palace', '--games', '3']
    const { code, out, err } = amyitis([...args, '--json'])
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out).games).toBe(6)
  })
})

describe('a program that fails', () => {
  const FAULTS = [
    ['json', 'error.program.json', 'I pass'],
    ['object', 'error.program.json', '["pass"]'],
    ['move', 'error.program.move', 'dance (not-a-move)'],
    ['illegal', 'error.program.move', '(not-asked)'],
    ['ended', 'error.program.ended', '3: no ideas left'],
    ['silent', 'error.program.silent', '1'],
  ] as const
  const cases = FAULTS.map(([fault, key, detail], i) => {
    const lang = LANGUAGES[i % LANGUAGES.length]
    return { fault, key, detail, workers: 1 + (i % 2), lang }
  })

  it.each(cases)('($fault, $workers at a time, $lang) ends the tournament with one line', async (given) => {
    const { fault, key, detail, workers, lang } = given
    const name = `${fault}-${workers}`
    const command = bot(name, fault, 2)
    const { code, out, err } = amyitis([
      ...['arena', '--bots', `random,${command}`, '--games', '20', '--lang', lang],
      // Whoever is to be heard gets time to begin on a busy machine.
      ...['--patience', fault === 'silent' ? '1' : '9'],
      ...['--workers', String(workers), '--out', file(`${name}.jsonl`)],
    ])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^amyitis: [^\n]+\n$/)
    const [before, after] = createText(lang)
      .t(key, { command: command.slice(4), detail: '\u0000' })
      .split('\u0000')
    expect(err).toContain(before)
    expect(err).toContain(detail)
    expect(err.trimEnd().endsWith(after)).toBe(true)
    const lines = readFileSync(file(`${name}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n')
    // The settings, and the games that had ended by then.
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.length).toBeLessThan(5)
    expect(await survivorsOf(name)).toEqual([])
  })

  it('can be one that does not exist', () => {
    const { code, err } = amyitis(['arena', '--bots', 'random,cmd:no-such-program-here', '--games', '2'])
    expect(code).toBe(1)
    expect(err).toMatch(/^amyitis: [^\n]*127[^\n]*\n$/)
  })

  it('does not leave behind what it has started', async () => {
    const script = `echo $$ >> "${file('group')}"; sleep 60 & echo $! >> "${file('group')}"; wait`
    const { code } = amyitis(['arena', '--bots', `random,cmd:${script}`, '--games', '2', '--patience', '1'])
    expect(code).toBe(1)
    expect(pidsIn('group').length).toBeGreaterThan(1)
    expect(await survivorsOf('group')).toEqual([])
  })
})

it('an interrupted tournament takes its programs with it', async () => {
  const args = ['arena', '--bots', `random,${bot('cut', 'silent', 0)}`, '--games', '4', '--workers', '2']
  const child = start([...args, '--out', file('cut.jsonl')])
  while (!existsSync(file('cut')) || pidsIn('cut').length < 2) await new Promise((resolve) => setTimeout(resolve, 50))
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(143)
  expect(await survivorsOf('cut')).toEqual([])
})

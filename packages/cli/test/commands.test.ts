import { editionSchema, STANDARD } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { beforeAll, describe, expect, it } from 'vitest'
import { amyitis, answers, file, folder, inNewFolder, put, type RunResult, record } from './program.ts'

inNewFolder()

const finished = () => {
  amyitis(['play', '--seats', 'random,random', '--seed', 'done', '--save', file('done')])
  return record('done')
}
const text = finished()

describe('replay', () => {
  const decisions = () =>
    amyitis(['replay', file('done'), '--json'])
      .out.trim()
      .split('\n')
      .map((line) => JSON.parse(line))

  it('prints a JSON object for every decision', () => {
    const all = decisions()
    expect(all.map(({ n }) => n)).toEqual(all.map((_, i) => i + 1))
    expect(Object.keys(all[0])).toEqual(['n', 'move', 'state', 'events'])
    expect(all.at(-1).state.phase).toBe('over')
    expect(all[0].state.phase).toBe('actions')
    const points = all.flatMap(({ events }) => events).filter(({ type, seat }) => type === 'score' && seat === 0)
    expect(points.reduce((sum, event) => sum + event.points, 0)).toBe(all.at(-1).state.seats[0].score)
  })

  it('shows the position after a number of decisions', () => {
    expect(amyitis(['replay', file('done'), '--to', '0']).out).toContain('Round 1,')
    expect(amyitis(['replay', file('done'), '--to', '3']).out).toContain('After 3 of ')
    expect(amyitis(['replay', file('done'), '--to', '99999']).code).toBe(2)
  })

  it('steps forward, back and to any decision', () => {
    const { code, out } = amyitis(['replay', file('done')], '\n\nb\n20\nb\n9999\nx\nq\n')
    expect(code).toBe(0)
    const places = [...out.matchAll(/After (\d+) of/g)].map((match) => Number(match[1]))
    expect(places).toEqual([0, 1, 2, 1, 20, 19])
    expect(out.split('Choose a number from 0 to').length).toBe(3)
  })

  it('prints the whole game', () => {
    const { out } = amyitis(['replay', file('done'), '--log'])
    expect(out).toContain('Round 2 starts.')
    expect(out.replace(/\s+/g, ' ')).toContain('the game is over')
    expect(out).toContain('Total')
  })
})

describe('verify', () => {
  it('accepts a valid record and its seed', () => {
    const { code, out } = amyitis(['verify', file('done')])
    expect(code).toBe(0)
    expect(out).toContain(`${file('done')}: valid`)
    expect(out).toContain('the seed matches')
  })

  it('names file, line and clause of the first fault in each file', () => {
    const lines = text.split('\n')
    const first = lines.findIndex((line) => line.startsWith('deal ')) + 1
    const seat = lines[first].split(':')[0]
    const illegal = put('illegal', [...lines.slice(0, first), `${seat}: recruit 4 farmer`].join('\n'))
    const empty = put('empty', '')
    const { code, lines: verdicts } = amyitis(['verify', illegal, file('done'), empty])
    expect(code).toBe(1)
    expect(verdicts[0]).toMatch(new RegExp(`illegal:${first + 1}: .*\\(R4\\.1\\)`))
    expect(verdicts[1]).toContain('valid')
    expect(verdicts[2]).toContain(`${empty}:1: `)
  })

  it('names the fault in the chosen language, wherever a record is read', () => {
    const lines = text.split('\n')
    const first = lines.findIndex((line) => line.startsWith('deal ')) + 1
    const seat = lines[first].split(':')[0]
    const illegal = put('verboten', [...lines.slice(0, first), `${seat}: recruit 4 farmer`].join('\n'))
    const why = createText('de').t('refusal.recruit-no-group')
    const said = `${illegal}:${first + 1}: „recruit 4 farmer“ ist nicht erlaubt. ${why} (R4.1)`
    expect(amyitis(['verify', illegal, '--lang', 'de']).lines[0]).toBe(said)
    expect(amyitis(['replay', illegal, '--lang', 'de']).err).toBe(`amyitis: ${said}\n`)
    const foreign = put('nem-jegyzőkönyv', 'Kedves mindenki')
    expect(amyitis(['verify', foreign, '--lang', 'hu']).lines[0]).toBe(
      `${foreign}:1: itt ennek kell állnia: „amyitis”, nem ennek: „Kedves mindenki”`,
    )
  })

  it('continues after an unreadable file, and exits with the worst code', () => {
    const { code, err, lines } = amyitis(['verify', file('done'), file('missing'), put('bare', ''), file('done')])
    expect([code, err]).toEqual([2, ''])
    expect(lines[0]).toContain('valid')
    expect(lines[1]).toBe(`can’t read ${file('missing')}: no such file or folder`)
    expect(lines[2]).toContain(`${file('bare')}:1: `)
    expect(lines[3]).toContain('valid')
  })

  it('detects a seed that does not match the deals', () => {
    const mismatched = put('wrong-seed', text.replace('seed "done"', 'seed "other"'))
    const { code, out } = amyitis(['verify', mismatched])
    const line = text.split('\n').findIndex((one) => one.startsWith('seed ')) + 1
    expect(code).toBe(1)
    expect(out).toContain(`${mismatched}:${line}: `)
    expect(amyitis(['verify', put('no-seed', text.replace(/^seed .*\n/m, ''))]).out).toContain('no seed given')
  })

  it('survives any file content', () => {
    for (const content of ['\u0000\u0001\u001b[2J', 'amyitis 1\n', '{}', 'ő'.repeat(9999)]) {
      const { code, out } = amyitis(['verify', put('odd', content)])
      expect(code).toBe(1)
      expect(out).not.toContain('\u001b')
    }
  })
})

describe('edition', () => {
  it('prints the standard edition, which is playable', () => {
    const { code, out } = amyitis(['edition'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual(STANDARD)
    expect(amyitis(['edition', 'check', put('standard.json', out)])).toMatchObject({ code: 0 })
  })

  it('lists every fault of an invalid edition', () => {
    const faulty = put('faulty.json', JSON.stringify({ ...STANDARD, endTiles: { 2: 99, 3: 4, 4: -1 } }))
    const { code, out } = amyitis(['edition', 'check', faulty])
    expect(code).toBe(1)
    expect(out).toContain('endTiles.2')
    expect(out).toContain('endTiles.4')
    const no = amyitis(['edition', 'check', put('no.json', '{\n  "id": no\n}')])
    expect(no.code).toBe(1)
    expect(no.out).toContain('isn’t valid JSON: line 2, column 9')
  })

  it('lists faults in the chosen language', () => {
    const faulty = put('fehler.json', JSON.stringify({ ...STANDARD, endTiles: { 2: 99, 3: 4, 4: [] } }))
    const faults = ['endTiles.2 muss eine ganze Zahl von 0 bis 12 sein, nicht 99', 'endTiles.4 muss eine ganze Zahl']
    const { out } = amyitis(['edition', 'check', faulty, '--lang', 'de'])
    for (const words of faults) expect(out).toContain(words)
    expect(amyitis(['play', '--edition', faulty, '--lang', 'de']).err).toContain(faults[0])
  })

  it('has a schema, and can be upgraded to the current format', () => {
    const schema = amyitis(['edition', '--schema'])
    expect(schema.code).toBe(0)
    expect(JSON.parse(schema.out)).toEqual(editionSchema())
    const { version: _, doublePasses: __, ...values } = STANDARD
    const old = put('old.json', JSON.stringify({ ...values, id: 'old' }))
    const upgraded = amyitis(['edition', 'upgrade', old])
    expect(upgraded.code).toBe(0)
    expect(JSON.parse(upgraded.out)).toEqual({ ...STANDARD, id: 'old' })
  })

  it('can be chosen for a game, and is part of its record', () => {
    const { seed: _, ...rest } = { seed: 0, ...STANDARD }
    const other = put('other.json', JSON.stringify({ ...rest, id: 'my box', endTiles: { 2: 12, 3: 15, 4: 15 } }))
    const args = ['play', '--seats', 'random,random', '--edition', other, '--save', file('other')]
    expect(amyitis(args).code).toBe(0)
    expect(record('other')).toContain('"my box"')
    expect(amyitis(['verify', file('other')]).code).toBe(0)
    expect(amyitis(['play', '--edition', file('faulty.json')]).code).toBe(1)
  })
})

describe('the other commands', () => {
  it('counts positions (perft)', () => {
    const { code, out } = amyitis(['perft', '--depth', '2', '--players', '2', '--seed', 'p'])
    const counts = [...out.matchAll(/depth (\d): ([\d,]+) lines?/g)].map((match) => match[2])
    expect(code).toBe(0)
    expect(counts[0]).toBe('1')
    const shown = amyitis(['play', '--seats', 'human,human', '--seed', 'p', '--no-save'], '').out
    expect(counts[1]).toBe(String([...shown.matchAll(/^ +\d+ {2}/gm)].length))
  })

  it('speaks the protocol', () => {
    const { code, out } = amyitis(['engine'], '{"id":1,"cmd":"hello"}\n')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ id: 1, ok: true })
  })
})

describe('errors', () => {
  const INVALID = [
    ['dance'],
    ['play', '--dance'],
    ['play', '-x'],
    ['play', '--players', '5'],
    ['play', '--players', 'two'],
    ['play', '--seats', 'human'],
    ['play', '--seats', 'human,alien'],
    ['play', '--seats', 'human,random', '--players', '3'],
    ['play', '--names', 'a,b,c,d'],
    ['play', '--seed'],
    ['play', '--seed', '--palace'],
    ['play', '--palace=yes'],
    ['play', '--lang', 'tlh'],
    ['play', '--depth', '3'],
    ['play', 'a', 'b'],
    ['play', file('missing')],
    ['play', '--edition', file('missing')],
    ['replay'],
    ['replay', file('missing')],
    ['replay', folder()],
    ['verify'],
    ['edition', 'print'],
    ['edition', 'check'],
    ['perft', '--depth', '13'],
    ['engine', 'now'],
    ['help', 'dance'],
  ]
  let results: readonly RunResult[]
  beforeAll(() => {
    results = INVALID.map((args) => amyitis(args))
  })

  it.each(INVALID.map((args, i) => [args, i] as const))('%j prints one line and exits with code 2', (_, i) => {
    const { code, out, err } = results[i]
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(/^amyitis: [^\n]+\n$/)
  })

  it('a file that is no record exits with code 1', () => {
    const { code, err } = amyitis(['play', put('junk', 'junk\n')])
    expect(code).toBe(1)
    expect(err).toMatch(/^amyitis: .*junk:1: /)
  })
})

describe('colours', () => {
  const game = ['play', '--seats', 'human,random', '--seed', 'c', '--no-save']
  const painted = (env: Record<string, string>) => amyitis(game, answers(3), env).out.includes('\u001b[')

  it('are off without a terminal, unless requested', () => {
    expect(painted({})).toBe(false)
    expect(painted({ FORCE_COLOR: '1' })).toBe(true)
    expect(painted({ FORCE_COLOR: '0' })).toBe(false)
    expect(painted({ NO_COLOR: '1' })).toBe(false)
  })

  it('carry no information of their own', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that paint text begin with ESC
    const bare = amyitis(game, answers(3), { FORCE_COLOR: '1' }).out.replace(/\u001b\[[\d;]*m/g, '')
    expect(bare).toBe(amyitis(game, answers(3)).out)
  })
})

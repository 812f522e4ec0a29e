import { editionSchema, STANDARD } from '@amyitis/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { amyitis, amyitisEach, answers, file, folder, put, type Ran, record } from './program.ts'

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

  it('prints an object for every decision as JSON', () => {
    const all = decisions()
    expect(all.map(({ n }) => n)).toEqual(all.map((_, i) => i + 1))
    expect(Object.keys(all[0])).toEqual(['n', 'move', 'state', 'events'])
    expect(all.at(-1).state.phase).toBe('over')
    expect(all[0].state.phase).toBe('actions')
    const points = all.flatMap(({ events }) => events).filter(({ type, seat }) => type === 'score' && seat === 0)
    expect(points.reduce((sum, event) => sum + event.points, 0)).toBe(all.at(-1).state.seats[0].score)
  })

  it('shows the position after some decisions', () => {
    expect(amyitis(['replay', file('done'), '--to', '0']).out).toContain('Round 1,')
    expect(amyitis(['replay', file('done'), '--to', '3']).out).toContain('After 3 of ')
    expect(amyitis(['replay', file('done'), '--to', '99999']).code).toBe(2)
  })

  it('goes on, back and anywhere', () => {
    const { code, out } = amyitis(['replay', file('done')], '\n\nb\n20\nb\n9999\nx\nq\n')
    expect(code).toBe(0)
    const places = [...out.matchAll(/After (\d+) of/g)].map((match) => Number(match[1]))
    expect(places).toEqual([0, 1, 2, 1, 20, 19])
    expect(out.split('Choose a number from 0 to').length).toBe(3)
  })

  it('tells the whole game', () => {
    const { out } = amyitis(['replay', file('done'), '--log'])
    expect(out).toContain('Round 2 begins.')
    expect(out.replace(/\s+/g, ' ')).toContain('the game is over')
    expect(out).toContain('Total')
  })
})

describe('verify', () => {
  it('finds a record sound, and its seed', () => {
    const { code, out } = amyitis(['verify', file('done')])
    expect(code).toBe(0)
    expect(out).toContain(`${file('done')}: sound`)
    expect(out).toContain('the seed fits')
  })

  it('names file, line and clause of the first fault, for every file', () => {
    const lines = text.split('\n')
    const first = lines.findIndex((line) => line.startsWith('deal ')) + 1
    const seat = lines[first].split(':')[0]
    const illegal = put('illegal', [...lines.slice(0, first), `${seat}: recruit 4 farmer`].join('\n'))
    const empty = put('empty', '')
    const { code, lines: said } = amyitis(['verify', illegal, file('done'), empty])
    expect(code).toBe(1)
    expect(said[0]).toMatch(new RegExp(`illegal:${first + 1}: .*\\(R4\\.1\\)`))
    expect(said[1]).toContain('sound')
    expect(said[2]).toContain(`${empty}:1: `)
  })

  it('goes on after a file that cannot be read, and answers the worst exit code', () => {
    const { code, err, lines } = amyitis(['verify', file('done'), file('missing'), put('bare', ''), file('done')])
    expect([code, err]).toEqual([2, ''])
    expect(lines[0]).toContain('sound')
    expect(lines[1]).toBe(`cannot read ${file('missing')}: there is no such file or folder`)
    expect(lines[2]).toContain(`${file('bare')}:1: `)
    expect(lines[3]).toContain('sound')
  })

  it('finds a seed that the deals do not come from', () => {
    const wrong = put('wrong-seed', text.replace('seed "done"', 'seed "other"'))
    const { code, out } = amyitis(['verify', wrong])
    const line = text.split('\n').findIndex((one) => one.startsWith('seed ')) + 1
    expect(code).toBe(1)
    expect(out).toContain(`${wrong}:${line}: `)
    expect(amyitis(['verify', put('no-seed', text.replace(/^seed .*\n/m, ''))]).out).toContain('no seed is told')
  })

  it('survives whatever a file holds', () => {
    for (const content of ['\u0000\u0001\u001b[2J', 'amyitis 1\n', '{}', 'ő'.repeat(9999)]) {
      const { code, out } = amyitis(['verify', put('odd', content)])
      expect(code).toBe(1)
      expect(out).not.toContain('\u001b')
    }
  })
})

describe('edition', () => {
  it('prints the standard edition, which is one that can be played', () => {
    const { code, out } = amyitis(['edition'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual(STANDARD)
    expect(amyitis(['edition', 'check', put('standard.json', out)])).toMatchObject({ code: 0 })
  })

  it('names every fault of one that cannot', () => {
    const faulty = put('faulty.json', JSON.stringify({ ...STANDARD, endTiles: { 2: 99, 3: 4, 4: -1 } }))
    const { code, out } = amyitis(['edition', 'check', faulty])
    expect(code).toBe(1)
    expect(out).toContain('endTiles.2')
    expect(out).toContain('endTiles.4')
    const no = amyitis(['edition', 'check', put('no.json', '{\n  "id": no\n}')])
    expect(no.code).toBe(1)
    expect(no.out).toContain('is not JSON: line 2, column 9')
  })

  it('names them in the language asked for', () => {
    const faulty = put('fehler.json', JSON.stringify({ ...STANDARD, endTiles: { 2: 99, 3: 4, 4: [] } }))
    const said = ['endTiles.2 muss eine ganze Zahl von 0 bis 12 sein, nicht 99', 'endTiles.4 muss eine ganze Zahl']
    const { out } = amyitis(['edition', 'check', faulty, '--lang', 'de'])
    for (const words of said) expect(out).toContain(words)
    expect(amyitis(['play', '--edition', faulty, '--lang', 'de']).err).toContain(said[0])
  })

  it('is described by a schema, and brought into today’s format', () => {
    const schema = amyitis(['edition', '--schema'])
    expect(schema.code).toBe(0)
    expect(JSON.parse(schema.out)).toEqual(editionSchema())
    const { version: _, doublePasses: __, ...values } = STANDARD
    const old = put('old.json', JSON.stringify({ ...values, id: 'old' }))
    const upgraded = amyitis(['edition', 'upgrade', old])
    expect(upgraded.code).toBe(0)
    expect(JSON.parse(upgraded.out)).toEqual({ ...STANDARD, id: 'old' })
  })

  it('can be another one in a game, which its record holds', () => {
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
  it('count lines of play', () => {
    const { code, out } = amyitis(['perft', '--depth', '2', '--players', '2', '--seed', 'p'])
    const counts = [...out.matchAll(/depth (\d): ([\d,]+) lines?/g)].map((match) => match[2])
    expect(code).toBe(0)
    expect(counts[0]).toBe('1')
    const shown = amyitis(['play', '--seats', 'human,human', '--seed', 'p', '--no-save'], '').out
    expect(counts[1]).toBe(String([...shown.matchAll(/^ +\d+ {2}/gm)].length))
  })

  it('speak the protocol', () => {
    const { code, out } = amyitis(['engine'], '{"id":1,"cmd":"hello"}\n')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ id: 1, ok: true })
  })
})

describe('what cannot be done', () => {
  const WRONG = [
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
    ['replay', folder],
    ['verify'],
    ['edition', 'print'],
    ['edition', 'check'],
    ['perft', '--depth', '13'],
    ['engine', 'now'],
    ['help', 'dance'],
  ]
  let ran: readonly Ran[]
  beforeAll(() => {
    ran = amyitisEach(WRONG)
  })

  it.each(WRONG.map((args, i) => [args, i] as const))('%j is answered by one line and exit code 2', (_, i) => {
    const { code, out, err } = ran[i]
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toMatch(/^amyitis: [^\n]+\n$/)
  })

  it('is a file that is no record: exit code 1', () => {
    const { code, err } = amyitis(['play', put('junk', 'junk\n')])
    expect(code).toBe(1)
    expect(err).toMatch(/^amyitis: .*junk:1: /)
  })
})

describe('colours', () => {
  const game = ['play', '--seats', 'human,random', '--seed', 'c', '--no-save']
  const painted = (env: Record<string, string>) => amyitis(game, answers(3), env).out.includes('\u001b[')

  it('are left out where there is no terminal, unless asked for', () => {
    expect(painted({})).toBe(false)
    expect(painted({ FORCE_COLOR: '1' })).toBe(true)
    expect(painted({ FORCE_COLOR: '0' })).toBe(false)
    expect(painted({ NO_COLOR: '1' })).toBe(false)
  })

  it('say nothing that is not said without them', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that paint text begin with ESC
    const bare = amyitis(game, answers(3), { FORCE_COLOR: '1' }).out.replace(/\u001b\[[\d;]*m/g, '')
    expect(bare).toBe(amyitis(game, answers(3)).out)
  })
})

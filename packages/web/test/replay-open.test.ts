import { formatRecord, legalMoves, newGame, parseRecord, play, seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { packRecord } from '../src/game/link.ts'
import { type Damage, damageIn, damageOf } from '../src/replay/model/damage.ts'
import { placeIn } from '../src/replay/model/pasted.ts'
import { readWords } from '../src/shell/games/read-words.ts'

const game = newGame({ players: 2, seed: 'open' })
const random = seededRandom('open')
for (let i = 0; i < 30; i++) {
  const moves = legalMoves(game)
  play(game, moves[random(moves.length)])
}
const record = formatRecord(game)

function damaged(words: string): Damage {
  const read = parseRecord(words)
  if (read.ok) throw new Error('nothing is wrong with it')
  return damageOf(words, read.fault)
}

describe('a record that cannot be read', () => {
  it('may be something else', () => {
    for (const words of ['', 'Dear all, …', '<html>', record.slice(1)])
      expect(damaged(words), words).toEqual({ kind: 'foreign' })
  })

  it('may be of another version, of the rules or of the format', () => {
    expect(damaged(record.replace('rules 2', 'rules 9'))).toEqual({ kind: 'version', rules: '9' })
    expect(damaged(record.replace('amyitis 1', 'amyitis 7'))).toEqual({ kind: 'version', rules: '2' })
    expect(damaged(record.replace('amyitis 1\nrules 2', 'amyitis 1\r\nrules 3\r'))).toMatchObject({ rules: '3' })
  })

  it('names the line that is wrong, and the clause that forbids what it says', () => {
    const lines = record.split('\n')
    const turn = lines.findIndex((line) => /^(blue|red): /.test(line))
    const with_ = (words: string) => lines.with(turn, words).join('\n')
    const [color] = lines[turn].split(':')
    expect(damaged(with_('hello'))).toEqual({ kind: 'line', line: turn + 1, words: 'hello', clause: undefined })
    expect(damaged(with_(`${color}: recruit 4 farmer`))).toMatchObject({
      kind: 'line',
      line: turn + 1,
      clause: expect.stringMatching(/^R\d/),
    })
    const long = damaged(with_('x'.repeat(500)))
    expect(long.kind === 'line' && long.words.length).toBeLessThan(80)
  })

  it('is told in every language, without a word of another one', () => {
    const damages: Damage[] = [
      { kind: 'foreign' },
      { kind: 'version', rules: '9' },
      { kind: 'line', line: 9, words: 'x', clause: undefined },
      { kind: 'line', line: 9, words: 'x', clause: 'R4.1' },
    ]
    const told = (['en', 'fr', 'de', 'hu'] as const).flatMap((language) =>
      damages.map((damage) => damageIn(createText(language), damage)),
    )
    expect(new Set(told).size).toBe(told.length)
    expect(told[3]).toContain('R4.1')
  })
})

describe('a pasted link', () => {
  it('leads to its place, with the position', async () => {
    const key = await packRecord(record)
    const link = `https://example.org/amyitis/#/replay/record/${key}/12/review`
    expect(placeIn(link)).toEqual({ kind: 'record', key, n: 12, sight: 'review' })
    expect(placeIn(`Look: ${link.replace('/12/review', '')}`)).toMatchObject({ key, n: undefined })
  })

  it('may come in several lines', async () => {
    const key = await packRecord(record)
    const broken = key.replace(/(.{60})/g, '$1\r\n')
    expect(placeIn(`> https://example.org/#/replay/record/${broken}/3\n`)).toMatchObject({ key, n: 3 })
  })

  it('is told from a record, whatever its comments say', () => {
    expect(placeIn(record)).toBeUndefined()
    expect(placeIn(`${record}# see #/replay/record/zABC/3\n`)).toBeUndefined()
    expect(placeIn('#/settings')).toBeUndefined()
  })
})

describe('what is pasted to be opened', () => {
  const text = createText('en')
  const read = (words: string) => readWords(text, words)

  it('may be a link to a game of this browser or of the server, which is looked up there', async () => {
    const [kinds, id] = [['game', 'table'] as const, '5f0c9a1b2c3d']
    for (const kind of kinds) {
      expect(await read(`https://example.org/#/replay/${kind}/${id}`)).toMatchObject({ kind, key: id, n: undefined })
      expect(await read(`https://example.org/#/replay/${kind}/${id}/12`)).toMatchObject({ kind, key: id, n: 12 })
    }
  })

  it('may be a record, or a link with one inside', async () => {
    const key = await packRecord(record)
    const kind = 'record'
    expect(await read(record)).toEqual({ kind, key, n: undefined, sight: undefined })
    expect(await read(`https://example.org/#/replay/record/${key}/12`)).toMatchObject({ kind, key, n: 12 })
  })

  it('is refused in words', async () => {
    expect(await read('https://example.org/#/replay/record/zzzz')).toBe(text.t('games.open.no-link'))
    expect(await read('Dear all')).toBe(damageIn(text, { kind: 'foreign' }))
  })
})

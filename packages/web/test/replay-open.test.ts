import { formatRecord, gameFrom, legalMoves, newGame, parseRecord, play, seededRandom } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { LANGUAGES, loadText } from '@amyitis/i18n/app'
import { describe, expect, it } from 'vitest'
import { topicsOf } from '../src/app/text.ts'
import { packRecord } from '../src/game/link.ts'
import { type Damage, damageIn, damageOf } from '../src/replay/model/damage.ts'
import { addressIn } from '../src/replay/model/pasted.ts'
import { readPasted } from '../src/shell/games/OpenGame.tsx'

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
    const said = (words: string) => damageIn(createText('en'), damaged(with_(words)))
    expect(damaged(with_('hello'))).toMatchObject({ kind: 'line', fault: { line: turn + 1, code: 'turn' } })
    expect(said('hello')).toBe(`This record is damaged in line ${turn + 1}: “hello” isn’t a turn`)
    expect(said(`${color}: recruit 4 farmer`)).toMatch(/line \d+: “recruit 4 farmer” isn’t allowed\. .+ \(R4\.1\)$/)
    expect(said(`${color}: ${'x'.repeat(500)}`).length).toBeLessThan(120)
  })

  it('is described entirely in each language', async () => {
    const positioned = formatRecord(gameFrom(game.position, 'open'))
    const damages: Damage[] = [
      { kind: 'foreign' },
      { kind: 'version', rules: '9' },
      damaged(`${record}hello`),
      damaged(record.replace(/^garden .*/m, 'garden t01')),
      damaged(record.replace('edition standard', 'edition {}')),
      damaged(positioned.replace(/"talents":\d+/, '"talents":99')),
    ]
    for (const screen of ['games', 'replay'] as const) {
      const texts = await Promise.all(LANGUAGES.map((language) => loadText(language, topicsOf(screen))))
      const told = texts.flatMap((text) => damages.map((damage) => damageIn(text, damage)))
      expect(new Set(told).size).toBe(told.length)
      expect(told[3]).toContain('(R2.5)')
    }
  })
})

describe('a pasted link', () => {
  it('leads to its place, with the position', async () => {
    const key = await packRecord(record)
    const link = `https://example.org/amyitis/#/replay/record/${key}/12/review`
    expect(addressIn(link)).toEqual({ kind: 'record', key, n: 12, view: 'review' })
    expect(addressIn(`Look: ${link.replace('/12/review', '')}`)).toMatchObject({ key, n: undefined })
  })

  it('may come in several lines', async () => {
    const key = await packRecord(record)
    const broken = key.replace(/(.{60})/g, '$1\r\n')
    expect(addressIn(`> https://example.org/#/replay/record/${broken}/3\n`)).toMatchObject({ key, n: 3 })
  })

  it('is distinguished from a record, whatever its comments say', () => {
    expect(addressIn(record)).toBeUndefined()
    expect(addressIn(`${record}# see #/replay/record/zABC/3\n`)).toBeUndefined()
    expect(addressIn('#/settings')).toBeUndefined()
  })
})

describe('what is pasted to be opened', () => {
  const text = createText('en')
  const read = (words: string) => readPasted(text, words)

  it('may be a link to a game of this browser or of the server, which is looked up there', async () => {
    const kinds = ['game', 'table'] as const
    const id = '5f0c9a1b2c3d'
    for (const kind of kinds) {
      expect(await read(`https://example.org/#/replay/${kind}/${id}`)).toMatchObject({ kind, key: id, n: undefined })
      expect(await read(`https://example.org/#/replay/${kind}/${id}/12`)).toMatchObject({ kind, key: id, n: 12 })
    }
  })

  it('may be a record, or a link with one inside', async () => {
    const key = await packRecord(record)
    const kind = 'record'
    expect(await read(record)).toEqual({ kind, key, n: undefined, view: undefined })
    expect(await read(`https://example.org/#/replay/record/${key}/12`)).toMatchObject({ kind, key, n: 12 })
  })

  it('is refused with a message', async () => {
    expect(await read('https://example.org/#/replay/record/zzzz')).toBe(text.t('games.open.no-link'))
    expect(await read('Dear all')).toBe(damageIn(text, { kind: 'foreign' }))
  })
})

import { existsSync, statSync } from 'node:fs'
import { parseRecord, seedFits } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { amyitis, answers, file, movesOf, record } from './program.ts'

const MANY = 3000

describe('a game of bots', () => {
  const bots = ['play', '--seats', 'gardener,random,gardener', '--seed', 'bots']

  it('is played to the end and tells the points by source', () => {
    const { code, out, err } = amyitis([...bots, '--palace'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/garden tiles +\d+ +\d+ +\d+/)
    expect(out).toMatch(/Total +\d+ +\d+ +\d+/)
    expect(out).toMatch(/wins? (together )?with \d+ points/)
    expect(out).toContain('Seed: bots')
  })

  it('is the same with the same seed', () => {
    expect(amyitis([...bots, '--log']).out).toBe(amyitis([...bots, '--log']).out)
    expect(amyitis([...bots.slice(0, -1), 'other']).out).not.toBe(amyitis(bots).out)
  })

  it('leaves a record that tells a seed that fits', () => {
    amyitis([...bots, '--save', file('bots.amyitis')])
    const read = parseRecord(record('bots.amyitis'))
    expect(read.ok && read.game.headers.seed).toBe('bots')
    expect(read.ok && seedFits(read.game, 'bots')).toBe(true)
    expect(existsSync(file('bots.amyitis.seed'))).toBe(false)
  })

  it('saves nothing that nobody asked for', () => {
    amyitis(bots, '', { XDG_STATE_HOME: file('untouched') })
    expect(existsSync(file('untouched'))).toBe(false)
  })
})

describe('a game of a person', () => {
  const game = ['play', '--seats', 'human,gardener', '--seed', 'person']

  it('can be played by numbers from the first move to the result', () => {
    const { code, out, err } = amyitis([...game, '--save', file('numbers.amyitis')], answers(MANY))
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Total')
    expect(amyitis(['verify', file('numbers.amyitis')]).out).toContain('the seed fits')
  })

  it('can be played by moves as the notation writes them, with the same result', () => {
    const moves = movesOf(record('numbers.amyitis'), 'blue')
    const { code } = amyitis([...game, '--save', file('moves.amyitis')], `${moves.join('\n')}\n`)
    expect(code).toBe(0)
    expect(record('moves.amyitis')).toBe(record('numbers.amyitis'))
  })

  it('takes a move in capitals and with blanks around it', () => {
    const { out } = amyitis([...game, '--no-save'], '  PASS \n')
    expect(out).toContain('Blue passes.')
  })

  it('ends cleanly when the input does, and keeps what was played', () => {
    const { code, out, err } = amyitis([...game, '--save', file('eof.amyitis')], answers(3))
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`amyitis play ${file('eof.amyitis')}`)
    expect(movesOf(record('eof.amyitis'), 'blue')).toHaveLength(3)
  })

  it('is left by quit, even before the first move', () => {
    expect(amyitis([...game, '--no-save'], 'quit\n').code).toBe(0)
    expect(amyitis([...game, '--no-save'], '').code).toBe(0)
  })

  it('is saved under a name of its own if none is given', () => {
    const { out } = amyitis(game, answers(2))
    const saved = /amyitis play (.*game-.*\.amyitis)/.exec(out)?.[1] ?? ''
    expect(amyitis(['verify', saved]).out).toContain('not finished')
  })

  it('does not tell its seed before the end, and hides it from others', () => {
    amyitis([...game, '--save', file('secret.amyitis')], answers(5))
    expect(record('secret.amyitis')).not.toContain('person')
    expect(record('secret.amyitis.seed')).toContain('person')
    expect(statSync(file('secret.amyitis.seed')).mode & 0o077).toBe(0)
  })

  it('is never saved over another one', () => {
    amyitis([...game, '--save', file('mine.amyitis')], answers(2))
    const before = record('mine.amyitis')
    const { code, err } = amyitis([...game, '--save', file('mine.amyitis')], answers(9))
    expect(code).toBe(2)
    expect(err).toContain('exists already')
    expect(record('mine.amyitis')).toBe(before)
  })

  it('shows the names that were given, without what could steer a terminal', () => {
    const { out } = amyitis([...game, '--no-save', '--names', 'Ann\u001b[31ma,Béla'], 'pass\n')
    expect(out).toContain('Béla')
    expect(out).toContain('Ann [31ma passes.')
    expect(out).not.toContain('\u001b')
  })
})

describe('an answer that is none', () => {
  const game = ['play', '--seats', 'human,human', '--seed', 'wrong', '--no-save', '--names', 'Anna,Bela']

  it('is refused with the reason, the clause and what is possible', () => {
    const { out } = amyitis(game, 'caravan babylon\n')
    expect(out).toMatch(/\(R7\.[24]\)/)
    expect(out).toContain('Possible: ')
    expect(out).toContain('pass')
  })

  it('is told from a move that is asked at another time', () => {
    expect(amyitis(game, 'discard wine\n').out).toContain('This is not what is asked now. (R5.1)')
    expect(amyitis(game, 'dance\n').out).toContain('This is not a move.')
    expect(amyitis(game, 'recruit 4 farmer\n').out).toContain('(R4.1)')
    expect(amyitis(game, 'noble\n').out).toContain('Palace expansion')
  })

  it('is a number that is not in the list', () => {
    for (const number of ['0', '99', '007700'])
      expect(amyitis(game, `${number}\n`).out).toMatch(/Choose a number from 1 to \d+/)
  })

  it('changes nothing', () => {
    const wrong = 'dance\n99\ncaravan babylon\n\n\n'
    const calm = amyitis(game, 'pass\npass\n').lines.filter((line) => line.includes('passes'))
    const rough = amyitis(game, `${wrong}pass\n${wrong}pass\n`).lines.filter((line) => line.includes('passes'))
    expect(rough).toEqual(calm)
  })
})

describe('commands during a game', () => {
  const game = ['play', '--seats', 'human,human', '--seed', 'commands', '--no-save']

  it('show a clause of the rules, the moves, the log, the board and the help', () => {
    const { out } = amyitis(game, 'rules R7.4\nrules 11.1\nrules R99\nmoves\npass\nlog\nlog all\nboard\nhelp\n')
    expect(out).toContain('R7.4 Babylon: sell one good')
    expect(out).toContain('R11.1 If 4 tiles or fewer')
    expect(out).toContain('There is no clause R99')
    expect(out).toMatch(/\d {2}recruit 1 \w+/)
    expect(out.split('passes.').length).toBeGreaterThan(3)
    expect(out).toContain('undo         take back')
  })

  it('save under a name and go on saving there', () => {
    const { out } = amyitis(game, `save\npass\nsave ${file('Named Game.amyitis')}\npass\n`)
    expect(out).toContain('Give a name')
    expect(movesOf(record('Named Game.amyitis'), 'blue')[0]).toBe('pass')
    expect(movesOf(record('Named Game.amyitis'), 'red')[0]).toBe('pass')
  })
})

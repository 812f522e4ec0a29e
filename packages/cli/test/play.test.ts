import { existsSync, statSync } from 'node:fs'
import { parseRecord, seedFits } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { amyitis, answers, briefEdition, file, inNewFolder, movesOf, record } from './program.ts'

inNewFolder()

const MANY = 3000

describe('a game between bots', () => {
  const bots = ['play', '--seats', 'gardener,random,gardener', '--seed', 'bots']

  it('is played to the end, with points by source', () => {
    const { code, out, err } = amyitis([...bots, '--palace'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/garden tiles +\d+ +\d+ +\d+/)
    expect(out).toMatch(/Total +\d+ +\d+ +\d+/)
    expect(out).toMatch(/wins? (together )?with \d+ points/)
    expect(out).toContain('Game seed (random number): bots')
  })

  it('is the same with the same seed', () => {
    expect(amyitis([...bots, '--log']).out).toBe(amyitis([...bots, '--log']).out)
    expect(amyitis([...bots.slice(0, -1), 'other']).out).not.toBe(amyitis(bots).out)
  })

  it('leaves a record with a matching seed', () => {
    amyitis([...bots, '--save', file('bots.amyitis')])
    const read = parseRecord(record('bots.amyitis'))
    expect(read.ok && read.game.headers.seed).toBe('bots')
    expect(read.ok && seedFits(read.game, 'bots')).toBe(true)
    expect(existsSync(file('bots.amyitis.seed'))).toBe(false)
  })

  it('saves nothing unless requested', () => {
    amyitis(bots, '', { XDG_STATE_HOME: file('untouched') })
    expect(existsSync(file('untouched'))).toBe(false)
  })
})

describe('a game with a person', () => {
  const game = ['play', '--seats', 'human,gardener', '--seed', 'person']

  const brief = [...game, '--edition', briefEdition()]

  it('can be played by numbers from the first move to the result', () => {
    const { code, out, err } = amyitis([...brief, '--save', file('numbers.amyitis')], answers(MANY))
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Total')
    expect(amyitis(['verify', file('numbers.amyitis')]).out).toContain('the seed matches')
  })

  it('can be played in notation, with the same result', () => {
    const moves = movesOf(record('numbers.amyitis'), 'blue')
    const { code } = amyitis([...brief, '--save', file('moves.amyitis')], `${moves.join('\n')}\n`)
    expect(code).toBe(0)
    expect(record('moves.amyitis')).toBe(record('numbers.amyitis'))
  })

  it('accepts a move in capitals and with spaces around it', () => {
    const { out } = amyitis([...game, '--no-save'], '  PASS \n')
    expect(out).toContain('Blue passes.')
  })

  it('ends cleanly at the end of the input, and keeps what was played', () => {
    const { code, out, err } = amyitis([...game, '--save', file('eof.amyitis')], answers(3))
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`amyitis play ${file('eof.amyitis')}`)
    expect(movesOf(record('eof.amyitis'), 'blue')).toHaveLength(3)
  })

  it('ends with quit, even before the first move', () => {
    expect(amyitis([...game, '--no-save'], 'quit\n').code).toBe(0)
    expect(amyitis([...game, '--no-save'], '').code).toBe(0)
  })

  it('is saved under a generated name by default', () => {
    const { out } = amyitis(game, answers(2))
    const saved = /amyitis play (.*game-.*\.amyitis)/.exec(out)?.[1] ?? ''
    expect(amyitis(['verify', saved]).out).toContain('not finished')
  })

  it('keeps its seed secret until the end', () => {
    amyitis([...game, '--save', file('secret.amyitis')], answers(5))
    expect(record('secret.amyitis')).not.toContain('person')
    expect(record('secret.amyitis.seed')).toContain('person')
    expect(statSync(file('secret.amyitis.seed')).mode & 0o077).toBe(0)
  })

  it('never overwrites another saved game', () => {
    amyitis([...game, '--save', file('mine.amyitis')], answers(2))
    const before = record('mine.amyitis')
    const { code, err } = amyitis([...game, '--save', file('mine.amyitis')], answers(9))
    expect(code).toBe(2)
    expect(err).toContain('already exists')
    expect(record('mine.amyitis')).toBe(before)
  })

  it('shows the given names without control characters', () => {
    const { out } = amyitis([...game, '--no-save', '--names', 'Ann\u001b[31ma,Béla'], 'pass\n')
    expect(out).toContain('Béla')
    expect(out).toContain('Ann [31ma passes.')
    expect(out).not.toContain('\u001b')
  })
})

describe('an invalid answer', () => {
  const game = ['play', '--seats', 'human,human', '--seed', 'wrong', '--no-save', '--names', 'Anna,Bela']

  it('is rejected with reason, clause and alternatives', () => {
    const { out } = amyitis(game, 'caravan babylon\n')
    expect(out).toMatch(/\(R7\.[24]\)/)
    expect(out).toContain('You can play: ')
    expect(out).toContain('pass')
  })

  it('is distinguished from a move for another decision', () => {
    expect(amyitis(game, 'discard wine\n').out).toContain('That’s not the decision you need to make now. (R5.1)')
    expect(amyitis(game, 'dance\n').out).toContain('That’s not a valid move.')
    expect(amyitis(game, 'recruit 4 farmer\n').out).toContain('(R4.1)')
    expect(amyitis(game, 'noble\n').out).toContain('Palace expansion')
  })

  it('may be a number outside the list', () => {
    for (const number of ['0', '99', '007700'])
      expect(amyitis(game, `${number}\n`).out).toMatch(/Choose a number from 1 to \d+/)
  })

  it('changes nothing', () => {
    const invalid = 'dance\n99\ncaravan babylon\n\n\n'
    const calm = amyitis(game, 'pass\npass\n').lines.filter((line) => line.includes('passes'))
    const rough = amyitis(game, `${invalid}pass\n${invalid}pass\n`).lines.filter((line) => line.includes('passes'))
    expect(rough).toEqual(calm)
  })
})

describe('commands during a game', () => {
  const game = ['play', '--seats', 'human,human', '--seed', 'commands', '--no-save']

  it('show a clause of the rules, the moves, the log, the board and help', () => {
    const { out } = amyitis(game, 'rules R7.4\nrules 11.1\nrules R99\nmoves\npass\nlog\nlog all\nboard\nhelp\n')
    expect(out).toContain('R7.4 Sell and irrigate\n  When the caravan stops in Babylon, sell one good for 3 points')
    expect(out).toContain('R11.1 The last round\n')
    expect(out).toContain(createText('en').t('play.rules.none', { clause: 'R99' }))
    expect(out).toMatch(/\d {2}recruit 1 \w+/)
    expect(out.split('passes.').length).toBeGreaterThan(3)
    expect(out).toContain('undo         take back')
  })

  it('save under a name and keep saving there', () => {
    const { out } = amyitis(game, `save\npass\nsave ${file('Named Game.amyitis')}\npass\n`)
    expect(out).toContain('Please give a file name')
    expect(movesOf(record('Named Game.amyitis'), 'blue')[0]).toBe('pass')
    expect(movesOf(record('Named Game.amyitis'), 'red')[0]).toBe('pass')
  })
})

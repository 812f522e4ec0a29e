import { describe, expect, it } from 'vitest'
import { amyitis, file, movesOf, record } from './program.ts'

const REFUSED = 'can no longer be taken back'
const TAKEN = 'Taken back.'
const count = (text: string, part: string) => text.split(part).length - 1

const hotSeat = ['play', '--seats', 'human,human', '--seed', 'undo']
const againstBot = ['play', '--seats', 'human,gardener', '--seed', 'undo']

describe('undo', () => {
  it('has nothing to take back before the first move', () => {
    expect(amyitis([...hotSeat, '--no-save'], 'undo\n').out).toContain('nothing to take back')
  })

  it('takes back a decision, and the record forgets it', () => {
    const { out } = amyitis([...hotSeat, '--save', file('undone.amyitis')], 'pass\nundo\n')
    expect(count(out, TAKEN)).toBe(1)
    expect(record('undone.amyitis')).not.toContain('pass')
  })

  it('takes back a turn of several decisions one by one, and no more', () => {
    const farmer = /\d+ {2}farmer, group (\d)/.exec(amyitis([...hotSeat, '--no-save'], '').out)?.[1]
    const input = `recruit ${farmer} farmer\nfield top\nundo\nundo\nundo\n`
    const { out } = amyitis([...hotSeat, '--save', file('turn.amyitis')], input)
    expect(count(out, TAKEN)).toBe(2)
    expect(record('turn.amyitis')).not.toContain('recruit')
  })

  it('does not go past the decision of another seat', () => {
    const { out } = amyitis([...hotSeat, '--no-save'], 'pass\n1\nundo\nundo\nundo\n')
    expect(count(out, TAKEN)).toBe(1)
    expect(count(out, REFUSED)).toBe(2)
  })

  it('does not go past the decision of a bot', () => {
    const { out } = amyitis([...againstBot, '--no-save'], 'pass\nundo\n')
    expect(count(out, TAKEN)).toBe(0)
    expect(count(out, REFUSED)).toBe(1)
  })

  it('does not go past a new deal', () => {
    // Both pass, and phase III is settled: then the cards of round 2 lie open.
    const { out } = amyitis(
      [...hotSeat, '--save', file('deal.amyitis')],
      'pass\npass\ntemple ishtar\nishtar camel\nundo\n',
    )
    expect(record('deal.amyitis')).toContain('round 2')
    expect(count(out, TAKEN)).toBe(0)
    expect(count(out, REFUSED)).toBe(1)
  })

  it('has the same limits after a game was resumed', () => {
    amyitis([...hotSeat, '--save', file('later.amyitis')], 'pass\n')
    const { out } = amyitis(['play', file('later.amyitis')], 'undo\nundo\n')
    expect(count(out, TAKEN)).toBe(1)
    amyitis([...againstBot, '--save', file('bot.amyitis')], 'pass\n')
    const before = movesOf(record('bot.amyitis'), 'blue')
    expect(count(amyitis(['play', file('bot.amyitis')], 'undo\n').out, REFUSED)).toBe(1)
    expect(movesOf(record('bot.amyitis'), 'blue')).toEqual(before)
  })
})

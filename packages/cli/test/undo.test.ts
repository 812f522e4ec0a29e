import { describe, expect, it } from 'vitest'
import { amyitis, file, inNewFolder, movesOf, record } from './program.ts'

inNewFolder()

const REFUSED = 'You can’t take that back any more'
const TAKEN = 'Move taken back.'
const count = (text: string, part: string) => text.split(part).length - 1

const hotSeat = ['play', '--seats', 'human,human', '--seed', 'undo']
const againstBot = ['play', '--seats', 'human,gardener', '--seed', 'undo']

describe('undo', () => {
  it('does nothing before the first move', () => {
    expect(amyitis([...hotSeat, '--no-save'], 'undo\n').out).toContain('nothing to take back')
  })

  it('takes back a decision and removes it from the record', () => {
    const { out } = amyitis([...hotSeat, '--save', file('undone.amyitis')], 'pass\nundo\n')
    expect(count(out, TAKEN)).toBe(1)
    expect(record('undone.amyitis')).not.toContain('pass')
  })

  it('takes back a turn of several decisions one by one, and no further', () => {
    const farmer = /\d+ {2}farmer, group (\d)/.exec(amyitis([...hotSeat, '--no-save'], '').out)?.[1]
    const input = `recruit ${farmer} farmer\nfield top\nundo\nundo\nundo\n`
    const { out } = amyitis([...hotSeat, '--save', file('turn.amyitis')], input)
    expect(count(out, TAKEN)).toBe(2)
    expect(record('turn.amyitis')).not.toContain('recruit')
  })

  it('stops at the decision of another seat', () => {
    const { out } = amyitis([...hotSeat, '--no-save'], 'pass\n1\nundo\nundo\nundo\n')
    expect(count(out, TAKEN)).toBe(1)
    expect(count(out, REFUSED)).toBe(2)
  })

  it('takes back a finished turn together with the moves of the bots', () => {
    amyitis([...againstBot, '--save', file('answered.amyitis')], 'recruit 1 merchant\n')
    expect(movesOf(record('answered.amyitis'), 'red')).not.toEqual([])
    const { out } = amyitis(['play', file('answered.amyitis')], 'undo\nundo\n')
    expect(count(out, TAKEN)).toBe(1)
    expect(count(out, 'nothing to take back')).toBe(1)
    expect(record('answered.amyitis')).not.toContain('recruit')
  })

  it('gets the same moves from the bots after the same move', () => {
    amyitis([...againstBot, '--save', file('once.amyitis')], 'recruit 1 merchant\n')
    amyitis([...againstBot, '--save', file('twice.amyitis')], 'recruit 1 merchant\nundo\nrecruit 1 merchant\n')
    expect(record('twice.amyitis')).toBe(record('once.amyitis'))
  })

  it('stops at the decision of another person, whatever bots have played since', () => {
    const three = ['play', '--seats', 'human,random,human', '--seed', 'undo', '--no-save']
    const { out } = amyitis(three, '1\n'.repeat(8) + 'undo\n'.repeat(20))
    const people = [...out.matchAll(/^(Blue|Black): /gm)].map((match) => match[1])
    const last = people.slice(0, 8).at(-1)
    const own = people.slice(0, 8).length - people.slice(0, 8).findLastIndex((who) => who !== last) - 1
    expect(new Set(people.slice(0, 8)).size).toBe(2)
    expect(count(out, TAKEN)).toBe(own)
    expect(count(out, REFUSED)).toBe(20 - own)
  })

  it('stops at a new deal', () => {
    // Both pass and phase III is played: then round 2 is dealt.
    const { out } = amyitis(
      [...hotSeat, '--save', file('deal.amyitis')],
      'pass\npass\ntemple ishtar\nishtar camel\nundo\n',
    )
    expect(record('deal.amyitis')).toContain('round 2')
    expect(count(out, TAKEN)).toBe(0)
    expect(count(out, REFUSED)).toBe(1)
  })

  it('has the same limits in a resumed game', () => {
    amyitis([...hotSeat, '--save', file('later.amyitis')], 'pass\n')
    const { out } = amyitis(['play', file('later.amyitis')], 'undo\nundo\n')
    expect(count(out, TAKEN)).toBe(1)
    const two = ['pass\npass\ntemple ishtar\nishtar camel\n', 'undo\n'] as const
    amyitis([...hotSeat, '--save', file('dealt.amyitis')], two[0])
    expect(count(amyitis(['play', file('dealt.amyitis')], two[1]).out, REFUSED)).toBe(1)
  })
})

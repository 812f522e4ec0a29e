import { describe, expect, it } from 'vitest'
import { visitorOf } from '../src/shell/home/visitor.ts'

const summary = { players: 2, palace: false, round: 3, scores: [0, 0], winners: [] }
const RUNNING = { summary: { ...summary, player: 0 } }
const OVER = { summary: { ...summary, player: undefined } }
const NOBODY = { played: false, guided: false, settled: false }

describe('the home screen is shown', () => {
  it('as to a newcomer until a lesson or a game is finished', () => {
    expect(visitorOf([], NOBODY)).toBe('new')
    expect(visitorOf([RUNNING], NOBODY)).toBe('new')
    expect(visitorOf('unreadable', NOBODY)).toBe('new')
    expect(visitorOf([RUNNING], { ...NOBODY, guided: true })).toBe('taught')
    expect(visitorOf([RUNNING, OVER], NOBODY)).toBe('returning')
    expect(visitorOf([], { ...NOBODY, settled: true })).toBe('returning')
  })

  it('at once to first-time visitors, and to others once their games are loaded', () => {
    expect(visitorOf('loading', NOBODY)).toBe('new')
    for (const key of ['played', 'guided', 'settled'] as const)
      expect(visitorOf('loading', { ...NOBODY, [key]: true })).toBe('waiting')
  })
})

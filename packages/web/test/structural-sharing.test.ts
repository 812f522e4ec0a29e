import { cloneGame, type Game } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { viewOf } from '@amyitis/narration'
import { describe, expect, it } from 'vitest'
import { choicesOf } from '../src/board/choices.ts'
import { shareStructure } from '../src/board/structural-sharing.ts'
import { randomGames } from './games.ts'

const text = createText('en')

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const sameText = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Every part of a value that is equal to before but a different object. */
function changedInVain(before: unknown, after: unknown, at = ''): string[] {
  if (!isNode(before) || !isNode(after) || before === after) return []
  if (sameText(before, after)) return [at]
  return Object.keys(after).flatMap((key) => changedInVain(before[key], after[key], `${at}.${key}`))
}

describe('what is shared', () => {
  it('equals the new value, and keeps every unchanged part of the old one', () => {
    let last: Game | undefined
    let n = 0
    let kept = 0
    for (const game of randomGames(4)) {
      if (n++ % 7 > 1) last = undefined
      else {
        const now = cloneGame(game)
        if (last !== undefined) {
          const [before, after] = [viewOf(last, text), viewOf(now, text)].map((view) => ({
            state: view.state,
            choices: choicesOf(view),
          }))
          const shared = shareStructure(before, after)
          expect(sameText(shared, after)).toBe(true)
          expect(changedInVain(before, shared)).toEqual([])
          if (shared.state.temples === before.state.temples) kept++
        }
        last = now
      }
    }
    expect(kept).toBeGreaterThan(20)
  })

  it('is the old value itself if nothing has changed', () => {
    const value = { list: [1, { a: 'b' }], set: new Set([1, 2]), none: undefined }
    expect(shareStructure(value, structuredClone(value))).toBe(value)
  })

  it('distinguishes lists, sets and objects that differ only in their last entry', () => {
    expect(shareStructure([1, 2], [1, 2, 3])).toEqual([1, 2, 3])
    expect(shareStructure([1, 2, 3], [1, 2])).toEqual([1, 2])
    expect(shareStructure({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(shareStructure({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined })
    expect(shareStructure(new Set([1, 2]), new Set([1, 3]))).toEqual(new Set([1, 3]))
    expect(shareStructure([], {})).toEqual({})
    expect(shareStructure(undefined, null)).toBe(null)
  })

  it('leaves anything that is not data alone', () => {
    const one = new Map([[1, 2]])
    const other = new Map([[1, 2]])
    expect(shareStructure(one, other)).toBe(other)
  })
})

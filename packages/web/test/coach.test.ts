import { DECISIONS } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import {
  beginCoaching,
  dismissCoach,
  getCoach,
  markTold,
  quitWaiting,
  readCoach,
} from '../src/app/coach/coach-store.ts'
import { tipFor } from '../src/table/coach/CoachTip.tsx'

describe('the coach of a first game', () => {
  it('explains each kind of decision once', () => {
    beginCoaching('first')
    expect(tipFor(getCoach(), 'first', 'action')).toBe('action')
    markTold('action')
    markTold('action')
    expect(tipFor(getCoach(), 'first', 'action')).toBeUndefined()
    expect(tipFor(getCoach(), 'first', 'field')).toBe('field')
    expect(getCoach().told).toEqual(['action'])
  })

  it('says nothing in other games, while others decide, or after being dismissed', () => {
    beginCoaching('first')
    expect(tipFor(getCoach(), 'second', 'action')).toBeUndefined()
    expect(tipFor(getCoach(), 'first', undefined)).toBeUndefined()
    dismissCoach()
    expect(tipFor(getCoach(), 'first', 'action')).toBeUndefined()
    expect(getCoach().waits).toBe(false)
  })

  it('starts over with the next first game', () => {
    beginCoaching('first')
    markTold('plant')
    beginCoaching('next')
    expect(tipFor(getCoach(), 'next', 'plant')).toBe('plant')
  })

  it('lets bots wait for a click until another pace is chosen, and goes on explaining', () => {
    beginCoaching('first')
    expect(getCoach().waits).toBe(true)
    quitWaiting()
    expect(getCoach().waits).toBe(false)
    expect(tipFor(getCoach(), 'first', 'action')).toBe('action')
  })

  it('is stored, and ignores stored data it does not understand', () => {
    const kept = { game: 'first', waits: true, told: ['action', 'plant'] }
    expect(readCoach(JSON.stringify(kept))).toEqual(kept)
    expect(readCoach('{"game":7,"told":["fly","pay"]}')).toEqual({ game: undefined, waits: false, told: ['pay'] })
    expect(readCoach('no json')).toEqual(readCoach(null))
  })

  it.each(LANGUAGES)('has words for every kind of decision in %s, short enough for the prompt', (language) => {
    const text = createText(language)
    const tips = DECISIONS.map((kind) => text.t(`coach.${kind}`))
    expect(new Set(tips).size).toBe(DECISIONS.length)
    expect(Math.max(...tips.map((tip) => tip.length))).toBeLessThan(240)
  })
})

import { describe, expect, it } from 'vitest'
import { cornersOf, overlap, placeTip, type Rect } from '../src/table/tip/place-tip.ts'
import { arrowFor, placeSheet, placeWhat } from '../src/table/what/place-what.ts'

const rect = (left: number, top: number, width: number, height: number): Rect => ({ left, top, width, height })
const size = { width: 200, height: 100 }
const bounds = rect(0, 0, 1000, 800)
const anchor = rect(480, 380, 40, 40)

describe('a tooltip', () => {
  it('lies beside the thing and inside the window, with nothing to avoid', () => {
    const place = placeTip({ size, anchor, bounds, avoid: [] })
    expect(overlap(place, anchor)).toBe(0)
    expect(place).toMatchObject({ left: 400, top: 268 })
  })

  it('stays inside the window beside a thing in its corner', () => {
    for (const [left, top] of [
      [0, 0],
      [960, 0],
      [0, 760],
      [960, 760],
    ]) {
      const thing = rect(left, top, 40, 40)
      const place = placeTip({ size, anchor: thing, bounds, avoid: [] })
      expect(overlap(place, thing)).toBe(0)
      expect(place.left).toBeGreaterThanOrEqual(0)
      expect(place.top).toBeGreaterThanOrEqual(0)
      expect(place.left + place.width).toBeLessThanOrEqual(1000)
      expect(place.top + place.height).toBeLessThanOrEqual(800)
    }
  })

  it('covers nothing lit as long as one of the eight places is free', () => {
    const right = rect(532, 350, 200, 100)
    const all = [rect(0, 0, 532, 800), rect(532, 0, 468, 350), rect(532, 450, 468, 350)]
    const place = placeTip({ size, anchor, bounds, avoid: [all] })
    expect(place).toEqual(right)
  })

  it('would rather cover a choice than what is lit, and the garden than a choice', () => {
    const left = rect(0, 0, 480, 800)
    const rest = rect(480, 0, 520, 800)
    expect(placeTip({ size, anchor, bounds, avoid: [[left], [rest]] }).left).toBeGreaterThanOrEqual(480)
    expect(placeTip({ size, anchor, bounds, avoid: [[], [rest], [left]] }).left).toBeLessThan(480)
  })

  it('goes to a corner of the sky if it must', () => {
    const garden = rect(200, 100, 600, 600)
    const sky = rect(0, 0, 1000, 100)
    const place = placeTip({ size, anchor, bounds, avoid: [[garden]], more: cornersOf(size, sky) })
    expect(overlap(place, garden)).toBeLessThan(overlap(rect(400, 268, 200, 100), garden))
  })

  it('prefers what is near over sparing a little of a panel', () => {
    const panel = rect(390, 300, 20, 200)
    const near = placeTip({ size, anchor, bounds, avoid: [], spare: [{ rects: [panel], weight: 0.3 }] })
    expect(near.left).toBe(400)
    const spared = placeTip({ size, anchor, bounds, avoid: [], spare: [{ rects: [panel], weight: 30 }] })
    expect(overlap(spared, panel)).toBe(0)
  })
})

describe('an answer', () => {
  const card = { width: 332, height: 400 }
  const desktop = rect(0, 48, 1440, 852)
  const prompt = rect(308, 620, 732, 129)
  const squares = [rect(400, 200, 100, 60), rect(620, 60, 120, 80), rect(900, 300, 100, 60), rect(600, 480, 120, 70)]

  it('lies neither over the thing and its ring, nor over the prompt, a square or a choice', () => {
    const things: readonly (readonly [Rect, Rect | undefined])[] = [
      [rect(1220, 500, 200, 50), rect(1052, 470, 376, 170)],
      [rect(1180, 200, 110, 50), rect(1052, 60, 376, 402)],
      [rect(200, 160, 80, 24), rect(12, 58, 284, 150)],
      [rect(620, 60, 120, 80), undefined],
      [rect(900, 300, 100, 60), undefined],
    ]
    for (const [thing, panel] of things) {
      const place = placeWhat({ size: card, thing, panel, bounds: desktop, prompt, board: squares })
      expect(overlap(place, thing)).toBe(0)
      expect(overlap(place, prompt)).toBe(0)
      for (const square of squares) expect(overlap(place, square)).toBe(0)
    }
  })

  it('has an arrow where the thing lies beside it', () => {
    expect(arrowFor(rect(700, 100, 332, 400), rect(1100, 200, 50, 40))).toEqual({ side: 'right', top: 120 })
    expect(arrowFor(rect(700, 100, 332, 400), rect(100, 200, 50, 40))).toEqual({ side: 'left', top: 120 })
    expect(arrowFor(rect(700, 100, 332, 400), rect(750, 600, 50, 40))).toBeUndefined()
  })

  it('lies on a phone neither over the garden nor over the thing, where there is more room', () => {
    const phone = { width: 360, height: 740 }
    const garden = rect(10, 110, 340, 240)
    const of = (thing: Rect) => placeSheet({ thing, window: phone, garden })
    expect(of(rect(100, 200, 40, 40))).toEqual({ left: 6, width: 348, bottom: 6, most: 378 })
    expect(of(rect(10, 60, 80, 40))).toEqual({ left: 6, width: 348, bottom: 6, most: 378 })
    expect(of(rect(40, 560, 47, 60))).toEqual({ left: 6, width: 348, bottom: 188, most: 196 })
    const apart = (thing: Rect) => placeSheet({ thing, window: phone, garden: undefined })
    expect(apart(rect(40, 560, 47, 60))).toEqual({ left: 6, width: 348, bottom: 188, most: 546 })
    expect(apart(rect(40, 160, 47, 60))).toEqual({ left: 6, width: 348, top: 228, most: 506 })
  })

  it('lies beside the garden on a phone on its side', () => {
    const window = { width: 740, height: 360 }
    const garden = rect(6, 10, 330, 300)
    const of = (thing: Rect) => placeSheet({ thing, window, garden })
    expect(of(rect(100, 100, 40, 40))).toEqual({ left: 342, width: 392, bottom: 6, most: 348 })
    expect(of(rect(400, 60, 100, 40))).toEqual({ left: 342, width: 392, top: 108, most: 246 })
    expect(of(rect(400, 250, 100, 40))).toEqual({ left: 342, width: 392, bottom: 118, most: 236 })
  })
})

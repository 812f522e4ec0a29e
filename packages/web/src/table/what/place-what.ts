import { cornersOf, placeTip, type Rect, widened } from '../tip/place-tip.ts'

export interface WhatPlacing {
  readonly size: Pick<Rect, 'width' | 'height'>
  readonly thing: Rect
  /** The panel in which the thing lies; undefined in the garden. */
  readonly panel: Rect | undefined
  /** Below the bar. */
  readonly bounds: Rect
  readonly prompt: Rect | undefined
  /** The squares and canals, and whatever can be chosen now. */
  readonly board: readonly Rect[]
}

/** Page for the ring around the thing. */
const RING = 8
const GAP = 14

/** Where the columns beside the garden begin: for a thing in the garden the farther one is best. */
function columns(size: WhatPlacing['size'], bounds: Rect, thing: Rect): Rect[] {
  const top = thing.top + (thing.height - size.height) / 2
  const right = bounds.left + bounds.width - size.width
  return [bounds.left, right].map((left) => ({ left, top, ...size }))
}

/** Left and right of a panel, and above and below it. */
function beside(size: WhatPlacing['size'], panel: Rect, thing: Rect): Rect[] {
  const lefts = [panel.left - GAP - size.width, panel.left + panel.width + GAP]
  const tops = [panel.top - GAP - size.height, panel.top + panel.height + GAP]
  return [
    ...lefts.map((left) => ({ left, top: thing.top - 40, ...size })),
    ...tops.flatMap((top) => [
      { left: panel.left, top, ...size },
      { left: panel.left + panel.width - size.width, top, ...size },
    ]),
  ]
}

/**
 * Near the thing, over panels rather than the board: never over the thing, its ring or the prompt, nor over a square, a
 * canal or a choice if that can be helped.
 */
export function placeWhat({ size, thing, panel, bounds, prompt, board }: WhatPlacing): Rect {
  const ring = widened(thing, RING)
  return placeTip({
    size,
    anchor: ring,
    bounds,
    avoid: [prompt === undefined ? [] : [prompt], board],
    spare: [{ rects: panel === undefined ? [] : [panel], weight: 2 }],
    more: [...columns(size, bounds, thing), ...cornersOf(size, bounds), ...(panel ? beside(size, panel, thing) : [])],
  })
}

export interface Arrow {
  readonly side: 'left' | 'right'
  readonly top: number
}

/** Where the arrow sits that points from the card to the thing; none if the thing does not lie beside it. */
export function arrowFor(card: Rect, thing: Rect): Arrow | undefined {
  const middle = thing.top + thing.height / 2 - card.top
  if (middle < 16 || middle > card.height - 16) return undefined
  if (thing.left >= card.left + card.width) return { side: 'right', top: middle }
  return thing.left + thing.width <= card.left ? { side: 'left', top: middle } : undefined
}

/** Where a card lies on a phone: from an edge of the window, and at most so high. */
export interface SheetPlace {
  readonly left: number
  readonly width: number
  readonly top?: number
  readonly bottom?: number
  readonly most: number
}

export interface SheetPlacing {
  readonly thing: Rect
  readonly window: Pick<Rect, 'width' | 'height'>
  /** Around the squares and canals, if they are in sight. */
  readonly garden: Rect | undefined
}

const EDGE = 6

/** Below the garden, or beside it on a phone on its side. */
function roomFor({ window: { width, height }, garden }: SheetPlacing) {
  const beside = garden !== undefined && width > height
  const left = beside ? garden.left + garden.width + EDGE : EDGE
  const top = garden === undefined || beside ? EDGE : garden.top + garden.height + EDGE
  return { left, top, width: width - EDGE - left, bottom: height - EDGE }
}

/** On a phone: never over a square or a canal, and above or below the thing, where there is more room. */
export function placeSheet(placing: SheetPlacing): SheetPlace {
  const { thing, window } = placing
  const { left, top, width, bottom } = roomFor(placing)
  const before = thing.top - RING
  const after = thing.top + thing.height + RING
  if (thing.left + thing.width <= left || after <= top) return { left, width, bottom: EDGE, most: bottom - top }
  if (before - top > bottom - after) return { left, width, bottom: window.height - before, most: before - top }
  return { left, width, top: after, most: bottom - after }
}

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

/** Room for the ring around the thing. */
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

/** On a phone: the half of the screen in which the thing does not lie; at first the one with less to ask about. */
export function sheetSide(
  thing: Rect | undefined,
  { width, height }: Pick<Rect, 'width' | 'height'>,
  tab: 'garden' | 'other',
) {
  const lies = width > height
  if (thing === undefined) return lies ? 'left' : tab === 'garden' ? 'top' : 'bottom'
  if (lies) return thing.left + thing.width / 2 > width / 2 ? 'left' : 'right'
  return thing.top + thing.height / 2 > height / 2 ? 'top' : 'bottom'
}

export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface TipPlacing {
  readonly size: Pick<Rect, 'width' | 'height'>
  /** The thing itself, which is never covered. */
  readonly anchor: Rect
  readonly bounds: Rect
  /** What must not be covered if it can be helped, the most important first. */
  readonly avoid: readonly (readonly Rect[])[]
  /** What is better not covered, each with how much a square pixel of it counts. */
  readonly spare?: readonly { readonly rects: readonly Rect[]; readonly weight: number }[]
  /** Places that are worth a look wherever the thing lies, such as the corners of the sky. */
  readonly more?: readonly Rect[]
}

/** How far it stays away from the thing, and from the edge. */
const GAP = 12
const EDGE = 6
/** How many square pixels may be covered to be nearer by one. */
const NEARNESS = 50

const right = ({ left, width }: Rect) => left + width
const bottom = ({ top, height }: Rect) => top + height

export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(right(a), right(b)) - Math.max(a.left, b.left)
  const height = Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

/** A place pushed into the bounds. */
function inside(bounds: Rect, place: Rect): Rect {
  return {
    ...place,
    left: clamp(place.left, bounds.left + EDGE, Math.max(bounds.left + EDGE, right(bounds) - EDGE - place.width)),
    top: clamp(place.top, bounds.top + EDGE, Math.max(bounds.top + EDGE, bottom(bounds) - EDGE - place.height)),
  }
}

/** The eight places around a thing. */
function around({ width, height }: TipPlacing['size'], anchor: Rect): Rect[] {
  const lefts = [anchor.left - GAP - width, anchor.left + (anchor.width - width) / 2, right(anchor) + GAP]
  const tops = [anchor.top - GAP - height, anchor.top + (anchor.height - height) / 2, bottom(anchor) + GAP]
  return lefts.flatMap((left, i) =>
    tops.flatMap((top, j) => (i === 1 && j === 1 ? [] : [{ left, top, width, height }])),
  )
}

/** The four corners of a region. */
export const cornersOf = ({ width, height }: TipPlacing['size'], region: Rect): Rect[] =>
  [region.left, right(region) - width].flatMap((left) =>
    [region.top, bottom(region) - height].map((top) => ({ left, top, width, height })),
  )

/** The same on all sides, but larger. */
export const widened = ({ left, top, width, height }: Rect, by: number): Rect => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

const distance = (a: Rect, b: Rect) =>
  Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2)

const covered = (place: Rect, rects: readonly Rect[]) => rects.reduce((sum, rect) => sum + overlap(place, rect), 0)

/** The place that covers least of what matters most; of several, one that is near and covers little. */
export function placeTip({ size, anchor, bounds, avoid, spare = [], more = [] }: TipPlacing): Rect {
  const places = [...around(size, anchor), ...more].map((place) => inside(bounds, { ...place, ...size }))
  const costs = (place: Rect) => [
    overlap(place, anchor),
    ...avoid.map((rects) => covered(place, rects)),
    spare.reduce((sum, { rects, weight }) => sum + weight * covered(place, rects), NEARNESS * distance(place, anchor)),
  ]
  const costed = places.map((place) => ({ place, cost: costs(place) }))
  const best = costed.reduce((a, b) => {
    const differs = a.cost.findIndex((cost, i) => cost !== b.cost[i])
    return differs >= 0 && b.cost[differs] < a.cost[differs] ? b : a
  })
  return best.place
}

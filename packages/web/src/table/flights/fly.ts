import { symbolId } from '../../icons/sprite.tsx'
import type { Route } from './routes.ts'

const SIZE = 30
const STEP = 120
const FLIGHT = 420
const SVG = 'http://www.w3.org/2000/svg'

const under = new Set<Animation>()

/** Ends what flies; answers whether anything did. */
export function skipFlights(): boolean {
  const flew = under.size > 0
  for (const flight of [...under]) flight.finish()
  return flew
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly element: Element
}

/** Where a place lies on the screen: exactly, or the last of those whose name goes on; undefined if it is out of sight. */
function find(at: string): Spot | undefined {
  const name = CSS.escape(at)
  const found = [...document.querySelectorAll(`[data-at="${name}"], [data-at^="${name} "]`)]
  const exact = found.filter((element) => element.getAttribute('data-at') === at)
  const element = (exact.length > 0 ? exact : found).findLast((one) => one.getClientRects().length > 0)
  if (element === undefined) return undefined
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, element }
}

function piece(icon: Route['icon']): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${symbolId(icon)}`)
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'flight')
  svg.append(use)
  return svg
}

/** A low arc between two places, or a walk through several. */
function framesOf(spots: readonly Spot[]): Keyframe[] {
  const at = (x: number, y: number) => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px)`
  if (spots.length !== 2) return spots.map(({ x, y }) => ({ transform: at(x, y) }))
  const [from, to] = spots
  const rise = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 6)
  return [
    { transform: `${at(from.x, from.y)} scale(0.8)`, easing: 'ease-out' },
    { transform: `${at((from.x + to.x) / 2, (from.y + to.y) / 2 - rise)} scale(1.15)`, easing: 'ease-in' },
    { transform: at(to.x, to.y) },
  ]
}

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, options)
  under.add(animation)
  animation.finished.catch(() => {}).finally(() => under.delete(animation))
  return animation
}

/** Lets a piece fly along its route; answers false if a place of it is out of sight. */
export function fly(sky: Element, { icon, stops, appears }: Route, delay: number): boolean {
  const spots = stops.map(find)
  if (!spots.every((spot) => spot !== undefined)) return false
  const moving = piece(icon)
  sky.append(moving)
  const duration = stops.length > 2 ? STEP * (stops.length - 1) : FLIGHT
  const flight = run(moving, framesOf(spots), { duration, delay, fill: 'both' })
  flight.finished.catch(() => {}).finally(() => moving.remove())
  const { element } = spots[spots.length - 1]
  if (appears)
    run(element, [{ opacity: 0 }, { opacity: 0, offset: 0.92 }, { opacity: 1 }], { duration: duration + delay })
  return true
}

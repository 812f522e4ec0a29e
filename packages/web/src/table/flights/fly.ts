import type { BoardPlace } from '../../board/target.ts'
import { symbolId } from '../../icons/IconSprite.tsx'
import type { FlightRoute } from './routes.ts'

const SIZE = 30
const STEP = 120
const FLIGHT = 420
/** The delay between two pieces, and the latest start of any, in milliseconds. */
const APART = 110
const LATEST = 900
const SVG = 'http://www.w3.org/2000/svg'

const under = new Set<Animation>()

/** Ends what flies; answers whether anything did. */
export function skipFlights(): boolean {
  const flew = under.size > 0
  for (const flight of [...under]) flight.finish()
  return flew
}

interface Stop {
  readonly x: number
  readonly y: number
  readonly element: Element
}

/** Where a place lies on the screen: exactly, or the last of those whose name goes on; undefined if it isn't visible. */
function find(at: BoardPlace, places: readonly Element[]): Stop | undefined {
  const exact = places.filter((place) => place.getAttribute('data-at') === at)
  const found = exact.length > 0 ? exact : places.filter((place) => place.getAttribute('data-at')?.startsWith(`${at} `))
  const element = found.findLast((one) => one.closest('[inert]') === null && one.getClientRects().length > 0)
  if (element === undefined) return undefined
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, element }
}

function piece(icon: FlightRoute['icon']): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${symbolId(icon)}`)
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'flight')
  svg.append(use)
  return svg
}

/** A low arc between two places, or a walk through several. */
function framesOf(path: readonly Stop[]): Keyframe[] {
  const at = (x: number, y: number) => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px)`
  if (path.length !== 2) return path.map(({ x, y }) => ({ transform: at(x, y) }))
  const [from, to] = path
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

interface Flight extends FlightRoute {
  readonly path: readonly Stop[]
}

function start(sky: Element, { icon, path, appears }: Flight, delay: number): void {
  const moving = piece(icon)
  sky.append(moving)
  const duration = path.length > 2 ? STEP * (path.length - 1) : FLIGHT
  const flight = run(moving, framesOf(path), { duration, delay, fill: 'both' })
  flight.finished.catch(() => {}).finally(() => moving.remove())
  const { element } = path[path.length - 1]
  if (appears)
    run(element, [{ opacity: 0 }, { opacity: 0, offset: 0.92 }, { opacity: 1 }], { duration: duration + delay })
}

/** In the garden pieces fly to what lies there, not to the invisible areas that can be pointed at. */
const PIECES = '[data-at]:not(.garden-place, .garden-reach)'

/** Lets pieces fly along their routes, one soon after the other, as far as all places of a route are visible. */
export function fly(sky: Element, routes: readonly FlightRoute[]): void {
  // All places are found before anything is added, so that the page is measured once.
  const places = routes.length === 0 ? [] : [...document.querySelectorAll(PIECES)]
  const flights = routes.flatMap((route): Flight[] => {
    const path = route.stops.map((stop) => find(stop, places))
    return path.every((stop) => stop !== undefined) ? [{ ...route, path }] : []
  })
  flights.forEach((flight, i) => {
    start(sky, flight, Math.min(LATEST, i * APART))
  })
}

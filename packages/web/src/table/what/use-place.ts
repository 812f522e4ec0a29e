import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { isLit, useLights } from '../../board/lights.ts'
import type { Rect } from '../tip/place-tip.ts'
import { type Arrow, arrowFor, placeSheet, placeWhat } from './place-what.ts'
import type { Asked } from './use-what.ts'

export interface WhatPlace {
  readonly style: CSSProperties
  readonly arrow?: Arrow | undefined
  /** Around the thing; places in the garden are lit instead. */
  readonly ring?: Rect | undefined
}

/** Squares, canals and choices; and the course of a replayed game, which lies above the card. */
const BOARD = '.garden-place, .spot.is-legal, .replay-course'

/** A cube, a field or a level belongs to its temple, row or kind: that is what is explained. */
function wholeOf({ at, element }: Asked): Element {
  const [kind, name, part] = at.split(' ')
  const whole =
    part === undefined || kind === 'seat' || kind === 'card' ? null : element.closest(`[data-at="${kind} ${name}"]`)
  return whole ?? element
}

const rectOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect()

const rectsOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())

/** Around the squares and canals; undefined while another part is in front. */
function gardenRect(): Rect | undefined {
  const places = [...document.querySelectorAll('.garden-place')].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null,
  )
  if (places.length === 0) return undefined
  const rects = places.map((one) => one.getBoundingClientRect())
  const left = Math.min(...rects.map((rect) => rect.left))
  const top = Math.min(...rects.map((rect) => rect.top))
  const right = Math.max(...rects.map((rect) => rect.right))
  const bottom = Math.max(...rects.map((rect) => rect.bottom))
  return { left, top, width: right - left, height: bottom - top }
}

/** Enough height for the instructions. */
const HIGHEST = 148

/** Before anything is asked it stands in the place of the prompt, where it covers nothing that can be asked about. */
function waiting(): WhatPlace {
  const prompt = rectOf('.prompt-band')
  if (prompt === undefined) return { style: { insetInline: 6, bottom: 6 } }
  const { left, top, width, height } = prompt
  return { style: { left, top, width, maxWidth: 'none', height: Math.min(height, HIGHEST) } }
}

function measure(card: HTMLElement, asked: Asked | undefined, sheet: boolean): WhatPlace {
  const { innerWidth: width, innerHeight: height } = window
  const element = asked && wholeOf(asked)
  if (!element?.isConnected) return waiting()
  const thing = element.getBoundingClientRect()
  const ring = element instanceof SVGElement ? undefined : thing
  if (sheet) {
    const { most, ...place } = placeSheet({ thing, window: { width, height }, garden: gardenRect() })
    return { style: { ...place, maxHeight: most }, ring }
  }
  const top = rectOf('.bar')?.bottom ?? 0
  const place = placeWhat({
    size: { width: card.offsetWidth, height: card.offsetHeight },
    thing,
    panel: element.closest('.panel, .player')?.getBoundingClientRect(),
    bounds: { left: 0, top, width, height: height - top },
    prompt: rectOf('.prompt'),
    board: rectsOf(BOARD),
  })
  return { style: { left: place.left, top: place.top }, arrow: arrowFor(place, thing), ring }
}

/** Where the card and the ring lie; measured again when something else is asked, or the window changes. */
export function useWhatPlace(
  card: RefObject<HTMLElement | null>,
  asked: Asked | undefined,
  sheet: boolean,
  content: unknown,
) {
  const [measured, setMeasured] = useState<{ readonly of: Asked | undefined; readonly place: WhatPlace }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said decides how large the card is
  useLayoutEffect(() => {
    const look = () => card.current && setMeasured({ of: asked, place: measure(card.current, asked, sheet) })
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [card, asked, sheet, content])
  const lights = useLights()
  const at = asked?.at
  useEffect(() => {
    lights?.light(at !== undefined && isLit(at) ? [at] : [])
    return () => lights?.light([])
  }, [lights, at])
  // What was measured for something else would decide how large it is.
  return measured?.of === asked ? measured?.place : undefined
}

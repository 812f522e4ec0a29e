import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { isLit, useLights } from '../../board/lights.ts'
import type { Rect } from '../tip/place-tip.ts'
import { type Arrow, arrowFor, placeWhat, sheetSide } from './place-what.ts'
import type { Asked } from './use-what.ts'

export interface WhatPlace {
  readonly card: Rect | undefined
  readonly arrow: Arrow | undefined
  /** Around the thing; places in the garden are lit instead. */
  readonly ring: Rect | undefined
  readonly sheet: 'top' | 'bottom' | 'left' | 'right'
}

/** Squares, canals and choices; and the course of a replayed game, which lies above the card. */
const BOARD = '.garden-place, .spot.is-legal, .look-back-course'

/** A cube, a field or a level belongs to its temple, row or kind: that is what is explained. */
function wholeOf({ at, element }: Extract<Asked, { at: string }>): Element {
  const [kind, name, part] = at.split(' ')
  const whole =
    part === undefined || kind === 'seat' || kind === 'card' ? null : element.closest(`[data-at="${kind} ${name}"]`)
  return whole ?? element
}

const rectOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect()

function measure(card: HTMLElement, asked: Asked | undefined): WhatPlace {
  const { innerWidth: width, innerHeight: height } = window
  const element = asked?.at === undefined ? undefined : wholeOf(asked)
  const thing = element?.isConnected ? element.getBoundingClientRect() : undefined
  const tab = document.querySelector('.table-foot.is-away') === null ? 'garden' : 'other'
  const sheet = sheetSide(thing, { width, height }, tab)
  const prompt = rectOf('.prompt')
  const top = rectOf('.bar')?.bottom ?? 0
  const bounds = { left: 0, top, width, height: height - top }
  const size = { width: card.offsetWidth, height: card.offsetHeight }
  if (thing === undefined || element === undefined) {
    // Before anything is asked it lies at the bar's end, where the button is.
    return { card: { left: width - size.width - 14, top: top + 14, ...size }, arrow: undefined, ring: undefined, sheet }
  }
  const board = [...document.querySelectorAll(BOARD)].map((one) => one.getBoundingClientRect())
  const panel = element.closest('.panel, .player')?.getBoundingClientRect()
  const place = placeWhat({ size, thing, panel, bounds, prompt, board })
  return { card: place, arrow: arrowFor(place, thing), ring: element instanceof SVGElement ? undefined : thing, sheet }
}

/** Where the card and the ring lie; measured again when something else is asked, or the window changes. */
export function useWhatPlace(card: RefObject<HTMLElement | null>, asked: Asked | undefined, content: unknown) {
  const [place, setPlace] = useState<WhatPlace>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said decides how large the card is
  useLayoutEffect(() => {
    const look = () => card.current && setPlace(measure(card.current, asked))
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [card, asked, content])
  const lights = useLights()
  const at = asked?.at
  useEffect(() => {
    lights?.light(at !== undefined && isLit(at) ? [at] : [])
    return () => lights?.light([])
  }, [lights, at])
  return place
}

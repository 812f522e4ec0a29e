import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { TableModel } from '../../board/model.ts'
import { Named } from '../../board/Named.tsx'
import type { Inspected, Inspection } from './inspection.ts'
import { cornersOf, placeTip, type Rect } from './place-tip.ts'
import { TipRows } from './TipRows.tsx'
import { tipOf } from './tip-of.ts'
import './tip.css'

/** As plain numbers: what a page measures cannot be spread. */
const rectOf = (element: Element): Rect => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

const rectsOf = (selector: string): Rect[] =>
  [...document.querySelectorAll(selector)].map(rectOf).filter(({ width }) => width > 0)

/** What must be seen while a tooltip is open, or would cover it, the most important first; and what should be. */
const AVOIDED = [
  '.garden-lit.is-lit',
  '.spot.is-legal, .garden-legal, .prompt, .bar, .table-tabs, .replay-course',
  '.garden-place',
] as const
const SPARED = '.panel, .player'

const ID = 'table-tip'

const besides = ({ left, width, ...rest }: Rect, by: number): Rect => ({
  ...rest,
  left: left - by,
  width: width + 2 * by,
})

function placeFor(card: HTMLElement, { element }: Inspected): Rect {
  const size = { width: card.offsetWidth, height: card.offsetHeight }
  const [garden] = rectsOf('.garden')
  const [prompt] = rectsOf('.prompt')
  const [bar] = rectsOf('.bar')
  const top = bar === undefined ? 0 : bar.top + bar.height
  const bounds = { left: 0, top, width: innerWidth, height: innerHeight - top }
  const above = prompt && { ...prompt, top: prompt.top - size.height - 10, height: size.height }
  // The corners of the sky, and ever farther over what lies beside it.
  const sky = garden ? [0, size.width / 2, size.width].map((by) => besides(garden, by)) : []
  return placeTip({
    size,
    anchor: rectOf(element),
    bounds,
    avoid: AVOIDED.map(rectsOf),
    spare: [{ rects: rectsOf(SPARED), weight: 0.3 }],
    more: [...sky, above, bounds].flatMap((region) => (region === undefined ? [] : cornersOf(size, region))),
  })
}

interface TipCardProps {
  readonly table: TableModel
  readonly inspection: Inspection
}

/**
 * Beside what is pointed at: what it costs, brings and opens up. It lies over nothing that matters, and takes no click. What
 * a finger taps is told in the prompt.
 */
export function TipCard({ table, inspection }: TipCardProps) {
  const inspected = useSyncExternalStore(inspection.subscribe, inspection.get)
  const { at, element, by } = inspected ?? {}
  const tip = useMemo(() => (at === undefined || by === 'touch' ? undefined : tipOf(table, at)), [table, at, by])
  const card = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Rect>()
  useLayoutEffect(() => {
    if (card.current === null || inspected === undefined || tip === undefined) return
    setPlace(placeFor(card.current, inspected))
  }, [inspected, tip])
  useLayoutEffect(() => {
    if (tip === undefined || by !== 'focus' || element === undefined) return
    const before = element.getAttribute('aria-describedby')
    element.setAttribute('aria-describedby', before === null ? ID : `${before} ${ID}`)
    return () => {
      if (before === null) element.removeAttribute('aria-describedby')
      else element.setAttribute('aria-describedby', before)
    }
  }, [tip, by, element])
  if (tip === undefined) return null
  const { text } = table
  return (
    <div
      ref={card}
      id={ID}
      role="tooltip"
      className="tip"
      style={place === undefined ? { visibility: 'hidden' } : { left: place.left, top: place.top }}
    >
      <p className="tip-title">
        <Named words={tip.title} />
      </p>
      <TipRows rows={tip.rows} text={text} />
      {tip.about === undefined ? null : (
        <p className="tip-about">
          <Named words={tip.about} />
        </p>
      )}
      <p className="tip-foot" aria-hidden="true">
        {tip.legal ? <span>{text.t('table.tip.click')}</span> : null}
        <span>
          <kbd>R</kbd> {text.t('table.tip.more')}
        </span>
      </p>
    </div>
  )
}

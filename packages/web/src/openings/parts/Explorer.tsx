import type { OpeningCollection } from '@amyitis/bots'
import { percent, signed } from '@amyitis/narration'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../text/use-text.ts'
import { type OpeningAddress, openingRoute } from '../address.ts'
import type { OpeningLine } from '../model/lines.ts'
import { nodeAt } from '../model/tree.ts'
import { NextTurns } from './NextTurns.tsx'
import { Path } from './Path.tsx'
import { Replays } from './Replays.tsx'
import './explorer.css'

/** Going a turn further or back moves the focus to what is shown then: the link itself is gone. */
function useHeadingFocus(path: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    heading.current?.focus()
  }, [path])
  return heading
}

interface ExplorerProps {
  readonly address: OpeningAddress
  readonly lines: readonly OpeningLine[]
  readonly openings?: OpeningCollection
  /** What is said if there are no games at all. */
  readonly nothing: ReactNode
}

/** The turns so far and what followed. */
export function Explorer({ address, lines, openings, nothing }: ExplorerProps) {
  const text = useText()
  const { place, path } = address
  const there = useMemo(() => lines.filter((line) => place === 0 || line.place === place), [lines, place])
  const node = useMemo(() => nodeAt(there, path), [there, path])
  const heading = useHeadingFocus(path.join(' '))
  const title = text.t('openings.turn', { number: path.length + 1 })
  if (there.length === 0) return nothing
  return (
    <section className="page-card" aria-labelledby="opening-title">
      <Path address={address} />
      <div className="opening-head">
        <h2 id="opening-title" ref={heading} tabIndex={-1} className="page-heading">
          {title}
        </h2>
        <p className="opening-summary" role="status">
          {node === undefined
            ? text.t('openings.none')
            : text.t('openings.summary', {
                count: node.count,
                share: percent(text, node.share),
                margin: signed(text, node.margin),
              })}
        </p>
      </div>
      {node === undefined ? (
        <div className="page-actions">
          <a className="button" href={routeTo(openingRoute({ ...address, path: [] }))}>
            {text.t('openings.restart')}
          </a>
        </div>
      ) : (
        <>
          {node.next.length === 0 ? (
            <p className="page-note">{text.t('openings.end')}</p>
          ) : (
            <>
              <NextTurns address={address} node={node} caption={title} />
              <p className="page-note">{text.t('openings.legend')}</p>
            </>
          )}
          <Replays lines={node.replays} openings={openings} />
        </>
      )}
    </section>
  )
}

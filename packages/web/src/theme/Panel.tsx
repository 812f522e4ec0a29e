import { type ReactNode, useId } from 'react'
import './pieces.css'
import './panel.css'

export interface PanelProps {
  readonly title: string
  /** What stands at the right end of the heading. */
  readonly aside?: ReactNode
  /** The title is only said, not shown. */
  readonly untitled?: boolean
  /** One of several parts of a panel: it has no frame of its own. */
  readonly part?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A part of the table, with a heading. */
export function Panel({ title, aside, untitled = false, part = false, className, children }: PanelProps) {
  const id = useId()
  const frame = part ? 'panel-part' : 'panel'
  const heading = (
    <h2 id={id} className={untitled ? 'visually-hidden' : 'panel-title'}>
      {title}
    </h2>
  )
  return (
    <section className={className === undefined ? frame : `${frame} ${className}`} aria-labelledby={id}>
      {untitled ? (
        heading
      ) : (
        <div className="panel-head">
          {heading}
          {aside === undefined ? null : <div className="panel-aside">{aside}</div>}
        </div>
      )}
      {children}
    </section>
  )
}

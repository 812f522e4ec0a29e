import { type ReactNode, useId } from 'react'
import './panel.css'

export interface PanelProps {
  readonly title: string
  /** What stands at the right end of the heading. */
  readonly aside?: ReactNode
  /** The title is only said, not shown. */
  readonly untitled?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A part of the table, with a heading. */
export function Panel({ title, aside, untitled = false, className, children }: PanelProps) {
  const id = useId()
  const heading = (
    <h2 id={id} className={untitled ? 'visually-hidden' : 'panel-title'}>
      {title}
    </h2>
  )
  return (
    <section className={className === undefined ? 'panel' : `panel ${className}`} aria-labelledby={id}>
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

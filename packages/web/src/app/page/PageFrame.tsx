import type { ReactNode } from 'react'
import './page-frame.css'

export interface PageFrameProps {
  readonly bar?: ReactNode
  /** What is seen over the parapet. */
  readonly view?: ReactNode
  readonly head?: ReactNode
  /** `wide` for panels beside one another, `narrow` for one column to read or fill in. */
  readonly width?: 'wide' | 'narrow'
  /** What is printed: with the heading, or only the content. */
  readonly printed?: 'all' | 'content'
  readonly children: ReactNode
}

/** A terrace with a parapet, whatever stands on it. */
export const PageFrame = ({ bar, view, head, width = 'wide', printed = 'all', children }: PageFrameProps) => (
  <div className="page" data-width={width} data-printed={printed}>
    {bar}
    <div className="page-view" aria-hidden="true">
      {view}
    </div>
    {head === undefined ? null : <div className="page-head">{head}</div>}
    <div className="page-parapet" aria-hidden="true" />
    <div className="page-column">{children}</div>
  </div>
)

export const PageTitle = ({ children }: { readonly children: ReactNode }) => <h1 className="page-title">{children}</h1>

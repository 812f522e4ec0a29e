import type { ReactNode } from 'react'
import './room.css'

export interface RoomFrameProps {
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
export const RoomFrame = ({ bar, view, head, width = 'wide', printed = 'all', children }: RoomFrameProps) => (
  <div className="room" data-width={width} data-printed={printed}>
    {bar}
    <div className="room-view" aria-hidden="true">
      {view}
    </div>
    {head === undefined ? null : <div className="room-head">{head}</div>}
    <div className="room-parapet" aria-hidden="true" />
    <div className="room-column">{children}</div>
  </div>
)

export const RoomTitle = ({ children }: { readonly children: ReactNode }) => <h1 className="room-title">{children}</h1>

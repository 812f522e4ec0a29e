import type { ReactNode } from 'react'
import { Room, type RoomProps } from './room/Room.tsx'
import { Signpost } from './Signpost.tsx'

interface DeadEndProps extends Pick<RoomProps, 'title' | 'over'> {
  readonly camera?: RoomProps['camera']
  /** Why one can't go on. */
  readonly why: ReactNode
  /** The ways from here. */
  readonly children: ReactNode
}

/** A screen on which nothing can be done but leave it. */
export function DeadEnd({ why, children, camera = 'roof', ...room }: DeadEndProps) {
  return (
    <Room {...room} camera={camera} width="narrow">
      <Signpost why={why}>{children}</Signpost>
    </Room>
  )
}

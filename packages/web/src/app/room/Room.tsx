import { type ReactNode, Suspense, use } from 'react'
import { useText } from '../../text/use-text.ts'
import { useTitle } from '../use-title.ts'
import { RoomBar } from './RoomBar.tsx'
import { RoomFrame, type RoomFrameProps, RoomTitle } from './RoomFrame.tsx'
import { type Camera, RoomPartsContext } from './room-parts.ts'

export interface RoomProps extends Pick<RoomFrameProps, 'width' | 'printed' | 'children'> {
  readonly title: string
  /** The name of the room, above its title. */
  readonly over?: string
  /** A line below the title. */
  readonly about?: ReactNode
  readonly camera: Camera
  /** What stands at the end of the bar. */
  readonly aside?: ReactNode
}

/** A screen that is not a table: a terrace with a parapet, and Babylon beyond it. */
export function Room({ title, over, about, camera, aside, children, ...frame }: RoomProps) {
  const text = useText()
  const { View } = use(RoomPartsContext)
  useTitle(text.t('app.title.screen', { screen: title }))
  return (
    <RoomFrame
      {...frame}
      bar={<RoomBar aside={aside} />}
      view={<Suspense fallback={null}>{View === undefined ? null : <View camera={camera} />}</Suspense>}
      head={
        <>
          {over === undefined ? null : <p className="room-over">{over}</p>}
          <RoomTitle>{title}</RoomTitle>
          {about === undefined ? null : <p className="room-about">{about}</p>}
        </>
      }
    >
      {children}
    </RoomFrame>
  )
}

import { useText } from '../text/use-text.ts'
import { Room, type RoomProps } from './room/Room.tsx'

/** A room at the gate of Ishtar, with one narrow column. */
export function Page(props: Omit<RoomProps, 'camera' | 'over' | 'width'>) {
  return <Room over={useText().t('room.gate')} camera="gate" width="narrow" {...props} />
}

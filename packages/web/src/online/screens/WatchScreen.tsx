import { Room } from '../../app/room/Room.tsx'
import { useText } from '../../text/use-text.ts'
import { WatchList } from '../lobby/WatchList.tsx'

/** All public games in progress. */
export function WatchScreen() {
  const text = useText()
  return (
    <Room title={text.t('online.watch.all')} camera="gate">
      <WatchList all />
    </Room>
  )
}

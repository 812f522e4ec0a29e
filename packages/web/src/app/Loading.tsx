import { useText } from '../text/use-text.ts'
import { RoomBar } from './room/RoomBar.tsx'
import { RoomFrame } from './room/RoomFrame.tsx'
import { useRoute } from './use-route.ts'
import './loading.css'

const TABLES: readonly string[] = ['home', 'play', 'replay']

/** What stands in place of a screen until it is there: of a room all that does not change from one to another. */
export function Loading() {
  const text = useText()
  const { screen } = useRoute()
  const words = <p className="app-loading">{text.t('app.loading')}</p>
  if (TABLES.includes(screen)) return words
  return <RoomFrame bar={<RoomBar />}>{words}</RoomFrame>
}

import { Page } from '../../app/page/Page.tsx'
import { useText } from '../../text/use-text.ts'
import { WatchList } from '../lobby/WatchList.tsx'

/** All public games in progress. */
export function WatchScreen() {
  const text = useText()
  return (
    <Page title={text.t('online.watch.all')} over={text.t('page.gate')} camera="gate">
      <WatchList all />
    </Page>
  )
}

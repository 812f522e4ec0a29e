import { useEffect } from 'react'
import { Loading } from '../../app/Loading.tsx'
import { Page } from '../../app/page/Page.tsx'
import { Unknown } from '../../app/Unknown.tsx'
import { useText } from '../../text/use-text.ts'
import { loadIdentity, useIdentity } from '../api/identity.ts'
import { WatchList } from '../lobby/WatchList.tsx'
import { Arrive } from '../me/Arrive.tsx'
import { Profile } from '../me/Profile.tsx'
import { SignIn } from '../me/SignIn.tsx'
import { CreateTable } from '../new/CreateTable.tsx'
import { FinishedGames } from '../people/FinishedGames.tsx'
import { PlayerScreen } from '../people/PlayerScreen.tsx'
import { TablePlace } from '../room/TablePlace.tsx'
import { Ladder } from './Ladder.tsx'
import { Lobby } from './Lobby.tsx'
import { NoServer } from './NoServer.tsx'
import '../online.css'

function Place({ rest }: { readonly rest: readonly string[] }) {
  const [place, key, more] = rest
  switch (place) {
    case undefined:
      return <Lobby />
    case 'new':
      return <CreateTable />
    case 'ladder':
      return <Ladder />
    case 'watch':
      return <WatchScreen />
    case 'games':
      return <FinishedGames key={key} player={key} />
    case 'player':
      return <PlayerScreen key={key} id={key ?? ''} />
    case 'sign-in':
      return <SignIn />
    case 'me':
      return <Profile signsOut={key === 'sign-out'} />
    case 'continue':
      return <Arrive link={key ?? ''} />
    case 'table':
      return <TablePlace key={key} id={key ?? ''} invitation={more} />
    default:
      return <Unknown />
  }
}

/** Everything that is played with others elsewhere: `rest` is what the address says of it, as `table/ID/INVITATION`. */
export function OnlineScreen({ rest }: { readonly rest: readonly string[] }) {
  const { state, problem } = useIdentity()
  useEffect(() => {
    if (state === 'looking') void loadIdentity()
  }, [state])
  if (state === 'looking') return <Loading />
  return problem === undefined ? <Place rest={rest} /> : <NoServer problem={problem} />
}

/** All public games in progress. */
function WatchScreen() {
  const text = useText()
  return (
    <Page title={text.t('online.watch.all')} over={text.t('page.gate')} camera="gate">
      <WatchList all />
    </Page>
  )
}

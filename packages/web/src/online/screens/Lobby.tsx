import { Page } from '../../app/page/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { Signpost } from '../../app/Signpost.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { useIdentity } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'
import { LadderExcerpt } from '../lobby/LadderExcerpt.tsx'
import { MyTables } from '../lobby/MyTables.tsx'
import { OpenTables } from '../lobby/OpenTables.tsx'
import { WatchList } from '../lobby/WatchList.tsx'
import { NotificationSwitch } from '../me/NotificationSwitch.tsx'
import { PairingPanel } from '../pairing/PairingPanel.tsx'
import { useLobby } from './use-lobby.ts'
import { joined, useMore } from './use-more.ts'
import './lobby.css'

/** There are no tables to see, but there are bots. */
function Unreachable({ problem }: { readonly problem: string }) {
  const text = useText()
  return (
    <Signpost why={<p role="alert">{problemText(text, problem)}</p>}>
      <a className="button button-primary" href={routeTo({ screen: 'new', people: false })}>
        <Icon name="play" size={18} />
        {text.t('home.new')}
      </a>
      <a className="button" href={routeTo({ screen: 'puzzles', rest: [] })}>
        <Icon name="plan" size={18} />
        {text.t('home.puzzles')}
      </a>
    </Signpost>
  )
}

/** Where players meet: their own tables, quick pairing, open tables, games to watch, the ladder. */
export function Lobby() {
  const text = useText()
  const { me } = useIdentity()
  const { lobby, problem } = useLobby()
  const more = { open: useMore('open', lobby?.next.open), mine: useMore('mine', lobby?.next.mine) }
  const all = joined(lobby?.mine ?? [], more.mine.tables)
  const mine = all.filter(({ status }) => status !== 'over' && status !== 'closed')
  const seen = new Set(mine.map(({ id }) => id))
  const open = joined(lobby?.open ?? [], more.open.tables).filter(({ id }) => !seen.has(id))
  return (
    <Page title={text.t('online.title')} over={text.t('page.gate')} about={text.t('online.lobby.about')} camera="gate">
      <p className="page-fault" role="status">
        {problem === undefined || lobby === undefined ? null : problemText(text, problem)}
      </p>
      <div className="lobby">
        <div className="lobby-mine">
          {lobby === undefined ? null : <MyTables tables={mine} more={more.mine.load} />}
        </div>
        <div className="lobby-side">
          <div className="lobby-pairing">
            <PairingPanel />
          </div>
          <div className="lobby-aside">
            <LadderExcerpt />
            {me === undefined ? null : <NotificationSwitch />}
          </div>
        </div>
        <div className="lobby-tables">
          {lobby === undefined && problem !== undefined ? <Unreachable problem={problem} /> : null}
          {lobby === undefined ? null : <OpenTables tables={open} more={more.open.load} />}
          <WatchList />
        </div>
      </div>
    </Page>
  )
}

import { Room } from '../../app/room/Room.tsx'
import { routeTo } from '../../app/router.ts'
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

/** Where one meets others: the own tables, quick pairing, open tables, games to watch, the ladder. */
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
    <Room title={text.t('online.title')} over={text.t('room.gate')} about={text.t('online.lobby.about')} camera="gate">
      <p className="page-fault" role="status">
        {problem === undefined ? null : problemText(text, problem)}
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
          {lobby === undefined ? null : <OpenTables tables={open} more={more.open.load} />}
          <WatchList />
          <a className="button lobby-games" href={routeTo({ screen: 'online', rest: ['games'] })}>
            <Icon name="search" size={18} />
            {text.t('online.games.all')}
          </a>
        </div>
      </div>
    </Room>
  )
}

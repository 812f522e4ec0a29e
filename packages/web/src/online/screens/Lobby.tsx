import type { TableSummary } from '@amyitis/protocol'
import { Page } from '../../app/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import { useWho } from '../api/who.ts'
import { problemWords } from '../api/words.ts'
import { TableCard } from './TableCard.tsx'
import { useLobby } from './use-lobby.ts'
import { joined, useMore } from './use-more.ts'
import '../../app/games.css'

interface ListProps {
  readonly title: string
  readonly tables: readonly TableSummary[]
  /** What is said where there is none; without it the list is left out. */
  readonly none?: string
  /** Shows the next page; undefined if there is none. */
  readonly more?: (() => void) | undefined
}

function List({ title, tables, none, more }: ListProps) {
  const text = useText()
  if (tables.length === 0 && none === undefined) return null
  return (
    <section className="games-part">
      <h2 className="games-title">{title}</h2>
      {tables.length === 0 ? <p className="page-note">{none}</p> : null}
      <ul className="games-list">
        {tables.map((table) => (
          <li key={table.id}>
            <TableCard table={table} />
          </li>
        ))}
      </ul>
      {more === undefined ? null : (
        <button type="button" className="button button-quiet" onClick={more}>
          {text.t('online.list.more')}
        </button>
      )}
    </section>
  )
}

/** The way to the own name and what belongs to it. */
function MeLink() {
  const text = useText()
  const { me } = useWho()
  return (
    <a className="button button-quiet online-me" href={routeTo({ screen: 'online', rest: ['me'] })}>
      <Icon name="player" />
      <span className="online-me-name">{me?.name ?? text.t('online.me.title')}</span>
    </a>
  )
}

/** Tables that wait for players, those where one sits, and games that are over. */
export function Lobby() {
  const text = useText()
  const { lobby, trouble } = useLobby()
  const more = {
    open: useMore('open', lobby?.next.open),
    mine: useMore('mine', lobby?.next.mine),
    finished: useMore('finished', lobby?.next.finished),
  }
  const all = joined(lobby?.mine ?? [], more.mine.tables)
  const mine = all.filter(({ status }) => status !== 'over' && status !== 'closed')
  const seen = new Set(mine.map(({ id }) => id))
  const over = all.filter(({ status }) => status === 'over')
  const own = new Set(over.map(({ id }) => id))
  return (
    <Page title={text.t('online.title')} aside={<MeLink />}>
      <p className="page-note">{text.t('online.about')}</p>
      <p className="page-actions">
        <a className="button button-primary online-create" href={routeTo({ screen: 'online', rest: ['new'] })}>
          <Icon name="plus" size={20} />
          {text.t('online.create')}
        </a>
        <a className="button online-create" href={routeTo({ screen: 'online', rest: ['ladder'] })}>
          <Icon name="chart" size={20} />
          {text.t('online.ladder')}
        </a>
      </p>
      <p className="page-fault" role="status">
        {trouble === undefined ? null : problemWords(text, trouble)}
      </p>
      {lobby === undefined ? null : (
        <>
          <List
            title={text.t('online.mine')}
            tables={[...mine].sort((a, b) => Number(b.yours) - Number(a.yours))}
            more={more.mine.load}
          />
          <List
            title={text.t('online.open')}
            tables={joined(lobby.open, more.open.tables).filter(({ id }) => !seen.has(id))}
            more={more.open.load}
            none={text.t('online.open.none')}
          />
          <List
            title={text.t('online.finished')}
            tables={[...over, ...joined(lobby.finished, more.finished.tables).filter(({ id }) => !own.has(id))]}
            more={more.finished.load}
          />
        </>
      )}
    </Page>
  )
}

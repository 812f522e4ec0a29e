import type { TableSummary } from '@amyitis/protocol'
import { Page } from '../../app/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import { useWho } from '../api/who.ts'
import { problemWords } from '../api/words.ts'
import { TableCard } from './TableCard.tsx'
import { useLobby } from './use-lobby.ts'
import '../../app/games/games.css'

interface ListProps {
  readonly title: string
  readonly tables: readonly TableSummary[]
  /** What is said where there is none; without it the list is left out. */
  readonly none?: string
}

function List({ title, tables, none }: ListProps) {
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
  const mine = lobby?.mine.filter(({ status }) => status !== 'over' && status !== 'closed') ?? []
  const seen = new Set(mine.map(({ id }) => id))
  const over = lobby?.mine.filter(({ status }) => status === 'over') ?? []
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
          <List title={text.t('online.mine')} tables={[...mine].sort((a, b) => Number(b.yours) - Number(a.yours))} />
          <List
            title={text.t('online.open')}
            tables={lobby.open.filter(({ id }) => !seen.has(id))}
            none={text.t('online.open.none')}
          />
          <List
            title={text.t('online.finished')}
            tables={[...over, ...lobby.finished.filter(({ id }) => !own.has(id))]}
          />
        </>
      )}
    </Page>
  )
}

import type { Text } from '@amyitis/i18n/app'
import { useState } from 'react'
import { useKnown } from '../../app/hub/account-store.ts'
import { Page } from '../../app/page/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { SearchField } from '../../app/SearchField.tsx'
import { Signpost } from '../../app/Signpost.tsx'
import { Choices } from '../../app/settings/Choices.tsx'
import type { GameHead, SavedGame } from '../../game/saved.ts'
import { cleanName } from '../../game/seats.ts'
import { store, tabChannel } from '../../game/tabs.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { FiguresRow } from './FiguresRow.tsx'
import { figuresOf } from './figures.ts'
import { FILTERS, type Filter, filterGames } from './filters.ts'
import { GameRow } from './GameRow.tsx'
import { opponentsText } from './game-text.ts'
import { OpenGame } from './OpenGame.tsx'
import { Studies } from './Studies.tsx'
import { useGames } from './use-games.ts'
import '../../theme/game-cards.css'
import './games.css'

/** Deleting can be taken back as long as the screen stays, the last game first. */
function useChanges(refresh: () => void) {
  const [deleted, setDeleted] = useState<readonly SavedGame[]>([])
  const change = async (work: Promise<void>) => {
    await work
    tabChannel.post({ kind: 'games' })
    refresh()
  }
  return {
    deleted: deleted.at(-1),
    async remove({ id }: GameHead) {
      const saved = await store.load(id)
      await change(store.remove(id))
      if (saved !== undefined) setDeleted([...deleted, saved])
    },
    async restore() {
      const last = deleted.at(-1)
      if (last !== undefined) await change(store.add(last))
      setDeleted(deleted.slice(0, -1))
    },
    rename: ({ id }: GameHead, title: string) => change(store.rename(id, cleanName(title))),
  }
}

interface DeletedProps {
  readonly text: Text
  readonly name: string
  onRestore(): void
}

function Deleted({ text, name, onRestore }: DeletedProps) {
  return (
    <div className="games-deleted" role="status">
      {text.t('games.deleted', { name })}
      <button type="button" className="button" onClick={onRestore}>
        {text.t('games.undo')}
      </button>
    </div>
  )
}

/** Positions that were never played. */
function PositionLink() {
  const text = useText()
  return (
    <a className="button" href={routeTo({ screen: 'learn', rest: ['position'] })}>
      <Icon name="plan" size={18} />
      {text.t('position.title')}
    </a>
  )
}

function NoGames() {
  const text = useText()
  return (
    <Signpost face="apprentice" why={text.t('games.none')}>
      <a className="button button-primary" href={routeTo({ screen: 'new', people: false })}>
        <Icon name="play" size={18} />
        {text.t('home.new')}
      </a>
      <OpenGame />
      <PositionLink />
    </Signpost>
  )
}

/** What the games tell in detail. */
function StatisticsLink() {
  const text = useText()
  return (
    <a className="button" href={routeTo({ screen: 'statistics', rest: [] })}>
      <Icon name="chart" size={18} />
      {text.t('nav.statistics')}
    </a>
  )
}

interface ListProps {
  readonly games: readonly GameHead[]
  onDelete(head: GameHead): void
  onRename(head: GameHead, title: string): void
}

/** All games of this browser, to filter and to search. */
function List({ games, onDelete, onRename }: ListProps) {
  const text = useText()
  const [filter, setFilter] = useState<Filter>('all')
  const [query, setQuery] = useState('')
  const found = filterGames(games, { filter, query }, (head) => [head.title, opponentsText(text, head)].join(' '))
  return (
    <section className="page-card games-panel">
      <div className="games-tools">
        <Choices<Filter>
          label={text.t('games.filter')}
          unlabelled
          value={filter}
          options={FILTERS}
          nameOf={(one) => text.t(`games.filter.${one}`)}
          onChange={setFilter}
        />
        <SearchField label={text.t('games.search')} value={query} onChange={setQuery} />
        <OpenGame />
      </div>
      <p className={found.length === 0 ? 'page-note' : 'visually-hidden'} role="status">
        {text.t('games.found', { count: found.length })}
      </p>
      <ul>
        {found.map((head) => (
          <li key={head.id}>
            <GameRow head={head} onDelete={() => onDelete(head)} onRename={(name) => onRename(head, name)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The games of this browser: to continue, replay or delete; and others to open. */
export function Games() {
  const text = useText()
  const { games, refresh } = useGames()
  const signedIn = useKnown()
  const { deleted, remove, restore, rename } = useChanges(refresh)
  const list = typeof games === 'string' ? [] : games
  const figures = figuresOf(list)
  return (
    <Page
      title={text.t('home.games')}
      over={text.t('page.tablets')}
      about={list.length === 0 ? undefined : text.t('games.about', { count: list.length })}
      camera="city"
    >
      {games === 'unreadable' ? <p className="page-fault">{text.t('games.unreadable')}</p> : null}
      {deleted === undefined ? null : (
        <Deleted text={text} name={deleted.head.title ?? opponentsText(text, deleted.head)} onRestore={restore} />
      )}
      {figures === undefined ? null : <FiguresRow figures={figures} />}
      {list.length > 0 || signedIn ? (
        <p className="page-actions">
          <StatisticsLink />
          {list.length > 0 ? <PositionLink /> : null}
        </p>
      ) : null}
      {games !== 'loading' && list.length === 0 ? <NoGames /> : null}
      {list.length === 0 ? null : <List games={list} onDelete={remove} onRename={rename} />}
      <Studies />
    </Page>
  )
}

import type { Text } from '@amyitis/i18n/app'
import { useState } from 'react'
import { Page } from '../../app/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../app/text.ts'
import type { GameHead, SavedGame } from '../../game/saved.ts'
import { cleanName } from '../../game/seats.ts'
import { news, store } from '../../game/tabs.ts'
import { Icon } from '../../icons/icon.tsx'
import { GameCard } from './GameCard.tsx'
import { OpenGame } from './OpenGame.tsx'
import { useGames } from './use-games.ts'
import { company } from './words.ts'
import '../../app/games.css'

interface ListProps {
  readonly title: string
  readonly games: readonly GameHead[]
  onDelete(head: GameHead): void
  onRename(head: GameHead, title: string): void
}

function List({ title, games, onDelete, onRename }: ListProps) {
  if (games.length === 0) return null
  return (
    <section className="games-part">
      <h2 className="games-title">{title}</h2>
      <ul className="games-list">
        {games.map((head) => (
          <li key={head.id}>
            <GameCard head={head} onDelete={() => onDelete(head)} onRename={(name) => onRename(head, name)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Deleting can be taken back as long as the screen stays, the last game first. */
function useChanges(refresh: () => void) {
  const [deleted, setDeleted] = useState<readonly SavedGame[]>([])
  const change = async (work: Promise<void>) => {
    await work
    news.post({ kind: 'games' })
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

function NoGames() {
  const text = useText()
  return (
    <div className="games-none">
      <p className="page-note">{text.t('games.none')}</p>
      <a className="button button-primary" href={routeTo({ screen: 'new', people: false })}>
        <Icon name="play" size={18} />
        {text.t('home.new')}
      </a>
    </div>
  )
}

/** The games of this browser: to go on with, to look back at, to delete; and others to open. */
export function Games() {
  const text = useText()
  const { games, refresh } = useGames()
  const { deleted, remove, restore, rename } = useChanges(refresh)
  const list = typeof games === 'string' ? [] : games
  return (
    <Page title={text.t('home.games')}>
      {games === 'unreadable' ? <p className="page-fault">{text.t('games.unreadable')}</p> : null}
      {games !== 'loading' && list.length === 0 ? <NoGames /> : null}
      {deleted === undefined ? null : (
        <Deleted text={text} name={deleted.head.title ?? company(text, deleted.head)} onRestore={restore} />
      )}
      <List
        title={text.t('games.running')}
        games={list.filter(({ summary }) => summary.player !== undefined)}
        onDelete={remove}
        onRename={rename}
      />
      <List
        title={text.t('games.over')}
        games={list.filter(({ summary }) => summary.player === undefined)}
        onDelete={remove}
        onRename={rename}
      />
      <OpenGame />
    </Page>
  )
}

import type { Text } from '@amyitis/text/app'
import { useState } from 'react'
import type { GameHead, SavedGame } from '../../game/saved.ts'
import { news, store } from '../../game/tabs.ts'
import { Page } from '../Page.tsx'
import { useText } from '../text.ts'
import { GameCard } from './GameCard.tsx'
import { OpenGame } from './OpenGame.tsx'
import { useGames } from './use-games.ts'
import './games.css'

interface ListProps {
  readonly title: string
  readonly games: readonly GameHead[]
  onDelete(head: GameHead): void
}

function List({ title, games, onDelete }: ListProps) {
  if (games.length === 0) return null
  return (
    <section className="games-part">
      <h2 className="games-title">{title}</h2>
      <ul className="games-list">
        {games.map((head) => (
          <li key={head.id}>
            <GameCard head={head} onDelete={() => onDelete(head)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Deleting can be taken back as long as the screen stays. */
function useDeletion(refresh: () => void) {
  const [deleted, setDeleted] = useState<SavedGame>()
  const change = async (work: Promise<void>) => {
    await work
    news.post({ kind: 'games' })
    refresh()
  }
  return {
    deleted,
    async remove({ id }: GameHead) {
      const saved = await store.load(id)
      await change(store.remove(id))
      setDeleted(saved)
    },
    async restore() {
      if (deleted !== undefined) await change(store.add(deleted))
      setDeleted(undefined)
    },
  }
}

function Deleted({ text, onRestore }: { readonly text: Text; onRestore(): void }) {
  return (
    <div className="games-deleted" role="status">
      {text.t('games.deleted')}
      <button type="button" className="button" onClick={onRestore}>
        {text.t('games.undo')}
      </button>
    </div>
  )
}

/** The games of this browser: to go on with, to look back at, to delete; and others to open. */
export function Games() {
  const text = useText()
  const { games, refresh } = useGames()
  const { deleted, remove, restore } = useDeletion(refresh)
  const list = typeof games === 'string' ? [] : games
  return (
    <Page title={text.t('home.games')}>
      {games === 'unreadable' ? <p className="page-fault">{text.t('games.unreadable')}</p> : null}
      {games !== 'loading' && list.length === 0 ? <p className="page-note">{text.t('games.none')}</p> : null}
      {deleted === undefined ? null : <Deleted text={text} onRestore={restore} />}
      <List
        title={text.t('games.running')}
        games={list.filter(({ summary }) => summary.player !== undefined)}
        onDelete={remove}
      />
      <List
        title={text.t('games.over')}
        games={list.filter(({ summary }) => summary.player === undefined)}
        onDelete={remove}
      />
      <OpenGame />
    </Page>
  )
}

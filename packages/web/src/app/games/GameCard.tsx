import { COLORS } from '@amyitis/engine'
import { saveRecord } from '../../game/file.ts'
import { recordOf } from '../../game/record.ts'
import { openGame } from '../../game/running.ts'
import type { GameHead } from '../../game/saved.ts'
import { store } from '../../game/tabs.ts'
import { Icon } from '../../icons/icon.tsx'
import { PlayerMark } from '../../icons/player-mark.tsx'
import { routeTo } from '../router.ts'
import { useText } from '../text.ts'
import { seatNames, standing } from './words.ts'

async function saveGame(id: string): Promise<void> {
  const saved = await store.load(id)
  const opened = saved === undefined ? undefined : openGame(saved)
  if (opened?.ok) saveRecord(recordOf(opened.running), opened.running.head.created)
}

function Players({ head }: { readonly head: GameHead }) {
  const names = seatNames(useText(), head)
  return (
    <ul className="game-players">
      {names.map((name, seat) => (
        <li key={COLORS[seat]}>
          <PlayerMark color={COLORS[seat]} size={22} />
          <span className="game-player">{name}</span>
          <b>{head.summary.scores[seat]}</b>
        </li>
      ))}
    </ul>
  )
}

/** One game: who plays, how it stands, and what can be done with it. */
export function GameCard({ head, onDelete }: { readonly head: GameHead; onDelete(): void }) {
  const text = useText()
  const { id, summary, changed } = head
  const over = summary.player === undefined
  const when = new Date(changed).toLocaleString(text.language, { dateStyle: 'medium', timeStyle: 'short' })
  const about = [
    text.t('game.round', { round: summary.round }),
    standing(text, head),
    ...(summary.palace ? [text.t('game.with-palace')] : []),
    when,
  ]
  const look = routeTo({ screen: 'replay', rest: ['game', id] })
  return (
    <article className="game-card">
      <Players head={head} />
      <p className="game-about">{about.join(' · ')}</p>
      <div className="game-actions">
        {over ? null : (
          <a className="button button-primary" href={routeTo({ screen: 'play', id })}>
            {text.t('games.continue')}
          </a>
        )}
        <a className={over ? 'button button-primary' : 'button'} href={look}>
          <Icon name="step-back" size={18} />
          {text.t('games.replay')}
        </a>
        <button type="button" className="button" onClick={() => saveGame(id)}>
          <Icon name="save" size={18} />
          {text.t('games.save')}
        </button>
        <button type="button" className="button button-quiet" onClick={onDelete}>
          <Icon name="delete" size={18} />
          {text.t('games.delete')}
        </button>
      </div>
    </article>
  )
}

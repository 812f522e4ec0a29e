import { COLORS } from '@amyitis/engine'
import { type FormEvent, useState } from 'react'
import { routeTo } from '../../app/router.ts'
import { saveGame } from '../../app/save-game.ts'
import { useText } from '../../app/text.ts'
import type { GameHead } from '../../game/saved.ts'
import { LONGEST_NAME } from '../../game/seats.ts'
import { Icon } from '../../icons/icon.tsx'
import { PlayerMark } from '../../icons/player-mark.tsx'
import { olderRules } from './older-rules.ts'
import { seatNames, standing } from './words.ts'

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

interface NameFormProps {
  readonly title: string
  onKeep(title: string): void
  onCancel(): void
}

function NameForm({ title, onKeep, onCancel }: NameFormProps) {
  const text = useText()
  const [name, setName] = useState(title)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onKeep(name)
  }
  return (
    <form className="game-name-form" onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <input
        className="input"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        aria-label={text.t('games.name')}
        placeholder={text.t('games.name')}
        maxLength={LONGEST_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button button-primary">
        {text.t('games.name.keep')}
      </button>
      <button type="button" className="button" onClick={onCancel}>
        {text.t('app.cancel')}
      </button>
    </form>
  )
}

interface GameCardProps {
  readonly head: GameHead
  onDelete(): void
  onRename(title: string): void
}

/** One game: who plays, how it stands, and what can be done with it. */
export function GameCard({ head, onDelete, onRename }: GameCardProps) {
  const text = useText()
  const [naming, setNaming] = useState(false)
  const { id, title = '', summary, changed } = head
  const over = summary.player === undefined
  const older = olderRules(head)
  const when = new Date(changed).toLocaleString(text.language, { dateStyle: 'medium', timeStyle: 'short' })
  const about = [
    text.t('game.round', { round: summary.round }),
    standing(text, head),
    ...(summary.palace ? [text.t('game.with-palace')] : []),
    ...(older === undefined ? [] : [text.t('version.played', { version: older })]),
    when,
  ]
  const look = routeTo({ screen: 'replay', rest: ['game', id] })
  return (
    <article className="game-card">
      {title === '' || naming ? null : <h3 className="game-title">{title}</h3>}
      {naming ? (
        <NameForm
          title={title}
          onCancel={() => setNaming(false)}
          onKeep={(name) => {
            setNaming(false)
            onRename(name)
          }}
        />
      ) : null}
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
        <button type="button" className="button button-quiet" onClick={() => setNaming(true)}>
          <Icon name="edit" size={18} />
          {text.t('games.rename')}
        </button>
        <button type="button" className="button button-quiet" onClick={onDelete}>
          <Icon name="delete" size={18} />
          {text.t('games.delete')}
        </button>
      </div>
    </article>
  )
}

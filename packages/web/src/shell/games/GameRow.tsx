import { COLORS } from '@amyitis/engine'
import { type FormEvent, useId, useState } from 'react'
import { downloadGame } from '../../app/download-game.ts'
import { routeTo } from '../../app/router.ts'
import type { GameHead } from '../../game/saved.ts'
import { MAX_NAME_LENGTH } from '../../game/seats.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useText } from '../../text/use-text.ts'
import { type GameResult, resultOf } from './figures.ts'
import { GameGarden } from './GameGarden.tsx'
import { olderRules, opponentsText, playerLabels, standingText } from './game-text.ts'
import './game-row.css'

interface GameRowProps {
  readonly head: GameHead
  onDelete(): void
  onRename(title: string): void
}

const RESULTS: Readonly<Record<GameResult, string>> = {
  running: 'game-result',
  won: 'game-result is-won',
  lost: 'game-result is-lost',
  over: 'game-result',
}

function Players({ head }: { readonly head: GameHead }) {
  const names = playerLabels(useText(), head)
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

function aboutOf(text: ReturnType<typeof useText>, head: GameHead, result: GameResult): string {
  const { summary, changed } = head
  const older = olderRules(head)
  return [
    text.t('game.round', { round: summary.round }),
    ...(result === 'won' || result === 'lost' ? [] : [standingText(text, head)]),
    ...(summary.palace ? [text.t('game.with-palace')] : []),
    ...(older === undefined ? [] : [text.t('version.played', { version: older })]),
    new Date(changed).toLocaleString(text.locale, { dateStyle: 'medium', timeStyle: 'short' }),
  ].join(' · ')
}

/** The way into a game: on with it, or back over it. */
function Ways({ id, running }: { readonly id: string; readonly running: boolean }) {
  const text = useText()
  return (
    <>
      {running ? (
        <a className="button button-primary" href={routeTo({ screen: 'play', id })}>
          {text.t('games.continue')}
        </a>
      ) : null}
      <a
        className={running ? 'button' : 'button button-primary'}
        href={routeTo({ screen: 'replay', rest: ['game', id] })}
      >
        <Icon name="step-back" size={18} />
        {text.t('games.replay')}
      </a>
    </>
  )
}

/** One game: who plays, how it stands, where it leads; all else stands behind the three dots. */
export function GameRow({ head, onDelete, onRename }: GameRowProps) {
  const text = useText()
  const [shows, setShows] = useState<'more' | 'name'>()
  const more = useId()
  const { id, title = '' } = head
  const result = resultOf(head)
  const rename = (name: string) => {
    setShows(undefined)
    onRename(name)
  }
  return (
    <article className="game-row">
      <GameGarden head={head} />
      <span className={RESULTS[result]}>{text.t(`games.result.${result}`)}</span>
      <div className="game-words">
        {title === '' ? null : <h2 className="game-title">{title}</h2>}
        <Players head={head} />
        <p className="game-about">{aboutOf(text, head, result)}</p>
      </div>
      <div className="game-ways">
        <Ways id={id} running={result === 'running'} />
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={text.t('games.more', { name: title === '' ? opponentsText(text, head) : title })}
          aria-expanded={shows === 'more'}
          aria-controls={more}
          onClick={() => setShows(shows === 'more' ? undefined : 'more')}
        >
          <Icon name="more" />
        </button>
      </div>
      <div id={more} className="game-more" hidden={shows === undefined}>
        {shows === 'name' ? (
          <NameForm title={title} onCancel={() => setShows(undefined)} onKeep={rename} />
        ) : (
          <>
            <button type="button" className="button" onClick={() => downloadGame(id)}>
              <Icon name="save" size={18} />
              {text.t('games.save')}
            </button>
            <button type="button" className="button" onClick={() => setShows('name')}>
              <Icon name="edit" size={18} />
              {text.t('games.rename')}
            </button>
            <button type="button" className="button" onClick={onDelete}>
              <Icon name="delete" size={18} />
              {text.t('games.delete')}
            </button>
          </>
        )}
      </div>
    </article>
  )
}

interface NameFormProps {
  readonly title: string
  onKeep(title: string): void
  onCancel(): void
}

/** What its owner calls a game. */
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
        maxLength={MAX_NAME_LENGTH}
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

import { PLAYER_COUNTS, type PlayerCount } from '@amyitis/engine'
import { type FormEvent, useId, useState } from 'react'
import { FileButton } from '../../app/FileButton.tsx'
import { ownEdition } from '../../app/new/own-edition.ts'
import { Choices } from '../../app/settings/Choices.tsx'
import { go } from '../../app/use-route.ts'
import { freshId } from '../../game/create-game.ts'
import { MAX_RECORD_BYTES } from '../../game/download.ts'
import { openGame } from '../../game/game-in-progress.ts'
import { store } from '../../game/tabs.ts'
import { Icon } from '../../icons/Icon.tsx'
import { formatAddress } from '../../replay/model/address.ts'
import { useText } from '../../text/use-text.ts'
import { actionIn, draftOf, newPositionDraft, type PositionDraft } from './model/draft.ts'
import { openPasted } from './model/open.ts'
import { openAnalysis } from './open-replay.ts'
import { usePosition } from './use-position.ts'

/** The position of the game that was played last on this device. */
async function latestDraft(): Promise<PositionDraft | undefined> {
  const [latest] = await store.list()
  const saved = latest === undefined ? undefined : await store.load(latest.id)
  const opened = saved === undefined ? undefined : openGame(saved)
  return opened?.ok ? draftOf(actionIn(opened.running.game)) : undefined
}

/** The start of a game, or the latest game. */
function NewPosition() {
  const text = useText()
  const { state, replace } = usePosition()
  const [players, setPlayers] = useState(state.players as PlayerCount)
  const [palace, setPalace] = useState(state.palace)
  const [own, setOwn] = useState(false)
  const [none, setNone] = useState(false)
  const edition = ownEdition()
  const openLatest = async () => {
    const draft = await latestDraft().catch(() => undefined)
    setNone(draft === undefined)
    if (draft !== undefined) replace(draft)
  }
  return (
    <div className="position-way">
      <h2 className="page-heading">{text.t('position.start.hand')}</h2>
      <Choices
        label={text.t('rules.players.head')}
        value={players}
        options={PLAYER_COUNTS}
        nameOf={String}
        onChange={setPlayers}
      />
      <label className="check">
        <input type="checkbox" checked={palace} onChange={({ target }) => setPalace(target.checked)} />
        {text.t('new.palace')}
      </label>
      {edition === undefined ? null : (
        <label className="check">
          <input type="checkbox" checked={own} onChange={({ target }) => setOwn(target.checked)} />
          {text.t('editor.title')}
        </label>
      )}
      <div className="page-actions">
        <button
          type="button"
          className="button"
          onClick={() => replace(newPositionDraft(players, palace, freshId(), own ? edition : undefined))}
        >
          <Icon name="shuffle" size={18} />
          {text.t('position.start.new')}
        </button>
        <button type="button" className="button" onClick={openLatest}>
          <Icon name="log" size={18} />
          {text.t('position.start.latest')}
        </button>
      </div>
      <p className="page-fault" role="status">
        {none ? text.t('games.none') : null}
      </p>
    </div>
  )
}

/** A record, a state or a link from elsewhere. */
function Paste() {
  const text = useText()
  const id = useId()
  const { replace } = usePosition()
  const [words, setWords] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  const open = async (found: string, replayed: boolean) => {
    const opened = await openPasted(text, store, found.trim())
    setProblems(opened.ok ? [] : opened.problems)
    if (!opened.ok) return
    if (replayed && opened.replay !== undefined) go({ screen: 'replay', rest: formatAddress(opened.replay) })
    else {
      replace(opened.draft)
      if (replayed) await openAnalysis(opened.draft)
    }
  }
  const openFile = async (file: File) => {
    if (file.size > MAX_RECORD_BYTES) setProblems([text.t('games.open.too-big')])
    else {
      const found = await file.text()
      setWords(found)
      await open(found, false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void open(words, true)
  }
  return (
    <form className="position-way" onSubmit={submit}>
      <h2 className="page-heading">{text.t('position.paste')}</h2>
      <div className="form-row">
        <label htmlFor={id}>{text.t('position.paste.label')}</label>
        <textarea
          id={id}
          className="input"
          rows={3}
          spellCheck={false}
          value={words}
          aria-invalid={problems.length > 0}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => {
            setWords(target.value)
            setProblems([])
          }}
        />
      </div>
      <div id={`${id}-fault`} role="status">
        {problems.map((problem) => (
          <p key={problem} className="page-fault">
            {problem}
          </p>
        ))}
      </div>
      <div className="page-actions">
        <button type="submit" className="button" disabled={words.trim() === ''}>
          <Icon name="chart" size={18} />
          {text.t('position.analyse')}
        </button>
        <button type="button" className="button" disabled={words.trim() === ''} onClick={() => void open(words, false)}>
          <Icon name="edit" size={18} />
          {text.t('position.edit')}
        </button>
        <FileButton
          label={text.t('games.open.file')}
          accept=".amyitis,.txt,.json,text/plain,application/json"
          onFile={openFile}
        />
      </div>
    </form>
  )
}

/** Where a position comes from: pasted, or the start of one made by hand. */
export function StartCard() {
  const text = useText()
  return (
    <section className="page-card position-start" aria-label={text.t('position.start')}>
      <Paste />
      <NewPosition />
    </section>
  )
}

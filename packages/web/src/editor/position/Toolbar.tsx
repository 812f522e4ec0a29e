import { gameFrom } from '@amyitis/engine'
import { faultOf } from '@amyitis/narration'
import { useState } from 'react'
import { CopyButton } from '../../app/CopyButton.tsx'
import { enterGame } from '../../app/start-game.ts'
import { freshId, savedFrom } from '../../game/create-game.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlayOn } from '../../replay/screen/PlayOn.tsx'
import { useText } from '../../text/use-text.ts'
import { recordFrom } from './model/draft.ts'
import { type Concerned, concernedBy } from './model/places.ts'
import { openAnalysis, positionLink } from './open-replay.ts'
import { usePosition } from './use-position.ts'

/** Always in sight: undo and redo, whether the position is possible, and the analysis. */
export function Toolbar() {
  const text = useText()
  const { draft, position, faults, canUndo, canRedo, undo, redo } = usePosition()
  return (
    <div className="position-bar">
      <button type="button" className="button button-icon" disabled={!canUndo} onClick={undo}>
        <Icon name="undo" size={18} label={text.t('position.undo')} />
      </button>
      <button type="button" className="button button-icon" disabled={!canRedo} onClick={redo}>
        <Icon name="redo" size={18} label={text.t('position.redo')} />
      </button>
      <p className={position === undefined ? 'position-verdict page-fault' : 'position-verdict'} role="status">
        <Icon name={position === undefined ? 'warning' : 'check'} size={18} />
        {position === undefined ? text.t('position.impossible', { count: faults.length }) : text.t('position.possible')}
      </p>
      <button
        type="button"
        className="button button-primary"
        disabled={position === undefined}
        onClick={() => void openAnalysis(draft)}
      >
        <Icon name="chart" size={18} />
        {text.t('position.analyse')}
      </button>
    </div>
  )
}

/** What is impossible, and why; each leads to where it is put right. */
export function Faults({ onShow }: { onShow(concerned: Concerned): void }) {
  const text = useText()
  const { state, faults } = usePosition()
  if (faults.length === 0) return null
  return (
    <section className="page-card" aria-label={text.t('position.impossible', { count: faults.length })}>
      <ul className="position-faults">
        {faults.map((fault) => {
          const concerned = concernedBy(text, state, fault.path)
          return (
            <li key={`${fault.path} ${fault.problem}`}>
              <button type="button" className="button" onClick={() => onShow(concerned)}>
                {concerned.name}
              </button>{' '}
              {faultOf(text, fault)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What can be done with a position: play it, copy it, share it. */
export function ShareCard() {
  const text = useText()
  const { state, position } = usePosition()
  const [playing, setPlaying] = useState(false)
  if (position === undefined) return null
  return (
    <section className="page-card" aria-labelledby="position-share">
      <h2 className="page-heading" id="position-share">
        {text.t('position.share')}
      </h2>
      <div className="page-actions">
        <button type="button" className="button" onClick={() => setPlaying(true)}>
          <Icon name="play" size={18} />
          {text.t('replay.play-on')}
        </button>
        <CopyButton words={() => positionLink(recordFrom(position))}>{text.t('editor.share')}</CopyButton>
        <CopyButton words={JSON.stringify(state)}>{text.t('position.copy.state')}</CopyButton>
        <CopyButton words={recordFrom(position)}>{text.t('position.copy.record')}</CopyButton>
      </div>
      {playing ? (
        <PlayOn
          names={state.seats.map(({ color }) => text.name('color', color))}
          colors={state.seats.map(({ color }) => color)}
          seats={undefined}
          player={position.player}
          onPlay={(seats) => enterGame(() => savedFrom(gameFrom(position, ''), seats, freshId(), Date.now()))}
          onClose={() => setPlaying(false)}
        />
      ) : null}
    </section>
  )
}

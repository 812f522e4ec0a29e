import type { Color } from '@amyitis/engine'
import { percent } from '@amyitis/narration'
import { type Ref, useCallback, useRef } from 'react'
import { ChanceChart } from '../../charts/ChanceChart.tsx'
import type { Pin } from '../../charts/Pins.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import type { Round } from '../../timeline/marks.ts'
import { looksIn } from './reviewing.ts'
import type { ReviewControls } from './use-review.ts'
import './chance-panel.css'

interface ChancePanelProps extends ReviewControls {
  readonly chances: readonly (readonly number[])[]
  readonly pins: readonly Pin[]
  readonly rounds: readonly Round[]
  readonly length: number
  readonly colors: readonly Color[]
  readonly names: readonly string[]
  readonly n: number
  onGo(n: number): void
}

/** Everybody's win chance in the position shown. */
function Now({ chances, colors, names, n }: Pick<ChancePanelProps, 'chances' | 'colors' | 'names' | 'n'>) {
  const text = useText()
  const now = chances[n]
  if (now === undefined) return null
  return (
    <ul className="chance-now" aria-label={text.t('replay.chance.now')}>
      {now.map((chance, seat) => (
        <li key={colors[seat]}>
          <PlayerMark color={colors[seat]} size={18} label={names[seat]} />
          {percent(text, chance)}
        </li>
      ))}
    </ul>
  )
}

interface ReviewProgressProps extends Pick<ReviewControls, 'reviewing' | 'start' | 'lookCloser' | 'cancel'> {
  readonly button: Ref<HTMLButtonElement>
}

/** How far the bot is; it can be broken off, and goes on from there. */
function ReviewProgress({ reviewing, start, lookCloser, cancel, button }: ReviewProgressProps) {
  const text = useText()
  const { kind } = reviewing
  if (kind !== 'running' && kind !== 'paused' && kind !== 'done') return null
  const closer = kind === 'done'
  const failed = closer && reviewing.failed === 'important'
  if (closer && reviewing.final && reviewing.looks !== 'important' && !failed) return null
  const { done, all } = closer ? looksIn(reviewing.review, 'important') : reviewing
  const running = closer ? reviewing.looks !== undefined : kind === 'running'
  return (
    <div className="chance-progress">
      {failed ? (
        <p role="status">{text.t('replay.review.closer.failed')}</p>
      ) : (
        <label>
          {text.t(closer ? 'replay.review.closer' : 'replay.review.progress', { done, all })}
          <progress value={done} max={all} />
        </label>
      )}
      <button ref={button} type="button" className="button" onClick={running ? cancel : closer ? lookCloser : start}>
        <Icon name={running ? 'pause' : 'play'} size={18} />
        {text.t(running ? 'replay.bar.pause' : 'replay.review.resume')}
      </button>
    </div>
  )
}

/** The course of the win chances; where nothing has been judged yet, the offer to do so. */
export function ChancePanel(props: ChancePanelProps) {
  const { reviewing, start, lookCloser, cancel, chances, pins, rounds, length, colors, names, n, onGo } = props
  const text = useText()
  // The button that starts the review goes; the one that pauses it takes its focus.
  const pressed = useRef(false)
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || !pressed.current) return
    button.focus()
    pressed.current = false
  }, [])
  const begin = () => {
    pressed.current = true
    start()
  }
  const waits = reviewing.kind === 'none' || reviewing.kind === 'failed'
  return (
    <Panel
      title={text.t('replay.chance')}
      aside={waits ? text.t('replay.chance.judge') : <Now chances={chances} colors={colors} names={names} n={n} />}
      className="chance-panel"
    >
      <ReviewProgress reviewing={reviewing} start={start} lookCloser={lookCloser} cancel={cancel} button={takeFocus} />
      {waits ? (
        <div className="chance-offer">
          <p role="status">{text.t(reviewing.kind === 'failed' ? 'replay.review.failed' : 'replay.review.about')}</p>
          <button type="button" className="button button-primary" onClick={begin}>
            <Icon name="bot" size={20} />
            {text.t('replay.review.start')}
          </button>
        </div>
      ) : (
        <ChanceChart
          title={text.t('replay.chance')}
          description={text.t('replay.chance.about')}
          colors={colors}
          names={names}
          rounds={rounds}
          length={length}
          chances={chances}
          pins={pins}
          n={n}
          onJump={onGo}
        />
      )}
    </Panel>
  )
}

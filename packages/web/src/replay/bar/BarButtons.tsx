import type { MessageKey } from '@amyitis/i18n'
import { memo } from 'react'
import type { IconName } from '../../icons/art.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import type { Jump } from '../../timeline/marks.ts'

interface BarButtonsProps {
  readonly playing: boolean
  readonly atStart: boolean
  readonly atEnd: boolean
  onJump(jump: Jump, way: 1 | -1): void
  onPlay(): void
  onGo(end: 'start' | 'end'): void
}

interface Button {
  readonly jump: Jump | 'end'
  readonly way: 1 | -1
  readonly icon: IconName
  readonly keys: string
}

const BACK: readonly Button[] = [
  { jump: 'end', way: -1, icon: 'to-start', keys: 'Home' },
  { jump: 'round', way: -1, icon: 'left-double', keys: 'PageUp' },
  { jump: 'turn', way: -1, icon: 'step-back', keys: 'Shift+ArrowLeft' },
  { jump: 'step', way: -1, icon: 'left', keys: 'ArrowLeft' },
]
const FORTH: readonly Button[] = [
  { jump: 'step', way: 1, icon: 'right', keys: 'ArrowRight' },
  { jump: 'turn', way: 1, icon: 'step', keys: 'Shift+ArrowRight' },
  { jump: 'round', way: 1, icon: 'right-double', keys: 'PageDown' },
  { jump: 'end', way: 1, icon: 'to-end', keys: 'End' },
]

const NAMES = {
  step: { '1': 'replay.bar.step.forth', '-1': 'replay.bar.step.back' },
  turn: { '1': 'replay.bar.turn.forth', '-1': 'replay.bar.turn.back' },
  round: { '1': 'replay.bar.round.forth', '-1': 'replay.bar.round.back' },
  end: { '1': 'replay.bar.end', '-1': 'replay.bar.start' },
} as const satisfies Record<Jump | 'end', Record<'1' | '-1', MessageKey>>

/** Some of them have no room on a phone. */
const CLASSES = {
  step: 'button button-icon',
  turn: 'button button-icon',
  round: 'button button-icon timeline-round',
  end: 'button button-icon timeline-end',
} as const

/** Back and forth by steps, turns and rounds; and autoplay. */
export const BarButtons = memo(function BarButtons(props: BarButtonsProps) {
  const { playing, atStart, atEnd, onJump, onPlay, onGo } = props
  const text = useText()
  const button = ({ jump, way, icon, keys }: Button) => {
    const name = text.t(NAMES[jump][way === 1 ? '1' : '-1'])
    return (
      <button
        key={icon}
        type="button"
        className={CLASSES[jump]}
        aria-label={name}
        title={name}
        aria-keyshortcuts={keys}
        aria-disabled={(way === 1 ? atEnd : atStart) ? true : undefined}
        onClick={() => (jump === 'end' ? onGo(way === 1 ? 'end' : 'start') : onJump(jump, way))}
      >
        <Icon name={icon} />
      </button>
    )
  }
  const play = text.t(playing ? 'replay.bar.pause' : 'replay.bar.play')
  return (
    <div className="timeline-buttons">
      {BACK.map(button)}
      <button
        type="button"
        className="button button-primary button-icon timeline-play"
        aria-label={play}
        title={play}
        onClick={onPlay}
      >
        <Icon name={playing ? 'pause' : 'play'} size={22} />
      </button>
      {FORTH.map(button)}
    </div>
  )
})

import type { Color } from '@amyitis/engine'
import { type CSSProperties, memo, useCallback, useMemo } from 'react'
import { useText } from '../../text/use-text.ts'
import { type Jump, type Round, roundsOf } from '../../timeline/marks.ts'
import { lengthOf, type Timeline } from '../../timeline/timeline.ts'
import { BarButtons } from './BarButtons.tsx'
import { Marks } from './Marks.tsx'
import './timeline-bar.css'

interface RoundPickerProps {
  readonly rounds: readonly Round[]
  /** Where the round that is shown begins. */
  readonly from: number
  onGo(n: number): void
}

/** Goes to the beginning of any round. */
const RoundPicker = memo(function RoundPicker({ rounds, from, onGo }: RoundPickerProps) {
  const text = useText()
  return (
    <select
      className="input timeline-pick"
      value={from}
      aria-label={text.t('replay.bar.to-round')}
      onChange={(event) => onGo(Number(event.currentTarget.value))}
    >
      {rounds.map(({ round, from: begin }) => (
        <option key={round} value={begin}>
          {text.t('review.round', { round })}
        </option>
      ))}
    </select>
  )
})

const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const

interface PlaySpeedProps {
  readonly speed: number
  onSpeed(speed: number): void
}

/** The speed of autoplay. */
const PlaySpeed = memo(function PlaySpeed({ speed, onSpeed }: PlaySpeedProps) {
  const text = useText()
  return (
    <select
      className="input timeline-pick"
      value={speed}
      aria-label={text.t('replay.bar.speed')}
      onChange={(event) => onSpeed(Number(event.currentTarget.value))}
    >
      {REPLAY_SPEEDS.map((one) => (
        <option key={one} value={one}>
          {`${one.toLocaleString(text.language)}×`}
        </option>
      ))}
    </select>
  )
})

interface TimelineBarProps {
  readonly line: Timeline
  readonly n: number
  readonly colors: readonly Color[]
  readonly playing: boolean
  readonly speed: number
  /** What happened last, in words, for the slider's value. */
  readonly moment: string
  onGo(n: number): void
  onJump(jump: Jump, way: 1 | -1): void
  onPlay(): void
  onSpeed(speed: number): void
}

/** What has been played: up to the middle of the slider's knob. Inherited by nobody, so that a step restyles nothing else. */
const pastOf = (share: number) => `inset(0 calc(${1 - share} * (100% - var(--thumb)) + var(--thumb) / 2) 0 0)`

/** The course of a game along the bottom of the screen: a slider over its turns, and buttons for every kind of jump. */
export const TimelineBar = memo(function TimelineBar(props: TimelineBarProps) {
  const { line, n, colors, playing, speed, moment, onGo, onJump, onPlay, onSpeed } = props
  const text = useText()
  const length = lengthOf(line)
  const rounds = useMemo(() => roundsOf(line), [line])
  const { round } = line.positions[n]
  const begun = rounds.findLast(({ from }) => from <= n) ?? rounds[0]
  const toEnd = useCallback((end: 'start' | 'end') => onGo(end === 'start' ? 0 : length), [onGo, length])
  const share = length === 0 ? 0 : n / length
  return (
    <section className="timeline" aria-label={text.t('replay.bar.title')}>
      <BarButtons
        playing={playing}
        atStart={n === 0}
        atEnd={n === length}
        onJump={onJump}
        onPlay={onPlay}
        onGo={toEnd}
      />
      <div className="timeline-track">
        <Marks line={line} rounds={rounds} colors={colors} />
        <div className="timeline-past" style={{ clipPath: pastOf(share) }} aria-hidden="true">
          <Marks line={line} rounds={rounds} colors={colors} />
        </div>
        <input
          className="timeline-slider"
          style={{ '--share': share } as CSSProperties}
          type="range"
          min={0}
          max={length}
          step={1}
          value={n}
          aria-label={text.t('replay.bar.slider')}
          aria-valuetext={`${text.t('replay.bar.value', { round, n, all: length })} ${moment}`}
          onChange={(event) => onGo(Number(event.currentTarget.value))}
        />
      </div>
      <div className="timeline-picks">
        <RoundPicker rounds={rounds} from={begun.from} onGo={onGo} />
        <PlaySpeed speed={speed} onSpeed={onSpeed} />
      </div>
    </section>
  )
})

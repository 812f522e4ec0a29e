import { LEVELS, type Level } from '@amyitis/bots'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { charactersOf } from '../../app/people/characters.ts'
import { Portrait } from '../../app/people/Portrait.tsx'
import { Strength } from '../../app/people/Strength.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import './roster.css'

/** A bot of one level, or of whichever level fits the player. */
const OPPONENTS = ['auto', ...LEVELS] as const
export type Opponent = (typeof OPPONENTS)[number]

interface RosterProps {
  readonly label: string
  readonly value: Opponent | undefined
  /** The level that fits the player today. */
  readonly fitting: Level
  /** Remarks about some of them: “best for a first game”. */
  readonly marks: Readonly<Partial<Record<Level, string>>>
  onChange(opponent: Opponent): void
}

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => OPPONENTS.length - 1,
}

interface OneProps {
  readonly id: string
  readonly chosen: boolean
  /** Whose portrait and strength are shown. */
  readonly level: Level
  readonly mark: string | undefined
  /** Name and description. */
  readonly children: ReactNode
  onChoose(): void
}

function One({ id, chosen, level, mark, children, onChoose }: OneProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list box takes the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the list box has the focus
    <div id={id} className="roster-one" role="option" aria-selected={chosen} onClick={onChoose}>
      <Portrait level={level} size={60} />
      <span className="roster-words">
        {children}
        <span className="roster-foot">
          <Strength level={level} />
          {mark === undefined ? null : <span className="roster-mark">{mark}</span>}
        </span>
      </span>
      <Icon name="check" size={22} className="roster-check" />
    </div>
  )
}

/** The Babylonians as a list box, starting with the one that matches the player's strength; arrow keys choose. */
export function Roster({ label, value, fitting, marks, onChange }: RosterProps) {
  const text = useText()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = value === undefined ? -1 : OPPONENTS.indexOf(value)
  useEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = list.current ?? {}
    if (scrollHeight > clientHeight) document.getElementById(`${id}-${value}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, value])
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = OPPONENTS[Math.max(0, Math.min(OPPONENTS.length - 1, step(at)))]
    onChange(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const propsOf = (opponent: Opponent) => ({
    id: `${id}-${opponent}`,
    chosen: opponent === value,
    onChoose: () => onChange(opponent),
  })
  return (
    <div
      ref={list}
      className="roster"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={value === undefined ? undefined : `${id}-${value}`}
      onKeyDown={press}
    >
      <One {...propsOf('auto')} level={fitting} mark={undefined}>
        <b className="roster-name">{text.t('new.auto')}</b>
        <span>{text.t('new.auto.about', { name: text.t(`level.${fitting}.name`) })}</span>
      </One>
      {charactersOf(text).map(({ level, name, epithet, style }) => (
        <One key={level} {...propsOf(level)} level={level} mark={marks[level]}>
          <span>
            <b className="roster-name">{name}</b> <span className="roster-epithet">{epithet}</span>
          </span>
          <span>{style}</span>
        </One>
      ))}
    </div>
  )
}

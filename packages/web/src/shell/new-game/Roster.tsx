import { LEVELS, type Level } from '@amyitis/bots'
import { type KeyboardEvent, useId } from 'react'
import { charactersOf } from '../../app/people/characters.ts'
import { Portrait } from '../../app/people/Portrait.tsx'
import { Strength } from '../../app/people/Strength.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import './roster.css'

interface RosterProps {
  readonly label: string
  readonly value: Level | undefined
  /** Remarks about some of them: “best for a first game”. */
  readonly marks: Readonly<Partial<Record<Level, string>>>
  onChange(level: Level): void
}

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => LEVELS.length - 1,
}

/** The seven Babylonians as a list box: arrow keys choose. */
export function Roster({ label, value, marks, onChange }: RosterProps) {
  const text = useText()
  const id = useId()
  const at = value === undefined ? -1 : LEVELS.indexOf(value)
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = LEVELS[Math.max(0, Math.min(LEVELS.length - 1, step(at)))]
    onChange(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div
      className="roster"
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={value === undefined ? undefined : `${id}-${value}`}
      onKeyDown={press}
    >
      {charactersOf(text).map(({ level, name, epithet, style }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list box takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the list box has the focus
        <div
          key={level}
          id={`${id}-${level}`}
          className="roster-one"
          role="option"
          aria-selected={level === value}
          onClick={() => onChange(level)}
        >
          <Portrait level={level} size={60} />
          <span className="roster-words">
            <span>
              <b className="roster-name">{name}</b> <span className="roster-epithet">{epithet}</span>
            </span>
            <span>{style}</span>
            <span className="roster-foot">
              <Strength level={level} />
              {marks[level] === undefined ? null : <span className="roster-mark">{marks[level]}</span>}
            </span>
          </span>
          <Icon name="check" size={22} className="roster-check" />
        </div>
      ))}
    </div>
  )
}

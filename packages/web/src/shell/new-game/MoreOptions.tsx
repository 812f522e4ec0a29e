import type { Edition } from '@amyitis/engine'
import { type ReactNode, useId } from 'react'
import { EditionFile } from '../../app/new/EditionFile.tsx'
import { Choices } from '../../app/settings/Choices.tsx'
import { SPEEDS, type Speed } from '../../app/settings/settings.ts'
import { changeSettings, useSettings } from '../../app/settings/settings-store.ts'
import { useText } from '../../text/use-text.ts'
import './more-options.css'

interface MoreOptionsProps {
  readonly seed: string
  readonly edition: Edition | undefined
  onSeed(seed: string): void
  onEdition(edition: Edition | undefined): void
  readonly children: ReactNode
}

/** What few people change: who sits where, pace, seed, edition. */
export function MoreOptions({ seed, edition, onSeed, onEdition, children }: MoreOptionsProps) {
  const text = useText()
  const { speed } = useSettings()
  const id = useId()
  return (
    <details className="panel more-options">
      <summary>{text.t('new.more')}</summary>
      {children}
      <Choices<Speed>
        label={text.t('settings.speed')}
        value={speed}
        options={SPEEDS}
        nameOf={(one) =>
          one === 0
            ? text.t('settings.speed.wait')
            : text.t('settings.speed.times', { speed: one.toLocaleString(text.language) })
        }
        onChange={(one) => changeSettings({ speed: one })}
      />
      <div className="form-row">
        <label htmlFor={id}>{text.t('new.seed')}</label>
        <input
          id={id}
          className="input"
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-about`}
          value={seed}
          onChange={(event) => onSeed(event.target.value)}
        />
        <p id={`${id}-about`} className="page-note">
          {text.t('new.seed.about')}
        </p>
      </div>
      <EditionFile edition={edition} onChange={onEdition} />
    </details>
  )
}

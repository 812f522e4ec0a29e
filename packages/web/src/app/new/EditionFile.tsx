import { type Edition, type EditionFault, readEdition } from '@amyitis/engine'
import { faultOf } from '@amyitis/narration'
import { type ChangeEvent, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { ownEdition } from './own-edition.ts'
import './edition-file.css'

interface EditionFileProps {
  readonly edition: Edition | undefined
  onChange(edition: Edition | undefined): void
}

const MAX_FAULTS = 12

/** Another edition than the standard one, from a file. What is wrong with it is shown. */
export function EditionFile({ edition, onChange }: EditionFileProps) {
  const text = useText()
  const [faults, setFaults] = useState<readonly EditionFault[]>([])
  const [own] = useState(ownEdition)
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file === undefined) return
    const checked = readEdition(await file.text())
    target.value = ''
    setFaults(checked.ok ? [] : checked.faults)
    if (checked.ok) onChange(checked.value)
  }
  return (
    <fieldset className="form-row new-edition">
      <legend className="form-label">{text.t('new.edition')}</legend>
      <p className="page-note">
        {edition === undefined ? text.t('new.edition.standard') : text.t('new.edition.own', { name: edition.id })}
      </p>
      <div className="page-actions">
        <label className="button file-button">
          <Icon name="open" size={18} />
          {text.t('new.edition.open')}
          <input type="file" accept=".json,application/json" className="visually-hidden" onChange={open} />
        </label>
        {own === undefined || own.id === edition?.id ? null : (
          <button type="button" className="button" onClick={() => onChange(own)}>
            {text.t('new.edition.mine', { name: own.id })}
          </button>
        )}
        {edition === undefined ? null : (
          <button type="button" className="button" onClick={() => onChange(undefined)}>
            {text.t('new.edition.drop')}
          </button>
        )}
      </div>
      <div role="status">
        {faults.length > 0 ? (
          <>
            <p className="page-fault">{text.t('new.edition.bad')}</p>
            <ul className="new-faults">
              {faults.slice(0, MAX_FAULTS).map((fault) => (
                <li key={`${fault.path} ${fault.problem}`}>
                  <code>{fault.path}</code> {faultOf(text, fault)}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </fieldset>
  )
}

import { type Edition, type EditionFault, readEdition } from '@amyitis/engine'
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { FileButton } from '../FileButton.tsx'
import { EditionFaults } from './EditionFaults.tsx'
import { ownEdition } from './own-edition.ts'
import './edition-file.css'

interface EditionFileProps {
  readonly edition: Edition | undefined
  onChange(edition: Edition | undefined): void
}

export const EDITION_FILES = '.json,application/json'

/** Another edition than the standard one, from a file. What is wrong with it is shown. */
export function EditionFile({ edition, onChange }: EditionFileProps) {
  const text = useText()
  const [faults, setFaults] = useState<readonly EditionFault[]>([])
  const [own] = useState(ownEdition)
  const open = async (file: File) => {
    const checked = readEdition(await file.text())
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
        <FileButton label={text.t('new.edition.open')} accept={EDITION_FILES} onFile={open} />
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
      <EditionFaults faults={faults} />
    </fieldset>
  )
}

import { parseRecord } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../app/Dialog.tsx'
import { FileButton } from '../../app/FileButton.tsx'
import { go } from '../../app/use-route.ts'
import { MAX_RECORD_BYTES } from '../../game/download.ts'
import { packRecord, unpackRecord } from '../../game/link.ts'
import { Icon } from '../../icons/Icon.tsx'
import { formatAddress, type ReplayAddress } from '../../replay/model/address.ts'
import { damageIn, damageOf } from '../../replay/model/damage.ts'
import { addressIn } from '../../replay/model/pasted.ts'
import { useText } from '../../text/use-text.ts'

/** A game from elsewhere: from a file, or pasted as text or link. */
function OpenDialog({ onClose }: { onClose(): void }) {
  const text = useText()
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string>()
  const open = async (found: string) => {
    const read = await readPasted(text, found)
    setFault(typeof read === 'string' ? read : undefined)
    if (typeof read !== 'string') go({ screen: 'replay', rest: formatAddress(read) })
  }
  const openFile = async (file: File) => {
    if (file.size > MAX_RECORD_BYTES) setFault(text.t('games.open.too-big'))
    else await open(await file.text())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void open(words.trim())
  }
  return (
    <Dialog title={text.t('games.open')} onClose={onClose}>
      <p className="page-note">{text.t('games.open.about')}</p>
      <FileButton label={text.t('games.open.file')} accept=".amyitis,.txt,text/plain" onFile={openFile} />
      <form className="form-row" onSubmit={submit}>
        <label htmlFor="paste">{text.t('games.open.paste')}</label>
        <textarea
          id="paste"
          className="input"
          rows={3}
          spellCheck={false}
          value={words}
          aria-invalid={fault !== undefined}
          aria-describedby="paste-fault"
          onChange={(event) => setWords(event.target.value)}
        />
        <p id="paste-fault" className="page-fault" role="status">
          {fault}
        </p>
        <button type="submit" className="button games-open" disabled={words.trim() === ''}>
          {text.t('games.open.go')}
        </button>
      </form>
    </Dialog>
  )
}

/** One button for games from elsewhere. */
export function OpenGame() {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Icon name="open" size={18} />
        {text.t('games.open')}
      </button>
      {open ? <OpenDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Where a record, or a link, leads to; or what is wrong with it. */
export async function readPasted(text: Text, words: string): Promise<ReplayAddress | string> {
  const place = addressIn(words)
  // Only a record is inside its link; a game of this browser or of the server is looked up there.
  if (place !== undefined && place.kind !== 'record') return place
  const record = place === undefined ? words : await unpackRecord(place.key)
  if (record === undefined) return text.t('games.open.no-link')
  const read = parseRecord(record)
  if (!read.ok) return damageIn(text, damageOf(record, read.fault))
  return { n: undefined, view: undefined, ...place, kind: 'record', key: await packRecord(record) }
}

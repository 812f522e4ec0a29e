import { parseRecord } from '@amyitis/engine'
import type { Text } from '@amyitis/text/app'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { LONGEST_FILE } from '../../game/file.ts'
import { packRecord, unpackRecord } from '../../game/link.ts'
import { Icon } from '../../icons/icon.tsx'
import { damageIn, damageOf } from '../../replay/model/damage.ts'
import { placeIn } from '../../replay/model/pasted.ts'
import { writePlace } from '../../replay/model/place.ts'
import { useText } from '../text.ts'
import { go } from '../use-route.ts'

/** Opens a record, or the record inside a link; answers with what is wrong. */
async function openWords(text: Text, words: string): Promise<string | undefined> {
  const place = placeIn(words)
  if (place?.kind === 'game') {
    go({ screen: 'replay', rest: writePlace(place) })
    return undefined
  }
  const record = place === undefined ? words : await unpackRecord(place.key)
  if (record === undefined) return text.t('games.open.no-link')
  const read = parseRecord(record)
  if (!read.ok) return damageIn(text, damageOf(record, read.fault))
  const key = await packRecord(record)
  go({ screen: 'replay', rest: writePlace({ n: undefined, sight: undefined, ...place, kind: 'record', key }) })
  return undefined
}

/** A game from elsewhere: from a file, or pasted as text or link. */
export function OpenGame() {
  const text = useText()
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string>()
  const open = async (found: string) => setFault(await openWords(text, found))
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file === undefined) return
    if (file.size > LONGEST_FILE) setFault(text.t('games.open.too-big'))
    else await open(await file.text())
    target.value = ''
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void open(words.trim())
  }
  return (
    <section className="page-card">
      <h2 className="games-title">{text.t('games.open')}</h2>
      <p className="page-note">{text.t('games.open.about')}</p>
      <label className="button file-button">
        <Icon name="open" size={18} />
        {text.t('games.open.file')}
        <input type="file" accept=".amyitis,.txt,text/plain" className="visually-hidden" onChange={openFile} />
      </label>
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
    </section>
  )
}

import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useText } from '../../app/text.ts'
import { go } from '../../app/use-route.ts'
import { LONGEST_FILE } from '../../game/file.ts'
import { Icon } from '../../icons/icon.tsx'
import { writePlace } from '../../replay/model/place.ts'
import { readWords } from './read-words.ts'

/** A game from elsewhere: from a file, or pasted as text or link. */
export function OpenGame() {
  const text = useText()
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string>()
  const open = async (found: string) => {
    const read = await readWords(text, found)
    setFault(typeof read === 'string' ? read : undefined)
    if (typeof read !== 'string') go({ screen: 'replay', rest: writePlace(read) })
  }
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

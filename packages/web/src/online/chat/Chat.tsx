import { type FormEvent, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { problemText } from '../api/problem-text.ts'
import type { Live, OnlineTable } from '../play/online-table.ts'
import { ChatLines } from './ChatLines.tsx'
import './chat.css'

const LONGEST = 300

/** What can't be seen, or turns the writing around, is not sent. */
const clean = (words: string) => words.replace(/[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]+/gu, ' ').trim()

/** The talk at a table, and a line to join in. */
export function Chat({ online, live }: { readonly online: OnlineTable; readonly live: Live }) {
  const text = useText()
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const said = clean(words)
    if (said === '') return
    setWords('')
    const { problem } = await online.postChat(said)
    setProblem(problem?.code)
    // What was refused can be sent again.
    if (problem !== undefined) setWords((now) => (now === '' ? said : now))
  }
  return (
    <div className="chat">
      <ChatLines live={live} />
      <p className="page-fault" role="alert">
        {problem === undefined ? null : problemText(text, problem)}
      </p>
      {live.player === undefined ? (
        <p className="page-note">{text.t('online.chat.watch')}</p>
      ) : (
        <form className="chat-form" onSubmit={submit}>
          <input
            className="input"
            aria-label={text.t('online.chat.say')}
            placeholder={text.t('online.chat.say')}
            maxLength={LONGEST}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <button type="submit" className="button">
            {text.t('online.chat.send')}
          </button>
        </form>
      )}
    </div>
  )
}

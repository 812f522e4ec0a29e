import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import type { Result } from '../api/client.ts'
import { loadMe } from '../api/identity.ts'
import { problemText } from '../api/problem-text.ts'

interface TargetFormProps {
  readonly type: 'url' | 'email'
  readonly label: string
  /** The one that is kept now. */
  readonly value: string | undefined
  /** Answers what is to be said about it. */
  save(target: string): Promise<Result<string>>
  remove(): Promise<Result<void>>
}

/** An address that the server may write to or call. */
export function TargetForm({ type, label, value, save, remove }: TargetFormProps) {
  const text = useText()
  const id = useId()
  const [target, setTarget] = useState(value ?? '')
  const [answer, setAnswer] = useState<Result<string>>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await save(target.trim())
    setAnswer(saved)
    if (saved.ok) await loadMe()
  }
  const drop = async () => {
    const removed = await remove()
    setAnswer(removed.ok ? undefined : removed)
    if (!removed.ok) return
    setTarget('')
    await loadMe()
  }
  return (
    <form className="form-row" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div className="online-target">
        <input
          id={id}
          className="input"
          type={type}
          required
          maxLength={1000}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        />
        <button type="submit" className="button">
          {text.t('online.me.tell.save')}
        </button>
        {value === undefined ? null : (
          <button type="button" className="button button-quiet" onClick={drop}>
            {text.t('online.me.tell.remove')}
          </button>
        )}
      </div>
      <p className={answer?.ok === false ? 'page-fault' : 'page-note online-answer'} role="status">
        {answer?.ok ? answer.value : null}
        {answer?.ok === false ? problemText(text, answer.code) : null}
      </p>
    </form>
  )
}

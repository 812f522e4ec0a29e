import type { ChatLine } from '@amyitis/protocol'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../app/Dialog.tsx'
import { useText } from '../../text/use-text.ts'
import { report } from '../api/calls.ts'
import { problemText } from '../api/problem-text.ts'
import type { Live } from '../play/online-table.ts'

const LONGEST = 300

interface ReportDialogProps {
  readonly live: Live
  readonly line: ChatLine
  onClose(): void
}

/** Reports a line of the chat to the host of the server. */
export function ReportDialog({ live, line, onClose }: ReportDialogProps) {
  const text = useText()
  const who = live.names.get(line.player)?.name ?? text.t('online.seat.erased')
  const [why, setWhy] = useState('')
  const [answer, setAnswer] = useState<string>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const done = await report(live.table.id, line.player, line.line, why.trim())
    setAnswer(done.ok ? 'reported' : done.code)
  }
  return (
    <Dialog title={text.t('online.chat.report.title', { who })} onClose={onClose}>
      {answer === 'reported' ? (
        <p role="status">{text.t('online.chat.reported')}</p>
      ) : (
        <form className="online-form" onSubmit={submit}>
          <p>{text.t('online.chat.report.about')}</p>
          <blockquote className="chat-quote">{line.text}</blockquote>
          <div className="form-row">
            <label htmlFor="report-why">{text.t('online.chat.report.why')}</label>
            <textarea
              id="report-why"
              className="input"
              required
              rows={3}
              maxLength={LONGEST}
              value={why}
              onChange={({ target }) => setWhy(target.value)}
            />
          </div>
          <p className="page-fault" role="alert">
            {answer === undefined ? null : problemText(text, answer)}
          </p>
          <p className="page-actions">
            <button type="submit" className="button button-primary">
              {text.t('online.chat.report')}
            </button>
            <button type="button" className="button" onClick={onClose}>
              {text.t('app.cancel')}
            </button>
          </p>
        </form>
      )}
    </Dialog>
  )
}

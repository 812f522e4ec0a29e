import type { ReactNode } from 'react'
import { useText } from '../app/text.ts'
import type { SessionState } from '../game/session.ts'
import { Icon } from '../icons/icon.tsx'
import './notices.css'

interface NoticesProps {
  readonly session: SessionState
  readonly onResult: (() => void) | undefined
  /** What else there is to know. */
  readonly children?: ReactNode
}

/** What the players should know beside the game. */
export function Notices({ session, onResult, children }: NoticesProps) {
  const text = useText()
  const said = [
    ...(session.deleted ? [text.t('table.deleted')] : []),
    ...(session.saving === 'unsaved' && !session.deleted ? [text.t('table.unsaved')] : []),
    ...(session.standIn ? [text.t('table.stand-in')] : []),
  ]
  return (
    <div className="notices" role="status">
      {said.map((words) => (
        <p key={words} className="notice">
          <Icon name="warning" size={18} />
          {words}
        </p>
      ))}
      {children}
      {onResult === undefined ? null : (
        <button type="button" className="button button-primary" onClick={onResult}>
          <Icon name="winner" size={20} />
          {text.t('table.end.show')}
        </button>
      )}
    </div>
  )
}

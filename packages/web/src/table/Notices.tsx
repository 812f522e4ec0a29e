import type { Text } from '@amyitis/i18n/app'
import type { ReactNode } from 'react'
import type { LocalState, SessionState } from '../game/session-state.ts'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import '../theme/notices.css'

interface NoticesProps {
  readonly session: SessionState
  readonly onResult: (() => void) | undefined
  /** What else there is to know. */
  readonly children?: ReactNode
}

function wordsOf({ deleted, saving, standIn }: LocalState, text: Text): string[] {
  return [
    ...(deleted ? [text.t('table.deleted')] : []),
    ...(saving === 'unsaved' && !deleted ? [text.t('table.unsaved')] : []),
    ...(standIn ? [text.t('table.stand-in')] : []),
  ]
}

/** What the players should know beside the game. */
export function Notices({ session, onResult, children }: NoticesProps) {
  const text = useText()
  const said = session.kind === 'local' ? wordsOf(session, text) : []
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

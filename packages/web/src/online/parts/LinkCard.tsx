import { lazy, type ReactNode, Suspense } from 'react'
import { CopyButton } from '../../app/CopyButton.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import './link-card.css'

const Qr = lazy(() => import('./Qr.tsx').then(({ Qr }) => ({ default: Qr })))

interface LinkCardProps {
  readonly link: string
  readonly label: string
  /** What else can be done with it. */
  readonly children?: ReactNode
}

/** A link to hand on: to copy, to share, to scan. */
export function LinkCard({ link, label, children }: LinkCardProps) {
  const text = useText()
  // Only on secure pages, and not in every browser.
  const share = navigator.share === undefined ? undefined : () => navigator.share({ url: link }).catch(() => {})
  return (
    <div className="online-link">
      <div className="online-link-words">
        <input
          className="input"
          readOnly
          aria-label={label}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="page-actions">
          <CopyButton words={link}>{text.t('online.invite.copy')}</CopyButton>
          {share === undefined ? null : (
            <button type="button" className="button" onClick={share}>
              <Icon name="share" size={18} />
              {text.t('online.invite.share')}
            </button>
          )}
          {children}
        </div>
      </div>
      <Suspense fallback={<div className="qr" />}>
        <Qr words={link} label={text.t('online.invite.qr')} />
      </Suspense>
    </div>
  )
}

import { type ReactNode, useState } from 'react'
import { Icon, type IconProps } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  readonly title: string
  /** What can't be undone, in a few words. */
  readonly children: ReactNode
  readonly confirm: string
  readonly icon?: IconProps['name']
  onConfirm(): void
  onClose(): void
}

/** Asks before something that can't be undone. Cancelling is the easier way. */
export function ConfirmDialog({ title, children, confirm, icon, onConfirm, onClose }: ConfirmDialogProps) {
  const text = useText()
  const [confirmed, setConfirmed] = useState(false)
  const confirmOnce = () => {
    if (confirmed) return
    setConfirmed(true)
    onConfirm()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <p className="page-actions">
        <button type="button" className="button button-primary" onClick={onClose}>
          {text.t('app.cancel')}
        </button>
        <button type="button" className="button" aria-disabled={confirmed} onClick={confirmOnce}>
          {icon === undefined ? null : <Icon name={icon} size={18} />}
          {confirm}
        </button>
      </p>
    </Dialog>
  )
}

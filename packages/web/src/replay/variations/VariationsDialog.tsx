import type { ReactNode } from 'react'
import { Dialog } from '../../app/Dialog.tsx'
import { useText } from '../../text/use-text.ts'
import './variations-dialog.css'

interface VariationsDialogProps {
  readonly children: ReactNode
  onClose(): void
}

/** The variations over the table, where it has no other room for them. */
export function VariationsDialog({ children, onClose }: VariationsDialogProps) {
  const text = useText()
  return (
    <Dialog className="variations-dialog" title={text.t('variations.title')} onClose={onClose}>
      {children}
    </Dialog>
  )
}

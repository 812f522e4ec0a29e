import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import '../theme/dialog.css'

interface DialogProps {
  readonly title: string
  readonly className?: string
  onClose(): void
  readonly children: ReactNode
}

/** Outside the window, not on its own edge. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** A window above the screen. Escape, the cross and a click beside it close it. */
export function Dialog({ title, className, onClose, children }: DialogProps) {
  const text = useText()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const window = dialog.current
    const before = document.activeElement
    if (window?.open === false) window.showModal()
    return () => {
      window?.close()
      // After a click beside the window, the browser leaves the focus nowhere.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [])
  // Not where a selection ends or the second click of a double click falls.
  const pressedBeside = useRef(false)
  const press = (event: PointerEvent) => {
    pressedBeside.current = isBeside(event)
  }
  const closeBeside = (event: MouseEvent) => {
    if (pressedBeside.current && event.detail < 2 && isBeside(event)) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog
    <dialog
      ref={dialog}
      className={className === undefined ? 'dialog' : `dialog ${className}`}
      aria-labelledby={id}
      // The closing of a window within this one arrives here too.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
      onPointerDown={press}
      onClick={closeBeside}
    >
      <div className="dialog-head">
        <h2 id={id} className="dialog-title">
          {title}
        </h2>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={text.t('app.close')}
          onClick={onClose}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      {children}
    </dialog>
  )
}

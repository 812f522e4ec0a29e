import type { ChangeEvent } from 'react'
import { Icon } from '../icons/Icon.tsx'

interface FileButtonProps {
  readonly label: string
  readonly accept: string
  onFile(file: File): void | Promise<void>
}

/** Opens a file of this device; the same one can be opened again. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file !== undefined) void onFile(file)
  }
  return (
    <label className="button file-button">
      <Icon name="open" size={18} />
      {label}
      <input type="file" accept={accept} className="visually-hidden" onChange={open} />
    </label>
  )
}

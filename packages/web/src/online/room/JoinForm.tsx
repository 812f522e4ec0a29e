import { normalizeName } from '@amyitis/protocol/names'
import { type FormEvent, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { signUpAs, useIdentity } from '../api/identity.ts'
import { NameField } from '../parts/NameField.tsx'
import type { OnlineTable } from '../play/online-table.ts'
import { sitDown } from './sit.ts'

interface JoinFormProps {
  readonly online: OnlineTable
  readonly invitation: string | undefined
  onTrouble(code: string | undefined): void
}

/** Sits down, with a name if there is none yet. */
export function JoinForm({ online, invitation, onTrouble }: JoinFormProps) {
  const text = useText()
  const { me } = useIdentity()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const join = async () => {
    if (me === undefined) {
      const entered = await signUpAs(normalizeName(name), text.language)
      if (!entered.ok) return entered.code
      online.reconnect()
    }
    return sitDown(online, { invitation })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    onTrouble(await join())
    setBusy(false)
  }
  return (
    <form className="online-join" onSubmit={submit}>
      {me === undefined ? <NameField value={name} onChange={setName} /> : null}
      <button type="submit" className="button button-primary" aria-disabled={busy}>
        <Icon name="play" size={18} />
        {text.t('online.room.sit')}
      </button>
    </form>
  )
}

import type { Lobby } from '@amyitis/protocol'
import { useEffect, useState } from 'react'
import { getLobby } from '../api/calls.ts'
import type { Trouble } from '../api/client.ts'
import { noteKnown } from '../api/who.ts'

const OFTEN = 5000

/** The tables of the server, read again every few seconds while somebody looks. */
export function useLobby(): { readonly lobby: Lobby | undefined; readonly trouble: Trouble | undefined } {
  const [lobby, setLobby] = useState<Lobby>()
  const [trouble, setTrouble] = useState<Trouble>()
  useEffect(() => {
    let left = false
    const read = async () => {
      if (document.hidden) return
      const found = await getLobby()
      if (left) return
      if (found.ok) setLobby(found.value)
      if (found.ok && found.value.mine.length > 0) noteKnown()
      setTrouble(found.ok ? undefined : found.code)
    }
    void read()
    const timer = setInterval(read, OFTEN)
    document.addEventListener('visibilitychange', read)
    return () => {
      left = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [])
  return { lobby, trouble }
}

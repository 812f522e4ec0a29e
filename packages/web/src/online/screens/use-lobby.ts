import type { Lobby } from '@amyitis/protocol'
import { useEffect, useState } from 'react'
import { getLobby } from '../api/calls.ts'
import type { ApiProblem } from '../api/client.ts'
import { reloadIfKnown } from '../api/identity.ts'

const OFTEN = 5000

/** The tables of the server, polled every few seconds while the page is visible. */
export function useLobby(): { readonly lobby: Lobby | undefined; readonly problem: ApiProblem | undefined } {
  const [lobby, setLobby] = useState<Lobby>()
  const [problem, setProblem] = useState<ApiProblem>()
  useEffect(() => {
    let left = false
    const read = async () => {
      if (document.hidden) return
      const found = await getLobby()
      if (left) return
      if (found.ok) setLobby(found.value)
      if (found.ok && found.value.mine.length > 0) reloadIfKnown()
      setProblem(found.ok ? undefined : found.code)
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
  return { lobby, problem }
}

import { useEffect, useState } from 'react'
import { getServer, type ServerInfo } from '../api/calls.ts'

let known: ServerInfo | undefined

/** What the server says about itself; undefined until it has. */
export function useServer(): ServerInfo | undefined {
  const [server, setServer] = useState(known)
  useEffect(() => {
    if (known !== undefined) return
    getServer().then((found) => {
      if (!found.ok) return
      known = found.value
      setServer(known)
    })
  }, [])
  return server
}

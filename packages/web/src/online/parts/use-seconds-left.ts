import { useEffect, useState } from 'react'

/** Whole seconds until a moment of the server's time; `offset` leads from this device's time to it. */
export function useSecondsLeft(until: number | undefined, offset: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - offset - now) / 1000))
}

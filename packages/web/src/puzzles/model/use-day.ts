import { useEffect, useState } from 'react'
import { dateOf, dayAt } from './days.ts'

/** A timer that runs out a moment too early would find the same day again. */
const LATE_MS = 1000

/** Today, also if the page stays open until tomorrow. */
export function useDay(): number {
  const [day, setDay] = useState(() => dayAt(Date.now()))
  useEffect(() => {
    const look = () => setDay(dayAt(Date.now()))
    const timer = setTimeout(look, dateOf(day + 1).getTime() - Date.now() + LATE_MS)
    // Timers don't run while a device sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [day])
  return day
}

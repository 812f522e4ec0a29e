import { useEffect, useState } from 'react'

/** Who goes through many positions in a row hears of the last one. */
const PAUSE = 500

/** Says what happened in the position shown, unless the slider in focus says so itself. */
export function ReplayAnnouncer({ words, beat }: { readonly words: string; readonly beat: number }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (beat === 0) return
    const timer = setTimeout(() => {
      const slides = document.activeElement?.matches('input[type="range"]') ?? false
      setSaid(slides ? '' : words)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [words, beat])
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  )
}

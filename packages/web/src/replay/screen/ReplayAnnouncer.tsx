import { useEffect, useState } from 'react'

/** After a quick run through many positions only the last one is announced. */
const PAUSE = 500

/** Says what happened in the position shown, unless the slider in focus says so itself. */
export function ReplayAnnouncer({ words, changes }: { readonly words: string; readonly changes: number }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (changes === 0) return
    const timer = setTimeout(() => {
      const slides = document.activeElement?.matches('input[type="range"]') ?? false
      setSaid(slides ? '' : words)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [words, changes])
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  )
}

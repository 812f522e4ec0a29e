import { useText } from '../../app/text.ts'

/** Is somebody at the table now? A full dot, or an empty ring. */
export function Presence({ here }: { readonly here: boolean }) {
  const text = useText()
  return (
    <span
      className={here ? 'online-dot is-here' : 'online-dot'}
      role="img"
      aria-label={text.t(here ? 'online.here' : 'online.not-here')}
      title={text.t(here ? 'online.here' : 'online.not-here')}
    />
  )
}

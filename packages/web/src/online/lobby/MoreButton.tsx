import { useText } from '../../text/use-text.ts'

/** The next page of a list; nothing if there is none. */
export function MoreButton({ load }: { readonly load: (() => void) | undefined }) {
  const text = useText()
  if (load === undefined) return null
  return (
    <button type="button" className="button button-quiet" onClick={load}>
      {text.t('online.list.more')}
    </button>
  )
}

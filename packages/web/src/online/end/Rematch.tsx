import { useEffect, useState } from 'react'
import { routeTo } from '../../app/router.ts'
import { go } from '../../app/use-route.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { executeAt, getTable, requestRematch } from '../api/calls.ts'
import { problemText } from '../api/problem-text.ts'
import { noteCreated } from '../parts/just-created.ts'
import type { Live } from '../play/online-table.ts'
import './rematch.css'

/** Declines the seat that is reserved at a rematch; answers why not. */
async function declineAt(table: string): Promise<string | undefined> {
  const view = await getTable(table)
  if (!view.ok) return view.code
  const declined = await executeAt(table, { type: 'decline' }, view.value.events.at(-1)?.seq ?? 0)
  // Players who already sit there, or have no seat there, have nothing to decline.
  return declined.ok || declined.code === 'not-invited' ? undefined : declined.code
}

/** Does the player sit at that table already? */
function useSeatAt(table: string | undefined): boolean {
  const [seated, setSeated] = useState(false)
  useEffect(() => {
    let left = false
    if (table !== undefined)
      getTable(table).then((view) => {
        if (!left) setSeated(view.ok && view.value.you.seat !== undefined)
      })
    return () => {
      left = true
    }
  }, [table])
  return seated
}

/**
 * A rematch of the same people, everybody one seat further. Whoever asks sits down at once, a seat is reserved for everybody
 * else, and they agree or decline. The second request finds the table of the first.
 */
export function Rematch({ live }: { readonly live: Live }) {
  const text = useText()
  const [problem, setProblem] = useState<string>()
  const [declined, setDeclined] = useState(false)
  const { rematch, id } = live.table
  const seated = useSeatAt(rematch)
  if (live.seat < 0 || declined) return null
  const ask = async () => {
    const made = await requestRematch(id)
    if (!made.ok) return setProblem(made.code)
    noteCreated(made.value.id)
    go({ screen: 'online', rest: ['table', made.value.id] })
  }
  const decline = async (table: string) => {
    const why = await declineAt(table)
    setProblem(why)
    setDeclined(why === undefined)
  }
  if (rematch !== undefined && seated)
    return (
      <a className="button button-primary" href={routeTo({ screen: 'online', rest: ['table', rematch] })}>
        <Icon name="turn" size={20} />
        {text.t('hub.go')}
      </a>
    )
  return (
    <>
      {rematch === undefined ? null : (
        <p className="rematch-asked" role="status">
          {text.t('online.again.asked')}
        </p>
      )}
      <button type="button" className="button button-primary" title={text.t('table.end.rematch.about')} onClick={ask}>
        <Icon name="turn" size={20} />
        {text.t(rematch === undefined ? 'online.end.rematch' : 'online.again.yes')}
      </button>
      {rematch === undefined ? null : (
        <button type="button" className="button" onClick={() => decline(rematch)}>
          {text.t('online.again.no')}
        </button>
      )}
      {problem === undefined ? null : (
        <p className="page-fault" role="alert">
          {problemText(text, problem)}
        </p>
      )}
    </>
  )
}

import { useState } from 'react'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../app/text.ts'
import { go } from '../../app/use-route.ts'
import { Icon } from '../../icons/icon.tsx'
import { askRematch } from '../api/calls.ts'
import { problemWords } from '../api/words.ts'
import type { Live } from '../play/online-table.ts'

/** The same people once more, everybody one seat further. Whoever comes second finds the table that is there. */
export function Rematch({ live }: { readonly live: Live }) {
  const text = useText()
  const [trouble, setTrouble] = useState<string>()
  const { rematch, id } = live.table
  if (rematch !== undefined)
    return (
      <a className="button button-primary" href={routeTo({ screen: 'online', rest: ['table', rematch] })}>
        <Icon name="turn" size={20} />
        {text.t('online.end.rematch.join')}
      </a>
    )
  if (live.seat < 0) return null
  const ask = async () => {
    const made = await askRematch(id)
    if (made.ok) go({ screen: 'online', rest: ['table', made.value.id] })
    else setTrouble(made.code)
  }
  return (
    <>
      <button type="button" className="button button-primary" title={text.t('table.end.rematch.about')} onClick={ask}>
        <Icon name="turn" size={20} />
        {text.t('online.end.rematch')}
      </button>
      {trouble === undefined ? null : (
        <p className="page-fault" role="alert">
          {problemWords(text, trouble)}
        </p>
      )}
    </>
  )
}

import { waitedFor } from '@amyitis/tables'
import { useEffect } from 'react'
import { useTurns } from '../../app/hub/turns-store.ts'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { refreshTurns } from '../hub/refresh.ts'
import { othersAt } from '../parts/table-names.ts'
import { Notice } from './Notice.tsx'
import type { Live } from './online-table.ts'

/** After the own move: the way to the next table where it is one's turn, the one with the least time first. */
export function NextTable({ live }: { readonly live: Live }) {
  const text = useText()
  const { table, seat, player } = live
  const next = useTurns()?.turns.find(({ id }) => id !== table.id)
  const own = waitedFor(table).includes(seat)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every turn something else may wait
  useEffect(refreshTurns, [own])
  if (next === undefined || own || seat < 0) return null
  return (
    <Notice icon="online" words={text.t('hub.next.about', { who: text.list(othersAt(text, next, player)) })}>
      <a className="button button-primary" href={routeTo({ screen: 'online', rest: ['table', next.id] })}>
        {text.t('hub.next')}
        <Icon name="forward" size={18} />
      </a>
    </Notice>
  )
}

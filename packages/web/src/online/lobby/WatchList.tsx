import type { TableSummary } from '@amyitis/protocol'
import { useEffect, useState } from 'react'
import { routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { getRunning } from '../api/calls.ts'
import { useIdentity } from '../api/identity.ts'
import { WatchCard } from './WatchCard.tsx'

const INTERVAL_MS = 10_000

/** The public games in progress, read again every few seconds while the page is visible; undefined until the first answer. */
function useRunning(): readonly TableSummary[] | undefined {
  const [tables, setTables] = useState<readonly TableSummary[]>()
  useEffect(() => {
    let left = false
    const read = async () => {
      if (document.hidden) return
      const found = await getRunning()
      if (!left && found.ok) setTables(found.value.tables)
    }
    void read()
    const timer = setInterval(read, INTERVAL_MS)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [])
  return tables
}

const MAX_SHOWN = 6

/** Public games in progress; in the lobby the first of them. */
export function WatchList({ all = false }: { readonly all?: boolean }) {
  const text = useText()
  const running = useRunning()
  const { me } = useIdentity()
  if (running === undefined) return null
  const isOwn = ({ players }: TableSummary) =>
    players.some(({ player }) => player !== undefined && player.id === me?.id)
  // The lobby lists the own games above.
  const tables = all ? running : running.filter((table) => !isOwn(table))
  const more = !all && tables.length > MAX_SHOWN
  return (
    <Panel
      title={text.t('online.watch')}
      untitled={all}
      aside={
        more ? <a href={routeTo({ screen: 'online', rest: ['watch'] })}>{text.t('online.watch.all')}</a> : undefined
      }
    >
      {tables.length === 0 ? <p className="page-note">{text.t('online.watch.none')}</p> : null}
      <ul className="watch-list">
        {(all ? tables : tables.slice(0, MAX_SHOWN)).map((table) => (
          <WatchCard key={table.id} table={table} />
        ))}
      </ul>
      {all ? null : (
        <p className="page-actions">
          <a className="button" href={routeTo({ screen: 'online', rest: ['games'] })}>
            <Icon name="search" size={18} />
            {text.t('online.games.all')}
          </a>
        </p>
      )}
    </Panel>
  )
}

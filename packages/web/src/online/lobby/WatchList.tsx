import { routeTo } from '../../app/router.ts'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { useRunning } from './use-running.ts'
import { WatchCard } from './WatchCard.tsx'

const MAX_SHOWN = 6

/** Public games in progress; in the lobby the first of them. */
export function WatchList({ all = false }: { readonly all?: boolean }) {
  const text = useText()
  const tables = useRunning()
  if (tables === undefined) return null
  const more = !all && tables.length > MAX_SHOWN
  return (
    <Panel
      title={text.t('online.watch')}
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
    </Panel>
  )
}

import type { TableSummary } from '@amyitis/protocol'
import { useRef } from 'react'
import { useTurns } from '../../app/hub/turns-store.ts'
import { routeTo } from '../../app/router.ts'
import { useNear } from '../../app/use-near.ts'
import { GardenThumb } from '../../garden/GardenThumb.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { Panel } from '../../theme/Panel.tsx'
import { useIdentity } from '../api/identity.ts'
import { isShort, roughLeft } from '../parts/rough-time.ts'
import { namesAt, othersAt } from '../parts/table-names.ts'
import { MoreButton } from './MoreButton.tsx'
import { TableRow, TableRows } from './TableRow.tsx'
import { useTableState } from './use-table-state.ts'

/** Until when a table waits for the player, by its id. */
function useDeadlines(): ReadonlyMap<string, number> {
  const found = useTurns()
  const waiting = found === undefined ? [] : [...found.starting, ...found.turns, ...found.offers]
  return new Map(waiting.flatMap(({ id, deadline }) => (deadline === undefined ? [] : [[id, deadline]])))
}

function TimeLeft({ until, clock }: { readonly until: number; readonly clock: string }) {
  const text = useText()
  const left = until - Date.now()
  return (
    <span className={isShort(left, clock) ? 'table-row-chip is-short' : 'table-row-chip'}>
      <Icon name="clock" size={15} />
      {roughLeft(text, left)}
    </span>
  )
}

/** The garden as it stands now: somebody with many tables reads only those in sight. */
function Garden({ id, changed }: Pick<TableSummary, 'id' | 'changed'>) {
  const frame = useRef<HTMLSpanElement>(null)
  const state = useTableState(id, changed, useNear(frame))
  return (
    <span ref={frame} className="table-row-garden">
      {state === undefined ? null : <GardenThumb state={state} />}
    </span>
  )
}

function MyTable({ table, until }: { readonly table: TableSummary; readonly until: number | undefined }) {
  const text = useText()
  const { me } = useIdentity()
  const { id, status, changed, yours, round, scores, turn, players } = table
  const others = othersAt(text, table, me?.id)
  const names = namesAt(text, players)
  const awaited = !yours && turn !== undefined ? [text.t('online.waits.for', { who: names[turn] })] : []
  const about = [
    ...(round === undefined ? [] : [text.t('game.round', { round })]),
    ...(scores === undefined ? [] : [scores.join(' : ')]),
    ...(status === 'open' && !yours ? [text.t('online.waits')] : awaited),
  ]
  return (
    <TableRow
      table={table}
      about={about}
      picture={status === 'playing' ? <Garden id={id} changed={changed} /> : undefined}
      title={
        <>
          {yours ? (
            <span className="table-row-turn">{text.t(status === 'open' ? 'online.awaited' : 'online.turn.yours')}</span>
          ) : null}
          <span>{others.length === 0 ? text.t('online.hosted', { name: me?.name ?? '' }) : text.list(others)}</span>
        </>
      }
    >
      {until === undefined ? null : <TimeLeft until={until} clock={table.clock} />}
      <a
        className={yours ? 'button button-primary' : 'button'}
        href={routeTo({ screen: 'online', rest: ['table', id] })}
      >
        {yours ? null : <Icon name="eye" size={18} />}
        {text.t(yours ? 'online.go.play' : 'online.go.open')}
      </a>
    </TableRow>
  )
}

interface MyTablesProps {
  readonly tables: readonly TableSummary[]
  readonly more: (() => void) | undefined
}

/** The player’s tables: those that wait for the player first, the most urgent one on top. */
export function MyTables({ tables, more }: MyTablesProps) {
  const text = useText()
  const { me } = useIdentity()
  const deadlines = useDeadlines()
  const timeOf = ({ id }: TableSummary) => deadlines.get(id) ?? Number.POSITIVE_INFINITY
  const sorted = tables.toSorted((a, b) => {
    const urgent = Number(b.yours) - Number(a.yours)
    return urgent === 0 && timeOf(a) !== timeOf(b) ? timeOf(a) - timeOf(b) : urgent
  })
  if (me === undefined) return null
  const yours = tables.filter((table) => table.yours).length
  return (
    <Panel
      title={text.t('online.mine')}
      aside={tables.length === 0 ? undefined : text.t('online.mine.count', { count: yours })}
    >
      {tables.length === 0 ? <p className="page-note">{text.t('online.mine.none')}</p> : null}
      <TableRows>
        {sorted.map((table) => (
          <MyTable key={table.id} table={table} until={deadlines.get(table.id)} />
        ))}
      </TableRows>
      <MoreButton load={more} />
    </Panel>
  )
}

import type { Event } from '@amyitis/engine'
import type { ReactNode } from 'react'
import type { TableModel } from '../../board/model.ts'
import type { IconName } from '../../icons/art.tsx'
import { CubeIcon } from '../../icons/CubeIcon.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import { cardsDealt, processionOf, type Recap, type RecapPart, type RecapRow, recapRows } from './recap.ts'
import './recap-stele.css'

const ICONS: Readonly<Record<RecapPart, IconName>> = {
  procession: 'procession',
  ishtar: 'ishtar',
  marduk: 'marduk',
  tammouz: 'tammouz',
  stock: 'any-good',
  next: 'first',
}

type PartProps = { readonly table: TableModel; readonly events: readonly Event[] }

function Procession({ table, events }: PartProps) {
  const { text, state } = table
  return processionOf(events).map(({ seat, temples }) => (
    <p key={String(seat)} className="recap-row">
      <CubeIcon color={seat === null ? 'neutral' : state.seats[seat].color} size={20} />
      <span aria-hidden="true">→</span>
      {temples.map((temple) => (
        <Icon key={temple} name={temple} size={20} label={text.name('temple', temple)} />
      ))}
      {temples.length === 1 ? <b className="recap-temple">{text.name('temple', temples[0])}</b> : null}
    </p>
  ))
}

function Row({ table, row }: { readonly table: TableModel; readonly row: RecapRow }) {
  const { state, players } = table
  return (
    <p className="recap-row">
      {row.place === undefined ? null : <span className="recap-place">{row.place}</span>}
      <PlayerMark color={state.seats[row.seat].color} size={18} label={players[row.seat].name} />
      <span className="recap-gains">
        {row.gains.map((gain, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same gain may come twice
          <b key={i} className={gain.count < 0 ? 'is-paid' : undefined}>
            {gain.count < 0 ? `−${-gain.count}` : `+${gain.count}`}
            <Icon name={gain.icon} size={17} />
          </b>
        ))}
      </span>
    </p>
  )
}

function Temple({ table, events }: PartProps) {
  const { text } = table
  const rows = recapRows(events)
  const field = events.find((event) => event.type === 'field')
  const card = events.find((event) => event.type === 'court')
  if (rows.length === 0) return <p className="recap-note">{text.t('recap.nobody')}</p>
  return (
    <>
      {rows.map((row) => (
        <Row key={row.seat} table={table} row={row} />
      ))}
      {field === undefined ? null : (
        <p className="recap-note">{text.t('recap.cube', { row: field.row, place: field.place + 1 })}</p>
      )}
      {card === undefined ? null : <p className="recap-note">{text.name('court', card.kind)}</p>}
    </>
  )
}

function Stock({ table, events }: PartProps) {
  const rows = recapRows(events)
  if (rows.length === 0) return <p className="recap-note">{table.text.t('recap.no-discards')}</p>
  return rows.map((row) => <Row key={row.seat} table={table} row={row} />)
}

/** Everybody who gets the same stands in one line. */
function alike(rows: readonly RecapRow[]): { readonly seats: number[]; readonly gains: RecapRow['gains'] }[] {
  const groups = new Map<string, { seats: number[]; gains: RecapRow['gains'] }>()
  for (const { seat, gains } of rows) {
    const key = gains.map(({ icon, count }) => `${icon} ${count}`).join()
    const group = groups.get(key) ?? { seats: [], gains }
    group.seats.push(seat)
    groups.set(key, group)
  }
  return [...groups.values()]
}

function Next({ table, events, over }: PartProps & Pick<Recap, 'over'>) {
  const { text, players, state } = table
  if (over) return <p className="recap-note">{text.t('recap.over.about')}</p>
  const first = events.find((event) => event.type === 'first-player')
  const cards = cardsDealt(events)
  return (
    <>
      {first === undefined ? null : (
        <p className="recap-row">
          <PlayerMark color={state.seats[first.seat].color} size={18} />
          <span>{text.t('recap.first', { who: players[first.seat].name })}</span>
        </p>
      )}
      {alike(recapRows(events)).map(({ seats, gains }) => (
        <p key={seats.join()} className="recap-row">
          {seats.map((seat) => (
            <PlayerMark key={seat} color={state.seats[seat].color} size={18} label={players[seat].name} />
          ))}
          <span className="recap-gains">
            {gains.map(({ icon, count }) => (
              <b key={icon}>
                +{count}
                <Icon name={icon} size={17} />
              </b>
            ))}
          </span>
        </p>
      ))}
      {cards === 0 ? null : <p className="recap-note">{text.t('recap.cards', { count: cards })}</p>}
    </>
  )
}

interface RecapSteleProps {
  readonly table: TableModel
  readonly recap: Recap
  readonly part: RecapPart
  readonly state: 'told' | 'now' | 'ahead'
}

const CLASSES = { told: 'recap-stele', now: 'recap-stele is-now', ahead: 'recap-stele is-ahead' } as const

function bodyOf(table: TableModel, recap: Recap, part: RecapPart): ReactNode {
  const events = recap.parts[part]
  switch (part) {
    case 'procession':
      return <Procession table={table} events={events} />
    case 'stock':
      return <Stock table={table} events={events} />
    case 'next':
      return <Next table={table} events={events} over={recap.over} />
    default:
      return <Temple table={table} events={events} />
  }
}

function titleOf({ text }: TableModel, { round, over }: Recap, part: RecapPart): string {
  if (part === 'procession') return text.name('power', 'procession')
  if (part === 'stock') return text.t('recap.stock')
  if (part === 'next') return over ? text.t('recap.over') : text.t('table.round', { round: round + 1 })
  return text.name('temple', part)
}

/** One part of the end of a round. */
export function RecapStele({ table, recap, part, state }: RecapSteleProps) {
  return (
    <li className={CLASSES[state]} data-part={part}>
      <h3 className="recap-part">
        <Icon name={ICONS[part]} size={20} />
        {titleOf(table, recap, part)}
      </h3>
      {state === 'ahead' ? null : bodyOf(table, recap, part)}
    </li>
  )
}

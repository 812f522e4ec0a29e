import { POWERS, type Power } from '@amyitis/engine'
import { moveName } from '@amyitis/words'
import { Fragment } from 'react'
import { capital } from '../board/choices.ts'
import type { TableModel } from '../board/model.ts'
import { Spot, Spots } from '../board/target-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { PlayerMark } from '../icons/player-mark.tsx'
import { Panel } from '../theme/panel.tsx'
import { indices } from './indices.ts'
import { partOf } from './part.ts'
import { trackOrder } from './seats.ts'
import { trackSpaces } from './track-spaces.ts'
import './palace.css'

function Marks({ table, seats, size = 17 }: { table: TableModel; seats: readonly number[]; size?: number }) {
  const { state, players } = table
  return seats.map((seat) => (
    <PlayerMark key={seat} color={state.seats[seat].color} size={size} label={players[seat].name} />
  ))
}

/** R12.2 The track as a flight of steps; on a step, who came first stands nearest to it. */
function Track({ table }: { table: TableModel }) {
  const { state, text } = table
  const order = trackOrder(state.seats)
  const spaces = trackSpaces(state.seats.map(({ track }) => track))
  return (
    <ol className="palace-track" aria-label={text.t('table.palace.track')}>
      {spaces.map((space, i) => (
        <li
          key={space}
          className={i > 0 && space > spaces[i - 1] + 1 ? 'palace-step is-after-gap' : 'palace-step'}
          data-at={`track ${space}`}
        >
          <span className="palace-marks">
            <Marks table={table} seats={order.filter((seat) => state.seats[seat].track === space)} />
          </span>
          <span className="palace-space">{space}</span>
        </li>
      ))}
    </ol>
  )
}

/** R12.3 Who chooses a power before whom; during the palace phase, who has still to choose. */
function Order({ table }: { table: TableModel }) {
  const { state, text } = table
  const order = state.powerOrder ?? trackOrder(state.seats)
  return (
    <p className="palace-order">
      <span className="palace-order-words">
        {text.t(state.powerOrder === undefined ? 'table.palace.order' : 'table.palace.choosing')}
      </span>
      {indices(order).map((i) => (
        <Fragment key={i}>
          {i > 0 ? <Icon name="right" size={9} /> : null}
          <Marks table={table} seats={[order[i]]} size={15} />
        </Fragment>
      ))}
    </p>
  )
}

function PowerCard({ table, power }: { table: TableModel; power: Power }) {
  const { state, text } = table
  const taker = state.powers[power]
  return (
    <Spot table={table} target={`power ${power}`} className={taker === undefined ? 'power' : 'power is-taken'}>
      <Icon name={power} size={22} />
      <span className="power-name">{text.name('power', power)}</span>
      {taker === undefined ? null : (
        <span className="power-taker">
          <Marks table={table} seats={[taker]} />
        </span>
      )}
    </Spot>
  )
}

const TARGETS = ['noble', ...POWERS.map((power) => `power ${power}`)]

const OUTLOOK = {
  places: ['power', 'noble'],
  sees: ({ state }: TableModel) => [
    state.seats.map(({ track, trackRank }) => [track, trackRank]),
    state.powers,
    state.powerOrder,
  ],
}

/** The Palace expansion: track, powers, noble. */
export const Palace = partOf(OUTLOOK, function Palace({ table }: { readonly table: TableModel }) {
  const { state, text } = table
  if (!state.palace) return null
  return (
    <Spots table={table} targets={TARGETS}>
      <Panel
        title={text.t('table.palace')}
        className="palace"
        aside={
          <>
            <Order table={table} />
            <Spot table={table} target="noble" className="noble">
              <Icon name="noble" size={18} className="noble-sign" />
              <span aria-hidden="true">{capital(moveName(text, 'noble'), text.language)}</span>
              <span className="noble-price" aria-hidden="true">
                <Icon name="talent" size={16} />2
                <Icon name="forward" size={12} />
                +2
              </span>
              <span className="visually-hidden">{text.t('table.palace.noble')}</span>
            </Spot>
          </>
        }
      >
        <Track table={table} />
        <ul className="palace-powers">
          {POWERS.map((power) => (
            <li key={power}>
              <PowerCard table={table} power={power} />
            </li>
          ))}
        </ul>
      </Panel>
    </Spots>
  )
})

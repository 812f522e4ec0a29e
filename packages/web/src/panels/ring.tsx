import { CITIES, COURT } from '@amyitis/engine'
import { camelsTo, nextLevel } from '@amyitis/words'
import type { TableModel } from '../board/model.ts'
import { Spots } from '../board/target-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { PlayerMark } from '../icons/player-mark.tsx'
import { Panel } from '../theme/panel.tsx'
import { CityCard } from './city-card.tsx'
import { Count } from './count.tsx'
import { CourtCards, courtTargets } from './court-cards.tsx'
import { partOf } from './part.ts'
import { seatInView } from './seats.ts'
import './ring.css'

const OUTLOOK = {
  places: ['city', 'court', 'good'],
  sees(table: TableModel) {
    const { state, game } = table
    const { reserve } = state
    const seat = seatInView(table)
    const { camels, banker, caravaneer, palace } = state.seats[seat]
    return [
      [seat, camels, banker, caravaneer, palace],
      [state.caravan, state.plants],
      [reserve.banker, reserve.caravaneer, reserve.caravaneerGoods, reserve.palace, reserve.gardeners],
      CITIES.map((city) => camelsTo(game.position, seat, city)),
      COURT.map((kind) => nextLevel(game.position, seat, kind)),
      state.decision?.kind === 'good',
    ]
  },
}

/** R7.1 The nine cities along the caravan’s road, clockwise, with the court cards left in the middle. */
export const Ring = partOf(OUTLOOK, function Ring({ table }: { readonly table: TableModel }) {
  const { state, text, box, players } = table
  const seat = seatInView(table)
  const { color, camels } = state.seats[seat]
  const targets = [...box.edition.cities.map(({ id }) => `city ${id}`), ...courtTargets(table)]
  const has = (
    <>
      <PlayerMark color={color} size={17} label={players[seat].name} />
      <Count
        className="ring-has"
        icon="camel"
        size={18}
        count={camels}
        label={text.t('part.camels', { count: camels })}
      />
    </>
  )
  return (
    <Panel title={text.t('table.ring')} aside={has} className="ring">
      <Spots table={table} targets={targets}>
        <div className="ring-board">
          <div className="ring-road" aria-hidden="true" />
          <ol className="ring-cities">
            {box.edition.cities.map(({ id }, place) => (
              <li key={id} className={`ring-city ring-city-${place}`}>
                <CityCard table={table} city={id} seat={seat} />
              </li>
            ))}
          </ol>
          <CourtCards table={table} seat={seat} />
        </div>
      </Spots>
      <p className="visually-hidden">
        <Icon name="camel" /> {text.t('table.ring.here', { city: state.caravan })}
      </p>
    </Panel>
  )
})

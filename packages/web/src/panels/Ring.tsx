import type { City } from '@amyitis/engine'
import { memo, useMemo } from 'react'
import type { PlayerInfo, TableModel } from '../board/model.ts'
import { useShared } from '../board/structural-sharing.ts'
import { TargetGroup } from '../board/TargetButton.tsx'
import type { Target, TargetKind } from '../board/target.ts'
import { type Targets, useTargets } from '../board/use-targets.ts'
import { Icon } from '../icons/Icon.tsx'
import { PlayerMark } from '../icons/PlayerMark.tsx'
import { Panel } from '../theme/Panel.tsx'
import { CityCard, type CityView, citiesFor } from './CityCard.tsx'
import { Count } from './Count.tsx'
import { CourtCards, type CourtLeft, courtLeft, courtTargets } from './CourtCards.tsx'
import { seatInView } from './seats.ts'
import './ring.css'
import './ring-beside.css'

const KINDS: readonly TargetKind[] = ['city', 'court', 'good']

interface RingPanelProps extends Pick<TableModel, 'text' | 'box'> {
  /** The seat in view. */
  readonly player: PlayerInfo
  readonly camels: number
  readonly cities: readonly CityView[]
  readonly caravan: City
  readonly court: CourtLeft
  /** Is somebody here asked for a good that lies on a court card? */
  readonly asksGood: boolean
  readonly targets: Targets
}

const RingPanel = memo(function RingPanel(props: RingPanelProps) {
  const { text, box, player, camels, cities, caravan, court, asksGood, targets } = props
  const { color, name } = player
  const all = [
    ...cities.map(({ face }): Target => `city ${face.city}`),
    ...courtTargets(court.caravaneerGoods, asksGood),
  ]
  const has = (
    <>
      <PlayerMark color={color} size={17} label={name} />
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
      <TargetGroup targets={targets} all={all}>
        <div className="ring-board">
          <div className="ring-road" aria-hidden="true" />
          <ol className="ring-cities">
            {cities.map((view, place) => (
              <li key={view.face.city} className="ring-city" data-place={place}>
                <CityCard targets={targets} text={text} box={box} view={view} />
              </li>
            ))}
          </ol>
          <CourtCards text={text} court={court} asksGood={asksGood} targets={targets} />
        </div>
      </TargetGroup>
      <p className="visually-hidden">
        <Icon name="camel" /> {text.t('table.ring.here', { city: caravan })}
      </p>
    </Panel>
  )
})

/** R7.1 The nine cities along the caravan’s road, clockwise, with the court cards left in the middle. */
export function Ring({ table }: { readonly table: TableModel }) {
  const { text, box, state, players, deciding } = table
  const seat = seatInView(table)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the table, both need the position alone
  const [cities, court] = useMemo(() => [citiesFor(table, seat), courtLeft(table, seat)], [table.game, seat])
  return (
    <RingPanel
      text={text}
      box={box}
      player={players[seat]}
      camels={state.seats[seat].camels}
      cities={useShared(cities)}
      caravan={state.caravan}
      court={useShared(court)}
      asksGood={state.decision?.kind === 'good' && deciding !== undefined}
      targets={useTargets(table, KINDS)}
    />
  )
}

import { POWERS, type Power, RULE_VALUES, type State, trackOrder } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { moveName } from '@amyitis/narration'
import { Fragment, memo, useMemo } from 'react'
import type { PlayerInfo, TableModel } from '../board/model.ts'
import { useShared } from '../board/structural-sharing.ts'
import { TargetButton, TargetGroup } from '../board/TargetButton.tsx'
import type { Target, TargetKind } from '../board/target.ts'
import { type Targets, useTargets } from '../board/use-targets.ts'
import { capital } from '../board/wording.ts'
import { Icon } from '../icons/Icon.tsx'
import { PlayerMark } from '../icons/PlayerMark.tsx'
import { Panel } from '../theme/Panel.tsx'
import { indices } from './indices.ts'
import './palace.css'
import './palace-track.css'
import './palace-low.css'

/** Spaces that the palace track shows at least, and at most if the players are close together. */
const SHOWN = 9

/**
 * R12.2 The track never ends: the spaces to show are all that lie near a player. One space stays in view ahead of the first;
 * where players are far apart, spaces nobody stands on are left out.
 */
export function trackSpaces(places: readonly number[]): number[] {
  const last = Math.min(...places)
  const first = Math.max(...places)
  const top = Math.max(first + 1, last + SHOWN - 1)
  const from = Math.max(0, Math.min(last, top - SHOWN + 1))
  if (top - from < SHOWN) return Array.from({ length: SHOWN }, (_, i) => from + i)
  const kept = new Set([...places, top])
  for (let space = top; kept.size < SHOWN; space--) kept.add(space)
  return [...kept].sort((a, b) => a - b)
}

interface PalacePanelProps {
  readonly text: Text
  readonly players: readonly PlayerInfo[]
  /** The place of every seat on the track. */
  readonly places: readonly number[]
  /** All seats, furthest ahead first. */
  readonly order: readonly number[]
  readonly powers: State['powers']
  /** During the palace phase, who has still to choose. */
  readonly choosing: State['powerOrder']
  readonly targets: Targets
}

type Shown<Key extends keyof PalacePanelProps> = Pick<PalacePanelProps, Key>

function Marks({ players, seats, size = 17 }: Shown<'players'> & { seats: readonly number[]; size?: number }) {
  return seats.map((seat) => (
    <PlayerMark key={seat} color={players[seat].color} size={size} label={players[seat].name} />
  ))
}

/** R12.2 The track as a flight of steps; on a step, who came first stands nearest to it. */
function Track({ text, players, places, order }: Shown<'text' | 'players' | 'places' | 'order'>) {
  const spaces = trackSpaces(places)
  return (
    <ol className="palace-track" aria-label={text.t('table.palace.track')}>
      {spaces.map((space, i) => (
        <li
          key={space}
          className={i > 0 && space > spaces[i - 1] + 1 ? 'palace-step is-after-gap' : 'palace-step'}
          data-at={`track ${space}`}
        >
          <span className="palace-marks">
            <Marks players={players} seats={order.filter((seat) => places[seat] === space)} />
          </span>
          <span className="palace-space">{space}</span>
        </li>
      ))}
    </ol>
  )
}

/** R12.3 Who chooses a power before whom; during the palace phase, who has still to choose. */
function Order({ text, players, order, choosing }: Shown<'text' | 'players' | 'order' | 'choosing'>) {
  const seats = choosing ?? order
  return (
    <p className="palace-order">
      <span className="palace-order-words">
        {text.t(choosing === undefined ? 'table.palace.order' : 'table.palace.choosing')}
      </span>
      {indices(seats).map((i) => (
        <Fragment key={i}>
          {i > 0 ? <Icon name="right" size={9} className="palace-before" /> : null}
          <Marks players={players} seats={[seats[i]]} size={15} />
        </Fragment>
      ))}
    </p>
  )
}

interface PowerCardProps extends Shown<'text' | 'players' | 'targets'> {
  readonly power: Power
  readonly taker: number | undefined
}

function PowerCard({ text, players, targets, power, taker }: PowerCardProps) {
  return (
    <TargetButton
      targets={targets}
      target={`power ${power}`}
      className={taker === undefined ? 'power' : 'power is-taken'}
    >
      <Icon name={power} size={22} />
      <span className="power-name">{text.name('power', power)}</span>
      {taker === undefined ? null : (
        <span className="power-taker">
          <Marks players={players} seats={[taker]} />
        </span>
      )}
    </TargetButton>
  )
}

const KINDS: readonly TargetKind[] = ['power', 'noble']
const ALL: readonly Target[] = ['noble', ...POWERS.map((power): Target => `power ${power}`)]

const PalacePanel = memo(function PalacePanel(props: PalacePanelProps) {
  const { text, players, places, order, powers, choosing, targets } = props
  return (
    <TargetGroup targets={targets} all={ALL}>
      <Panel
        title={text.t('table.palace')}
        className="palace"
        aside={
          <>
            <Order text={text} players={players} order={order} choosing={choosing} />
            <TargetButton targets={targets} target="noble" className="noble">
              <Icon name="noble" size={18} className="noble-sign" />
              <span className="noble-name" aria-hidden="true">
                {capital(moveName(text, 'noble'), text.language)}
              </span>
              <span className="noble-price" aria-hidden="true">
                <Icon name="talent" size={16} />
                {RULE_VALUES.nobleTalents}
                <Icon name="forward" size={12} />
                {`+${RULE_VALUES.noblePlaces}`}
              </span>
              <span className="visually-hidden">{text.t('table.palace.noble', RULE_VALUES)}</span>
            </TargetButton>
          </>
        }
      >
        <Track text={text} players={players} places={places} order={order} />
        <ul className="palace-powers">
          {POWERS.map((power) => (
            <li key={power}>
              <PowerCard text={text} players={players} targets={targets} power={power} taker={powers[power]} />
            </li>
          ))}
        </ul>
      </Panel>
    </TargetGroup>
  )
})

/** The Palace expansion: track, powers, noble. */
export function Palace({ table }: { readonly table: TableModel }) {
  const { text, state, game, players } = table
  const { seats } = state
  const places = useShared(useMemo(() => seats.map(({ track }) => track), [seats]))
  const order = useShared(useMemo(() => trackOrder(game.position), [game]))
  const targets = useTargets(table, KINDS)
  if (!state.palace) return null
  return (
    <PalacePanel
      text={text}
      players={players}
      places={places}
      order={order}
      powers={state.powers}
      choosing={state.powerOrder}
      targets={targets}
    />
  )
}

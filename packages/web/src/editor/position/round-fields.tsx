import { GOODS, POWERS, RULE_VALUES } from '@amyitis/engine'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { ValueControl } from '../ValueControl.tsx'
import { withFirstPlayer, withPower, withTurn } from './model/cards.ts'
import { powersDue } from './model/derive.ts'
import { levels } from './model/values.ts'
import { useFaultsAt } from './use-faults-at.ts'
import { usePosition } from './use-position.ts'

/** R12.3 Who took which power this round. */
export function PowerFields() {
  const text = useText()
  const { state, change } = usePosition()
  if (powersDue(state) === 0) return null
  const seats = state.seats.map((_, seat) => String(seat))
  const names = state.players === 3 ? ['', ...seats] : seats
  return (
    <fieldset className="editor-piece">
      <legend className="editor-piece-name">{text.t('position.powers')}</legend>
      {POWERS.map((power) => (
        <ValueControl
          key={power}
          label={text.name('power', power)}
          value={String(state.powers[power] ?? '')}
          names={names}
          nameOf={(seat) =>
            seat === '' ? text.t('position.power.none') : text.name('color', state.seats[Number(seat)].color)
          }
          onChange={(seat) => change(withPower(state, power, seat === '' ? undefined : Number(seat)))}
        />
      ))}
    </fieldset>
  )
}

/** The round, and whose turn it is. */
export function RoundFields() {
  const text = useText()
  const { state, set, change } = usePosition()
  const faultsAt = useFaultsAt()
  const seats = state.seats.map((_, seat) => String(seat))
  const nameOf = (seat: string) => text.name('color', state.seats[Number(seat)].color)
  const rounds = levels(RULE_VALUES.lastRound).slice(1)
  return (
    <fieldset className="editor-piece">
      <legend className="editor-piece-name">{text.t('position.round')}</legend>
      <ValueControl
        label={text.t('position.round')}
        value={String(state.round)}
        names={rounds}
        onChange={(round) => set('round', Number(round))}
      />
      <ValueControl
        label={text.t('position.first')}
        value={String(state.firstPlayer)}
        names={seats}
        nameOf={nameOf}
        onChange={(seat) => change(withFirstPlayer(state, Number(seat)))}
      />
      <ValueControl
        label={text.t('position.turn')}
        value={String(state.decision?.player ?? 0)}
        names={seats}
        nameOf={nameOf}
        faults={faultsAt('decision.player')}
        onChange={(seat) => change(withTurn(state, Number(seat)))}
      />
    </fieldset>
  )
}

/** R1.4 What is left in the reserve; it follows from what the players have. */
export function ReserveFields() {
  const text = useText()
  const { reserve } = usePosition().state
  return (
    <section className="editor-piece" aria-label={text.t('table.reserve')}>
      <p className="editor-piece-name">{text.t('table.reserve')}</p>
      <ul className="position-reserve">
        <li>
          <Icon name="talent" size={18} label={text.t('rules.tokens.talents')} />
          {reserve.talents}
        </li>
        <li>
          <Icon name="camel" size={18} label={text.t('rules.tokens.camels')} />
          {reserve.camels}
        </li>
        {GOODS.map((good) => (
          <li key={good}>
            <Icon name={good} size={18} label={text.name('good', good)} />
            {reserve.goods[good]}
          </li>
        ))}
        <li>
          <Icon name="cube-neutral" size={18} label={text.t('rules.tokens.neutral')} />
          {reserve.neutral}
        </li>
      </ul>
    </section>
  )
}

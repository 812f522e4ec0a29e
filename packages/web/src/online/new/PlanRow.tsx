import { isLevel, LEVELS } from '@amyitis/bots'
import { COLORS } from '@amyitis/engine'
import type { SeatPlan } from '@amyitis/protocol'
import { Choices } from '../../app/settings/Choices.tsx'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import { PlayerMark } from '../../icons/player-mark.tsx'

const KINDS = ['open', 'invited', 'bot'] as const

interface PlanFieldsProps {
  readonly seat: number
  readonly plan: SeatPlan
  onChange(plan: SeatPlan): void
}

/** Who may sit on a seat: anyone, whoever is invited, or a bot of some level. */
export function PlanFields({ seat, plan, onChange }: PlanFieldsProps) {
  const text = useText()
  const place = seat + 1
  const { kind } = plan
  return (
    <div className="new-seat-who">
      <Choices
        label={text.t('online.new.kind', { seat: place })}
        value={kind}
        options={KINDS}
        nameOf={(one) => text.t(`online.plan.${one}`)}
        onChange={(one) => onChange(one === 'bot' ? { kind: one, level: 'gardener' } : { kind: one })}
      />
      {kind === 'bot' ? (
        <select
          className="input"
          aria-label={text.t('new.level.seat', { seat: place })}
          value={plan.level}
          onChange={({ target }) => isLevel(target.value) && onChange({ kind, level: target.value })}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {text.t(`level.${level}.name`)}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  )
}

interface PlanRowProps extends PlanFieldsProps {
  readonly onRemove: (() => void) | undefined
}

export function PlanRow({ seat, plan, onChange, onRemove }: PlanRowProps) {
  const text = useText()
  return (
    <li className="new-seat">
      <PlayerMark color={COLORS[seat]} size={34} label={text.name('color', COLORS[seat])} />
      <PlanFields seat={seat} plan={plan} onChange={onChange} />
      {onRemove === undefined ? null : (
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={text.t('new.remove', { seat: seat + 1 })}
          onClick={onRemove}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </li>
  )
}

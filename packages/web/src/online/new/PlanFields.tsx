import type { SeatPlan } from '@amyitis/protocol'
import { Choices } from '../../app/settings/Choices.tsx'
import { useText } from '../../text/use-text.ts'
import { LevelPicker } from './LevelPicker.tsx'

const KINDS = ['open', 'invited', 'bot'] as const

interface PlanFieldsProps {
  readonly seat: number
  /** Undefined: nobody sits there, and the seat is not part of the game. */
  readonly plan: SeatPlan | undefined
  onChange(plan: SeatPlan): void
  /** Takes the seat out of the game, where that may be. */
  readonly onRemove?: (() => void) | undefined
}

/** Who may take a seat: anyone, an invited player, a bot of some level, or nobody. */
export function PlanFields({ seat, plan, onChange, onRemove }: PlanFieldsProps) {
  const text = useText()
  const kind = plan?.kind ?? 'nobody'
  const options = onRemove === undefined && plan !== undefined ? KINDS : ([...KINDS, 'nobody'] as const)
  const choose = (one: (typeof options)[number]) => {
    if (one === 'nobody') onRemove?.()
    else onChange(one === 'bot' ? { kind: one, level: 'merchant' } : { kind: one })
  }
  return (
    <div className="plan-fields">
      <Choices
        unlabelled
        label={text.t('online.new.kind', { seat: seat + 1 })}
        value={kind}
        options={options}
        nameOf={(one) => text.t(`online.plan.${one}`)}
        onChange={choose}
      />
      {plan?.kind === 'bot' ? (
        <LevelPicker
          label={text.t('online.new.level', { seat: seat + 1 })}
          level={plan.level}
          onChange={(level) => onChange({ kind: 'bot', level })}
        />
      ) : null}
    </div>
  )
}

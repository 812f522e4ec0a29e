import { GOODS, type Good } from '@amyitis/engine'
import { useEffect, useRef } from 'react'
import type { Choice } from '../../board/model.ts'
import type { Chooser } from '../../board/use-board.ts'
import { Icon } from '../../icons/Icon.tsx'
import { KeyHint } from './ChoiceButton.tsx'
import { useKept } from './use-kept.ts'
import './pickers.css'
import './pickers-small.css'

type Handful = Readonly<Partial<Record<Good, number>>>

const goodsOf = ({ move }: Choice): readonly Good[] =>
  move.kind === 'sell' || move.kind === 'discard' ? move.goods : []

const countOf = (goods: readonly Good[], good: Good): number => goods.filter((one) => one === good).length

/** The choice that names exactly the goods of a handful. */
export const choiceOfHandful = (choices: readonly Choice[], handful: Handful): Choice | undefined =>
  choices.find((choice) => GOODS.every((good) => countOf(goodsOf(choice), good) === (handful[good] ?? 0)))

/** How many goods the choices name at most. */
export const maxGoods = (choices: readonly Choice[]): number =>
  Math.max(...choices.map((choice) => goodsOf(choice).length))

/** How many of a good the choices name at most. */
export const maxOf = (choices: readonly Choice[], good: Good): number =>
  Math.max(...choices.map((choice) => countOf(goodsOf(choice), good)))

const handfulSize = (handful: Handful): number => GOODS.reduce((sum, good) => sum + (handful[good] ?? 0), 0)

const NONE: Handful = {}

interface StepperProps {
  readonly model: Chooser
  readonly number: number
  readonly good: Good
  readonly count: number
  readonly most: number
  readonly full: boolean
  onChange(count: number): void
}

function Stepper({ model, number, good, count, most, full, onChange }: StepperProps) {
  const { text } = model.table
  return (
    <li className="handful-good">
      <button
        type="button"
        className="button button-icon"
        aria-label={text.t('table.handful.less', { good })}
        disabled={count === 0}
        onClick={() => onChange(count - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <span className="handful-count">
        <Icon name={good} size={26} label={text.name('good', good)} />
        <b>{count}</b>
      </span>
      <button
        type="button"
        className="button button-icon"
        data-key={number}
        aria-label={text.t('table.handful.more', { good })}
        disabled={count === most || full}
        onClick={() => onChange(count + 1)}
      >
        <Icon name="plus" size={16} />
        <KeyHint number={number} />
      </button>
    </li>
  )
}

/** A button that is switched off by its own key hands the focus on: to the one that ends the choice, if that is possible. */
function useFocusKept() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const within = box.current
    if (!within?.contains(document.activeElement) || !document.activeElement?.matches(':disabled')) return
    const next = ['.button-primary:enabled', 'button:enabled'].map((one) => within.querySelector<HTMLElement>(one))
    next.find((button) => button !== null)?.focus()
  })
  return box
}

/** Goods to sell or to discard, one by one, where there are many ways to put them together. */
export function HandfulPicker({ model, kind }: { readonly model: Chooser; readonly kind: 'sell' | 'discard' }) {
  const { table } = model
  const { text, choices } = table
  const [handful, setHandful] = useKept<Handful>(table.game, NONE)
  const most = maxGoods(choices)
  const size = handfulSize(handful)
  const choice = choiceOfHandful(choices, handful)
  const held = GOODS.filter((good) => maxOf(choices, good) > 0)
  const box = useFocusKept()
  return (
    <div className="handful" ref={box}>
      <ul className="handful-goods">
        {held.map((good, i) => (
          <Stepper
            key={good}
            model={model}
            number={i + 1}
            good={good}
            count={handful[good] ?? 0}
            most={maxOf(choices, good)}
            full={size === most}
            onChange={(count) => setHandful({ ...handful, [good]: count })}
          />
        ))}
      </ul>
      <button
        type="button"
        className="button button-primary picker-go"
        disabled={choice === undefined}
        onClick={() => choice !== undefined && model.play(choice)}
      >
        {text.t(kind === 'sell' ? 'table.handful.sell' : 'table.handful.discard')}
        <output className="handful-size">
          {choice === undefined || choice.detail === ''
            ? text.t('table.handful.count', { chosen: size, count: most })
            : choice.detail}
        </output>
      </button>
    </div>
  )
}

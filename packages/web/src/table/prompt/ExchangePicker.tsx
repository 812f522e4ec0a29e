import { GOODS, type Good } from '@amyitis/engine'
import type { Chooser } from '../../board/use-board.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useKept } from './use-kept.ts'
import './pickers.css'

interface Picked {
  readonly give?: Good
  readonly get?: Good
}

const NONE: Picked = {}

interface RowProps {
  readonly model: Chooser
  readonly label: string
  readonly goods: readonly Good[]
  readonly chosen: Good | undefined
  isPossible?(good: Good): boolean
  onChoose(good: Good): void
}

function Row({ model, label, goods, chosen, isPossible = () => true, onChoose }: RowProps) {
  const { text } = model.table
  return (
    <fieldset className="exchange-row">
      <legend>{label}</legend>
      {goods.map((good) => (
        <button
          key={good}
          type="button"
          className="button exchange-good"
          aria-pressed={good === chosen}
          disabled={!isPossible(good)}
          onClick={() => onChoose(good)}
        >
          <Icon name={good} size={24} />
          <span className="exchange-name">{text.name('good', good)}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** R10.2 One good for one of another kind: first what is given, then what is taken. */
export function ExchangePicker({ model }: { readonly model: Chooser }) {
  const { table } = model
  const { text, choices } = table
  const pairs = choices.flatMap(({ move }) => (move.kind === 'exchange' ? [move] : []))
  const gives = GOODS.filter((good) => pairs.some((pair) => pair.give === good))
  const [picked, setPicked] = useKept<Picked>(table.game, NONE)
  const give = picked.give ?? (gives.length === 1 ? gives[0] : undefined)
  const gets = GOODS.filter((good) => pairs.some((pair) => pair.get === good))
  const choice = choices.find(({ move }) => move.kind === 'exchange' && move.give === give && move.get === picked.get)
  return (
    <div className="exchange">
      <Row
        model={model}
        label={text.t('table.exchange.give')}
        goods={gives}
        chosen={give}
        onChoose={(good) => setPicked({ give: good })}
      />
      <Row
        model={model}
        label={text.t('table.exchange.get')}
        goods={gets}
        chosen={picked.get}
        isPossible={(good) => give === undefined || pairs.some((pair) => pair.give === give && pair.get === good)}
        onChoose={(get) => setPicked({ ...(give === undefined ? {} : { give }), get })}
      />
      <button
        type="button"
        className="button button-primary picker-go"
        disabled={choice === undefined}
        onClick={() => choice !== undefined && model.play(choice)}
      >
        <Icon name="exchange" size={20} />
        {text.t('table.exchange.go')}
      </button>
    </div>
  )
}

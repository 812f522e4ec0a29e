import { COURT, type Court, type Good, nextCard, type State } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { cardId, roman } from '@amyitis/narration'
import { memo } from 'react'
import type { TableModel } from '../board/model.ts'
import { TargetButton } from '../board/TargetButton.tsx'
import type { Target } from '../board/target.ts'
import type { Targets } from '../board/use-targets.ts'
import { Icon } from '../icons/Icon.tsx'
import './court-cards.css'

/** The court cards left, by kind and level. */
export interface CourtLeft extends Pick<State['reserve'], 'caravaneerGoods'> {
  readonly left: Readonly<Record<Court, readonly number[]>>
  /** The level of the next card of each kind for the seat in view. */
  readonly next: Readonly<Record<Court, number | undefined>>
}

export function courtLeft({ state: { reserve }, game }: TableModel, seat: number): CourtLeft {
  const { banker, caravaneer, caravaneerGoods, palace, gardeners } = reserve
  const level = (kind: Court) => nextCard(game.position, seat, kind)?.level
  const next = {
    banker: level('banker'),
    caravaneer: level('caravaneer'),
    palace: level('palace'),
    gardener: level('gardener'),
  }
  return { left: { banker, caravaneer, palace, gardener: [gardeners] }, caravaneerGoods, next }
}

interface CourtProps {
  readonly text: Text
  readonly court: CourtLeft
  /** Is somebody here asked for a good that lies on a card? */
  readonly asksGood: boolean
  readonly targets: Targets
}

/** How many cards of a level are left; marked if it is the one that the seat in view would take. */
const Level = memo(function Level({ text, kind, level, left, next }: LevelProps) {
  const classes = ['court-level', left === 0 ? 'is-none' : undefined, next ? 'is-next' : undefined]
  return (
    <span className={classes.filter(Boolean).join(' ')} data-at={`court ${kind} ${level}`}>
      <span className="court-roman" aria-hidden="true">
        {roman(level)}
      </span>
      <b aria-hidden="true">{left}</b>
      <span className="visually-hidden">{text.t('table.court.left', { card: cardId(kind, level), count: left })}</span>
    </span>
  )
})

interface LevelProps {
  readonly text: Text
  readonly kind: Court
  readonly level: number
  readonly left: number
  readonly next: boolean
}

interface KindProps extends Pick<CourtProps, 'text' | 'targets'> {
  readonly kind: Court
  readonly left: readonly number[]
  /** The level of the next card for the seat in view. */
  readonly next: number | undefined
}

const Kind = memo(function Kind({ text, targets, kind, left, next }: KindProps) {
  return (
    <TargetButton targets={targets} target={`court ${kind}`} className="court-kind">
      <Icon name={kind} size={22} className="court-sign" />
      <span className="court-name">{text.name('court', kind)}</span>
      <span className="court-levels" data-levels={left.length}>
        {left.map((count, i) => {
          const level = kind === 'gardener' ? 0 : i + 1
          return <Level key={level} text={text} kind={kind} level={level} left={count} next={level === next} />
        })}
      </span>
    </TargetButton>
  )
})

/** R8.3 The goods that lie on the Caravaneer II cards. */
function OnCards({ text, targets, court, asksGood }: CourtProps) {
  return (
    <div className="court-goods" data-about="on-cards">
      <span className="court-goods-on">
        <Icon name="caravaneer" size={16} label={text.t('table.court.on-cards')} />
        <span className="court-roman" aria-hidden="true">
          {roman(2)}
        </span>
      </span>
      {court.caravaneerGoods.map((good) =>
        asksGood ? (
          <TargetButton key={good} targets={targets} target={`good ${good}`} className="court-good">
            <Icon name={good} size={20} label={text.name('good', good)} />
          </TargetButton>
        ) : (
          <span key={good} className="court-good" data-at={`on-card ${good}`}>
            <Icon name={good} size={20} label={text.name('good', good)} />
          </span>
        ),
      )}
    </div>
  )
}

/** What can be pointed at among the court cards. */
export const courtTargets = (goods: readonly Good[], asksGood: boolean): Target[] => [
  ...COURT.map((kind): Target => `court ${kind}`),
  ...(asksGood ? goods.map((good): Target => `good ${good}`) : []),
]

/** As many levels as in the standard edition; with more of them they stand closer. */
const STANDARD_COLUMNS = 11

/** The court cards left, by kind and level. */
export function CourtCards(props: CourtProps) {
  const { text, targets, court } = props
  const { banker, caravaneer, palace } = court.left
  const columns = banker.length + caravaneer.length + palace.length
  return (
    <div className={columns > STANDARD_COLUMNS ? 'court is-crowded' : 'court'}>
      <h3 className="court-title">{text.t('table.court')}</h3>
      <ul className="court-kinds">
        {COURT.map((kind) => (
          <li key={kind}>
            <Kind text={text} targets={targets} kind={kind} left={court.left[kind]} next={court.next[kind]} />
            {kind === 'caravaneer' && court.caravaneerGoods.length > 0 ? <OnCards {...props} /> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

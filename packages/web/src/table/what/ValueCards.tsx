import { Named } from '../../board/Named.tsx'
import { Icon } from '../../icons/Icon.tsx'
import type { TipPart } from '../tip/tip.ts'
import type { Rank, ValueCard } from './explanation.ts'
import './values.css'

const classOf = ({ own, gone }: ValueCard) =>
  ['what-value', own && 'is-own', gone && 'is-gone'].filter(Boolean).join(' ')

function Part({ part: { words, icon } }: { readonly part: TipPart }) {
  return (
    <span className="what-part">
      {icon === undefined ? null : <Icon name={icon} size={18} />}
      <span>
        <Named words={words} stops="tab" />
      </span>
    </span>
  )
}

/** Values side by side, as little cards. */
export function ValueCards({ cards }: { readonly cards: readonly ValueCard[] }) {
  return (
    <ul className="what-values">
      {cards.map((card) => (
        <li key={card.head} className={classOf(card)} aria-current={card.own ? 'true' : undefined}>
          <b>{card.head}</b>
          {card.parts.map((one) => (
            <Part key={one.words} part={one} />
          ))}
          {card.foot === undefined ? null : <span className="what-foot">{card.foot}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Who gets what, one below the other. */
export function Ranks({ ranks }: { readonly ranks: readonly Rank[] }) {
  return (
    <dl className="what-ranks">
      {ranks.map(({ rank, words }) => (
        <div key={words} className="what-rank">
          <dt>{rank}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

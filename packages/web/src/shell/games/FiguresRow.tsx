import type { Text } from '@amyitis/i18n/app'
import type { GameHead } from '../../game/saved.ts'
import { Icon, type IconProps } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { bestPoints, type Figures, ownSeat } from './figures.ts'
import { seatNames } from './game-text.ts'
import './figures.css'

interface FigureProps {
  readonly icon: IconProps['name']
  readonly value: string
  readonly name: string
}

const Figure = ({ icon, value, name }: FigureProps) => (
  <li className="page-card figure">
    <Icon name={icon} size={32} />
    <span>
      <b className="figure-value">{value}</b>
      {name}
    </span>
  </li>
)

const othersAt = (text: Text, head: GameHead): string[] =>
  seatNames(text, head).filter((_, seat) => seat !== ownSeat(head))

/** The finished games in four figures. */
export function FiguresRow({ figures }: { readonly figures: Figures }) {
  const text = useText()
  const { finished, won, average, best } = figures
  const number = (value: number, options?: Intl.NumberFormatOptions) => value.toLocaleString(text.language, options)
  return (
    <ul className="figures">
      <Figure icon="log" value={number(finished)} name={text.t('games.figure.finished', { count: finished })} />
      <Figure
        icon="winner"
        value={number(won)}
        name={text.t('games.figure.won', { share: number(won / finished, { style: 'percent' }) })}
      />
      <Figure
        icon="points"
        value={number(average, { maximumFractionDigits: 1 })}
        name={text.t('games.figure.average')}
      />
      <Figure
        icon="advance"
        value={number(bestPoints(figures))}
        name={text.t('games.figure.best', { who: text.list(othersAt(text, best)) })}
      />
    </ul>
  )
}

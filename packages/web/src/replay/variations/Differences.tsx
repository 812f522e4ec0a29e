import type { TableModel } from '../../board/model.ts'
import type { IconName } from '../../icons/art.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { PlayerMark } from '../../icons/PlayerMark.tsx'
import type { Measure } from '../../timeline/measures.ts'
import type { Comparison } from '../model/compare.ts'
import { withMinus } from '../model/signs.ts'
import './differences.css'

const ICONS: Readonly<Record<Measure, IconName>> = {
  points: 'points',
  tiles: 'tile',
  talents: 'talent',
  camels: 'camel',
  goods: 'any-good',
  cubes: 'cube-neutral',
  track: 'noble',
}

const SIGNED = { signDisplay: 'always' } as const

interface DifferencesProps {
  readonly comparison: Comparison
  readonly table: TableModel
}

/** What everybody has more or less of than in the game after as many turns. */
export function Differences({ comparison: { turns, differences }, table }: DifferencesProps) {
  const { text, state, players } = table
  const seats = state.seats.flatMap((seat, i) => {
    const own = differences.filter((difference) => difference.seat === i)
    return own.length === 0 ? [] : [{ color: seat.color, name: players[i].name, own }]
  })
  return (
    <div className="what-if-compare">
      <p>{text.t(seats.length === 0 ? 'replay.compare.same' : 'replay.compare', { turns })}</p>
      <ul>
        {seats.map(({ color, name, own }) => (
          <li key={color}>
            <PlayerMark color={color} size={18} label={name} />
            {own.map(({ measure, here, there }) => (
              <span key={measure} className={here < there ? 'what-if-difference is-less' : 'what-if-difference'}>
                {withMinus((here - there).toLocaleString(text.language, SIGNED))}
                <Icon name={ICONS[measure]} size={17} label={text.t(`replay.measure.${measure}`)} />
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

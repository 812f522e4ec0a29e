import { SIDES, SQUARES } from '@amyitis/engine'
import type { Text } from '@amyitis/text/app'
import { memo, useMemo } from 'react'
import { ROWS, rowOf } from '../../board/keys.ts'
import type { TableModel } from '../../board/model.ts'
import { type Acts, useActs } from '../../board/use-target-events.ts'
import type { Spot } from '../glow/garden-places.ts'
import type { Scene } from '../scene.ts'
import { type GardenView, useSameList } from '../view.ts'
import { canalLabel, seenOfCanal, seenOfSquare, squareLabel } from './labels.ts'
import { Place, Reach } from './Place.tsx'

interface GroupProps {
  readonly scene: Scene
  readonly text: Text
  readonly labels: readonly string[]
  readonly legal: readonly boolean[]
  readonly acts: Acts
}

/** A group can always be entered by Tab: at what is legal, else at its first place, to hear why it is not. */
const entries = (legal: readonly boolean[]) => (legal.includes(true) ? legal : legal.map((_, index) => index === 0))

/** The squares as a grid: rows 4 to 1, columns a to d. */
const Squares = memo(function Squares({ scene, text, labels, legal, acts }: GroupProps) {
  const entered = entries(legal)
  const grid = { role: 'grid', 'aria-label': text.t('table.garden.squares') }
  // Without a name of its own a row would say all that its four squares say.
  const row = (squares: readonly number[]) => ({
    role: 'row',
    'aria-label': text.t('table.garden.row', { number: rowOf(squares[0]) }),
  })
  const cell = { role: 'gridcell' }
  return (
    <g {...grid}>
      {ROWS.map((squares) => (
        <g key={squares[0]} {...row(squares)}>
          {squares.map((square) => (
            <g key={square} {...cell}>
              <Place
                scene={scene}
                kind="square"
                index={square}
                legal={legal[square]}
                stop={entered[square]}
                label={labels[square]}
                acts={acts}
              />
            </g>
          ))}
        </g>
      ))}
    </g>
  )
})

/** The canals as a list, by their names. */
const CanalList = memo(function CanalList({ scene, text, labels, legal, acts }: GroupProps) {
  const [list, item] = [{ role: 'list', 'aria-label': text.t('table.garden.canals') }, { role: 'listitem' }]
  const entered = entries(legal)
  return (
    <>
      {legal.map((now, index) => now && <Reach key={SIDES[index]} scene={scene} index={index} acts={acts} />)}
      <g {...list}>
        {SIDES.map((side, index) => (
          <g key={side} {...item}>
            <Place
              scene={scene}
              kind="canal"
              index={index}
              legal={legal[index]}
              stop={entered[index]}
              label={labels[index]}
              acts={acts}
            />
          </g>
        ))}
      </g>
    </>
  )
})

interface Props {
  readonly scene: Scene
  readonly table: TableModel
  readonly garden: GardenView
  readonly spots: readonly Spot[]
}

/** What each place says: what can be chosen there, then what lies there. */
function useLabels(table: TableModel, garden: GardenView) {
  const { text, choices, view } = table
  const names = useSameList(view.names)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words or other names say everything anew
  const said = useMemo(() => new Map<string, string>(), [text, names])
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the table, the labels need no more than this
  return useMemo(() => {
    const label = (target: string, lies: string) => {
      const choice = table.at(target)
      return choice === undefined ? lies : [choice.name, choice.detail, lies].filter((part) => part !== '').join('. ')
    }
    const once = (target: string, seen: unknown, say: () => string) => {
      const key = `${target} ${JSON.stringify(seen)}`
      const words = said.get(key) ?? say()
      said.set(key, words)
      return label(target, words)
    }
    return {
      squares: SQUARES.map((square, index) =>
        once(`square ${square}`, seenOfSquare(garden, index), () => squareLabel(table, garden, index)),
      ),
      canals: SIDES.map((side, index) =>
        once(`canal ${side}`, seenOfCanal(garden, index), () => canalLabel(table, garden, index)),
      ),
    }
  }, [said, choices, garden])
}

function useLegal(spots: readonly Spot[]) {
  return useMemo(() => {
    const has = (kind: Spot['kind'], index: number) => spots.some((spot) => spot.kind === kind && spot.index === index)
    return {
      squares: SQUARES.map((_, index) => has('square', index)),
      canals: SIDES.map((_, index) => has('canal', index)),
    }
  }, [spots])
}

/** Everything in the garden that can be pointed at, and what it says to those who cannot see it. */
export function Places({ scene, table, garden, spots }: Props) {
  const acts = useActs(table, spots)
  const labels = useLabels(table, garden)
  const legal = useLegal(spots)
  const { text } = table
  return (
    <g className={legal.squares.includes(true) ? 'garden-asks-squares' : undefined}>
      <Squares scene={scene} text={text} labels={labels.squares} legal={legal.squares} acts={acts} />
      <CanalList scene={scene} text={text} labels={labels.canals} legal={legal.canals} acts={acts} />
    </g>
  )
}

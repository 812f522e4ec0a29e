import { SIDES, SQUARES } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { memo, useMemo } from 'react'
import { GARDEN_ROWS, rowOf } from '../../board/keys.ts'
import type { TableModel } from '../../board/model.ts'
import { type TargetEvents, useTargetEvents } from '../../board/pointing.ts'
import { useShared } from '../../board/structural-sharing.ts'
import type { Target } from '../../board/target.ts'
import { type GardenPlace, targetAt } from '../glow/garden-places.ts'
import type { Scene } from '../scene.ts'
import type { GardenView } from '../view.ts'
import { canalLabel, seenOfCanal, seenOfSquare, squareLabel } from './labels.ts'
import { Place, Reach } from './Place.tsx'

interface GroupProps {
  readonly scene: Scene
  readonly text: Text
  readonly labels: readonly string[]
  readonly legal: readonly boolean[]
  readonly events: TargetEvents
}

/** Tab always reaches a group: at a legal place, else at its first, to learn why it isn't legal. */
const entries = (legal: readonly boolean[]) => (legal.includes(true) ? legal : legal.map((_, index) => index === 0))

/** The squares as a grid: rows 4 to 1, columns a to d. */
const Squares = memo(function Squares({ scene, text, labels, legal, events }: GroupProps) {
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
      {GARDEN_ROWS.map((squares) => (
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
                events={events}
              />
            </g>
          ))}
        </g>
      ))}
    </g>
  )
})

/** The canals as a list, by their names. */
const CanalList = memo(function CanalList({ scene, text, labels, legal, events }: GroupProps) {
  const list = { role: 'list', 'aria-label': text.t('table.garden.canals') }
  const item = { role: 'listitem' }
  const entered = entries(legal)
  return (
    <>
      {legal.map((now, index) => now && <Reach key={SIDES[index]} scene={scene} index={index} events={events} />)}
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
              events={events}
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
  /** In the order of the keyboard. */
  readonly legal: readonly GardenPlace[]
}

/** What each place says: what can be chosen there, then what lies there. */
function useLabels(table: TableModel, garden: GardenView) {
  const { text, choiceAt, players } = table
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or other players change every label
  const said = useMemo(() => new Map<string, string>(), [text, players])
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the table, the labels need no more than this
  const labels = useMemo(() => {
    const label = (target: Target, lies: string) => {
      const choice = choiceAt.get(target)
      if (choice === undefined) return lies
      return `${[choice.name, choice.detail].filter(Boolean).join(' – ')}. ${lies}`
    }
    const once = (target: Target, seen: unknown, say: () => string) => {
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
  }, [said, choiceAt, garden])
  return useShared(labels)
}

function useLegal(legal: readonly GardenPlace[]) {
  return useMemo(() => {
    const has = (kind: GardenPlace['kind'], index: number) =>
      legal.some((place) => place.kind === kind && place.index === index)
    return {
      targets: legal.map(targetAt),
      squares: SQUARES.map((_, index) => has('square', index)),
      canals: SIDES.map((_, index) => has('canal', index)),
    }
  }, [legal])
}

/** Everything in the garden that can be pointed at, and what it says to those who cannot see it. */
export function Places({ scene, table, garden, legal: places }: Props) {
  const legal = useLegal(places)
  const events = useTargetEvents(table, legal.targets)
  const labels = useLabels(table, garden)
  const { text } = table
  return (
    <g className={legal.squares.includes(true) ? 'garden-asks-squares' : undefined}>
      <Squares scene={scene} text={text} labels={labels.squares} legal={legal.squares} events={events} />
      <CanalList scene={scene} text={text} labels={labels.canals} legal={legal.canals} events={events} />
    </g>
  )
}

import type { Game } from '@amyitis/engine'
import type { RulesPageId } from '@amyitis/narration'
import { type ReactNode, useMemo, useState } from 'react'
import type { TableModel } from '../../board/model.ts'
import { GardenPicture } from '../../garden/GardenPicture.tsx'
import { plantersOf } from '../../garden/planters.ts'
import { Boards } from '../../panels/Boards.tsx'
import { Groups } from '../../panels/Groups.tsx'
import { Palace } from '../../panels/Palace.tsx'
import { Ring } from '../../panels/Ring.tsx'
import { useText } from '../../text/use-text.ts'
import { EXERCISES } from '../exercises/all.ts'
import type { ExercisePart } from '../exercises/exercise.ts'
import { useLesson } from '../lesson/use-lesson.ts'
import './rules-picture.css'

function Garden({ table: { game, state, box } }: { readonly table: TableModel }) {
  const planters = useMemo(() => plantersOf(game, state), [game, state])
  return <GardenPicture state={state} box={box} planters={planters} />
}

interface Picture {
  /** The exercise whose position is shown. */
  readonly of: ExercisePart
  readonly kind: 'garden' | 'panel' | 'wide'
  readonly show: (table: TableModel) => ReactNode
}

const garden = (of: ExercisePart): Picture => ({ of, kind: 'garden', show: (table) => <Garden table={table} /> })

const PICTURES: Readonly<Partial<Record<RulesPageId, Picture>>> = {
  table: garden('fields'),
  recruit: { of: 'fields', kind: 'wide', show: (table) => <Groups table={table} /> },
  irrigation: garden('irrigation'),
  caravan: { of: 'caravan', kind: 'panel', show: (table) => <Ring table={table} /> },
  planting: garden('planting'),
  temples: { of: 'temples', kind: 'panel', show: (table) => <Boards table={table} /> },
  palace: { of: 'palace', kind: 'panel', show: (table) => <Palace table={table} /> },
}

const nothing = () => undefined

function Still({ game, picture }: { readonly game: Game; readonly picture: Picture }) {
  const text = useText()
  const { table } = useLesson({ game, events: [], asked: false, onMove: nothing }, text)
  return (
    <div className="rules-picture" data-kind={picture.kind} inert aria-hidden="true">
      {picture.show(table)}
    </div>
  )
}

function Drawn({ picture }: { readonly picture: Picture }) {
  const [game] = useState(() => EXERCISES.find(({ part }) => part === picture.of)?.start())
  return game === undefined ? null : <Still game={game} picture={picture} />
}

/** The part of the table that a page of the rules is about. An ornament: the words say all of it. */
export function RulesPicture({ page }: { readonly page: RulesPageId }) {
  const picture = PICTURES[page]
  return picture === undefined ? null : <Drawn key={page} picture={picture} />
}

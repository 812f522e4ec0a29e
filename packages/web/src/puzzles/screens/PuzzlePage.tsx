import { listPuzzles, openPuzzle, type PuzzleCollection } from '@amyitis/bots'
import { useState } from 'react'
import type { Route } from '../../app/router.ts'
import { Unknown } from '../../app/Unknown.tsx'
import { useText } from '../../text/use-text.ts'
import { dayAt, puzzleOfDay } from '../model/days.ts'
import { nextPuzzle } from '../model/next.ts'
import { posedOf } from '../model/posed.ts'
import { getResults } from '../model/results.ts'
import { PuzzleTable } from '../solving/PuzzleTable.tsx'
import { puzzleRoute } from './routes.ts'

interface PuzzlePageProps {
  readonly id: string
  readonly puzzles: PuzzleCollection
  /** The day whose puzzle it is. */
  readonly day?: number
}

/** A puzzle of the collection, and the next one after it. */
export function PuzzlePage({ id, puzzles, day }: PuzzlePageProps) {
  const text = useText()
  const [puzzle] = useState(() => openPuzzle(puzzles, id))
  // What comes next is settled when the puzzle is opened, so that the link doesn't change with the rating.
  const [next] = useState((): Route | undefined => {
    const theme = day === undefined ? puzzle?.theme : undefined
    const found = nextPuzzle(listPuzzles(puzzles), getResults(), { theme, except: id })
    return found === undefined ? undefined : puzzleRoute(found.id)
  })
  const [posed] = useState(() => (puzzle === undefined ? undefined : posedOf(puzzle)))
  if (posed === undefined) return <Unknown />
  const number = listPuzzles(puzzles).findIndex((one) => one.id === id) + 1
  const title = day === undefined ? text.t('puzzles.number', { number }) : text.t('puzzles.today')
  return <PuzzleTable posed={posed} title={title} next={next} {...(day === undefined ? {} : { day })} />
}

export function DayPage({ puzzles }: { readonly puzzles: PuzzleCollection }) {
  // A puzzle that was opened before midnight stays open after it.
  const [day] = useState(() => dayAt(Date.now()))
  return <PuzzlePage id={puzzleOfDay(listPuzzles(puzzles), day).id} puzzles={puzzles} day={day} />
}

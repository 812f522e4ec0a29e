import { costOf } from '@amyitis/bots'
import { percent } from '@amyitis/narration'
import { type Route, routeTo } from '../../app/router.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import type { OwnPuzzle } from '../model/own.ts'
import { getResults, type PuzzleOutcome } from '../model/results.ts'
import { PuzzleGarden } from './PuzzleGarden.tsx'
import './puzzle-list.css'

interface OwnRowProps {
  readonly puzzle: OwnPuzzle
  readonly to: Route
  readonly title: string
  readonly states: Readonly<Record<PuzzleOutcome, string>>
}

/** A turn of one's own game in a list: where it was, what it cost, and whether something better has been found. */
export function OwnRow({ puzzle, to, title, states }: OwnRowProps) {
  const text = useText()
  const { id, game, round, loss, points } = puzzle
  const outcome = getResults().outcomes[id]
  const lost = points.toLocaleString(text.locale, { maximumFractionDigits: 1 })
  return (
    <a className="puzzle-row" href={routeTo(to)}>
      <PuzzleGarden open={() => game.position} />
      <span className="puzzle-row-words">
        <b>{title}</b>
        <span className="page-note">{text.t('puzzles.mine.where', { round })}</span>
        <span className="page-note">
          {loss < costOf({ loss, points })
            ? text.t('puzzles.mine.points', { points: lost })
            : text.t('puzzles.mine.loss', { loss: percent(text, loss) })}
        </span>
      </span>
      <span className="puzzle-row-end">
        {outcome === undefined ? null : (
          <span className={outcome === 'solved' ? 'puzzle-solved' : 'puzzle-failed'}>
            {outcome === 'solved' ? <Icon name="check" size={16} /> : null}
            {states[outcome]}
          </span>
        )}
      </span>
    </a>
  )
}

import { useText } from '../text/use-text.ts'
import { difficultyOf } from './model/next.ts'
import './stars.css'

/** How hard a puzzle is, in stars. */
export function Stars({ rating }: { readonly rating: number }) {
  const text = useText()
  const difficulty = difficultyOf(rating)
  return (
    <span className="stars">
      <span aria-hidden="true">{'★'.repeat(difficulty) + '☆'.repeat(3 - difficulty)}</span>
      <span className="visually-hidden">{text.t(`puzzles.difficulty.${difficulty}`)}</span>
    </span>
  )
}

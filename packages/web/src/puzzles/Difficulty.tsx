import { Stars } from '../app/Stars.tsx'
import { useText } from '../text/use-text.ts'
import { difficultyOf } from './model/next.ts'

/** How hard a puzzle is, in stars. */
export function Difficulty({ rating }: { readonly rating: number }) {
  const text = useText()
  const difficulty = difficultyOf(rating)
  return <Stars count={difficulty} label={text.t(`puzzles.difficulty.${difficulty}`)} size={17} />
}

import type { PuzzleTheme } from '@amyitis/bots'
import type { Route } from '../../app/router.ts'

const to = (...rest: readonly string[]): Route => ({ screen: 'puzzles', rest })

export const TODAY = to('today')
export const MINE = to('mine')
export const puzzleRoute = (id: string): Route => to('puzzle', id)
export const themeRoute = (theme: PuzzleTheme): Route => to('theme', theme)
export const ownRoute = (game: string, n: number): Route => to('mine', game, String(n))

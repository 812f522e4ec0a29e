import type { GameHead } from '../../game/saved.ts'
import { resultOf } from './figures.ts'

export const FILTERS = ['all', 'running', 'won', 'duel', 'palace'] as const
export type Filter = (typeof FILTERS)[number]

const FITS: Readonly<Record<Filter, (head: GameHead) => boolean>> = {
  all: () => true,
  running: (head) => resultOf(head) === 'running',
  won: (head) => resultOf(head) === 'won',
  duel: ({ summary }) => summary.players === 2,
  palace: ({ summary }) => summary.palace,
}

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The games that fit a filter and have all words of a query among theirs, those to go on with first. */
export function filterGames(
  games: readonly GameHead[],
  { filter, query }: { readonly filter: Filter; readonly query: string },
  wordsOf: (head: GameHead) => string,
): GameHead[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  const found = games.filter((head) => {
    if (!FITS[filter](head)) return false
    const words = plain(wordsOf(head))
    return wanted.every((word) => words.includes(word))
  })
  const running = (head: GameHead) => resultOf(head) === 'running'
  return [...found.filter(running), ...found.filter((head) => !running(head))]
}

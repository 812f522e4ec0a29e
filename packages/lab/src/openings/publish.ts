import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatOpenings, type OpeningCollection, type OpeningTurn } from '@amyitis/bots'
import { type OpeningsPlan, readPlayed } from './play.ts'

/** A share of fewer games says nothing. */
const FEWEST = 5
/** The number of games whose moves are all published, for replay. */
const REPLAYED = 12

const keyOf = (turns: readonly OpeningTurn[], length: number) => turns.slice(0, length).join(' ')

/** The collection as the app reads it: each line ends with the first turn that sets it apart from almost all others. */
export function cut(collection: OpeningCollection, fewest = FEWEST, replayed = REPLAYED): OpeningCollection {
  const counts = new Map<string, number>()
  for (const turns of collection.games.flatMap(({ lines }) => lines))
    for (let length = 1; length <= turns.length; length++) {
      const key = keyOf(turns, length)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  const cutLine = (turns: readonly OpeningTurn[]) =>
    turns.filter((_, i) => i === 0 || (counts.get(keyOf(turns, i)) ?? 0) >= fewest)
  return {
    ...collection,
    fewest,
    games: collection.games.map(({ lines, scores, moves }, i) => ({
      lines: lines.map(cutLine),
      scores,
      moves: i < replayed ? moves : undefined,
    })),
  }
}

/** Writes a file for each kind of game; says how large each is. */
export function* publishOpenings(plan: OpeningsPlan, out: string): Generator<string> {
  for (const kind of plan.kinds) {
    const collection = cut(readPlayed(kind, plan))
    const text = formatOpenings(collection)
    writeFileSync(join(out, `${kind}.txt`), text)
    yield `${kind}: ${collection.games.length} games, ${text.length} bytes`
  }
}

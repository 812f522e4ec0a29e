import type { GameFacts } from '../../game/facts/facts.ts'
import type { FactsStore, KeptFacts, Occupant } from '../../game/facts/facts-store.ts'
import { type Gather, type GatherDeps, keyOf, toKeep, versionOf } from '../../game/facts/gather-facts.ts'
import { outlineOf } from '../../game/facts/outline.ts'
import type { GameHead, SavedGame } from '../../game/saved.ts'
import { isHuman } from '../../game/seats.ts'
import type { GameStore } from '../../game/store.ts'
import { type PlayedGame, ranksOf } from '../model/played-game.ts'

/** Whose game it is, and where they sat. */
type Owner = Pick<PlayedGame, 'who' | 'seat'>

/**
 * The only person at a table is who uses this browser. If several sat around its screen, it is the game of each of them who
 * has a name, and of nobody else.
 */
export function ownersOf({ seats }: Pick<GameHead, 'seats'>): Owner[] {
  const people = seats.flatMap((seat, i) => (seat.kind === 'human' ? [{ who: seat.name, seat: i }] : []))
  if (people.length === 1) return [{ who: '', seat: people[0].seat }]
  return people.filter(({ who }) => who !== '')
}

const occupantsOf = ({ seats }: GameHead): Occupant[] =>
  seats.map((seat) =>
    seat.kind === 'human' ? { kind: 'person', name: seat.name } : { kind: 'bot', level: seat.level },
  )

export interface LocalGames {
  readonly games: readonly PlayedGame[]
  /** Finished games that don't count: they were continued from another game or a position, or they are damaged. */
  readonly uncounted: number
}

export interface LocalDeps {
  readonly store: Pick<GameStore, 'list'>
  readonly kept: FactsStore
  readonly gather: Gather
  /** Called with all games while they are being read, the latest first: those that aren't read yet in outline. */
  onProgress(done: number, all: number, known: () => readonly PlayedGame[]): void
}

/** Finished games in which somebody played. */
const counts = ({ summary, seats }: GameHead) => summary.player === undefined && seats.some(isHuman)

/** Keeps the facts of games that have just been brought in, as long as they need not be read again. */
export async function keepFactsOf(
  games: readonly SavedGame[],
  { kept, pause }: Pick<GatherDeps, 'kept' | 'pause'>,
): Promise<void> {
  const facts: KeptFacts[] = []
  for (const saved of games.filter(({ head }) => counts(head))) {
    facts.push(toKeep(saved))
    await pause()
  }
  await kept.keep(facts)
}

function playedGames(head: GameHead, facts: GameFacts): PlayedGame[] {
  const { id, changed: at } = head
  const ranks = ranksOf(facts)
  return ownersOf(head).map((owner) => ({ kind: 'game', id, at, ...owner, sitters: occupantsOf(head), ranks, facts }))
}

/** The finished games of this browser. Each is replayed once: what statistics need of it is kept. */
export async function localGames({ store, kept, gather, onProgress }: LocalDeps): Promise<LocalGames> {
  const [heads, all] = await Promise.all([store.list(), kept.all().catch(() => [])])
  const known = new Map(all.map((one) => [one.key, one]))
  const over = heads.filter(counts)
  const missing = over.filter((head) => known.get(keyOf(head))?.version !== versionOf(head))
  const outlines = new Map(missing.map((head) => [keyOf(head), outlineOf(head)]))
  const factsOf = (key: string) => (outlines.has(key) ? outlines.get(key) : known.get(key)?.facts)
  const games = () =>
    over.flatMap((head) => {
      const facts = factsOf(keyOf(head))
      return facts === undefined ? [] : playedGames(head, facts)
    })
  if (missing.length > 0) onProgress(0, missing.length, games)
  await gather(missing, (some) => {
    for (const one of some) {
      known.set(one.key, one)
      outlines.delete(one.key)
    }
    if (outlines.size > 0) onProgress(missing.length - outlines.size, missing.length, games)
  })
  // What can't be read doesn't count.
  outlines.clear()
  const there = new Set(over.map(keyOf))
  const gone = [...known.keys()].filter((key) => key.startsWith('game ') && !there.has(key))
  if (gone.length > 0) await kept.drop(gone).catch(() => {})
  return { games: games(), uncounted: over.filter((head) => factsOf(keyOf(head)) === undefined).length }
}

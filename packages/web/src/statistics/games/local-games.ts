import type { GameHead, SavedGame } from '../../game/saved.ts'
import { isHuman } from '../../game/seats.ts'
import type { GameStore } from '../../game/store.ts'
import { FACTS_VERSION, type GameFacts } from '../facts/facts.ts'
import { factsOfSaved } from '../facts/facts-of.ts'
import { type PlayedGame, ranksOf, type Sitter } from '../model/played-game.ts'
import type { FactsStore, KeptFacts } from './facts-store.ts'

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

const sittersOf = ({ seats }: GameHead): Sitter[] =>
  seats.map((seat) =>
    seat.kind === 'human' ? { kind: 'person', name: seat.name } : { kind: 'bot', level: seat.level },
  )

const keyOf = ({ id }: GameHead): string => `game ${id}`
const versionOf = ({ revision, changed }: GameHead): string => `${FACTS_VERSION} ${revision} ${changed}`

const toKeep = (saved: SavedGame): KeptFacts => ({
  key: keyOf(saved.head),
  version: versionOf(saved.head),
  facts: factsOfSaved(saved),
})

export interface LocalGames {
  readonly games: readonly PlayedGame[]
  /** Finished games that don't count: they were continued from another game or a position, or they are damaged. */
  readonly uncounted: number
}

export interface LocalDeps {
  readonly store: Pick<GameStore, 'list' | 'load'>
  readonly kept: FactsStore
  /** Lets the page answer between two games. */
  pause(): Promise<void>
  /** Called with what is known while the other games are being read, the latest ones first. */
  onProgress(done: number, all: number, known: () => readonly PlayedGame[]): void
}

/** Finished games in which somebody played. */
const counts = ({ summary, seats }: GameHead) => summary.player === undefined && seats.some(isHuman)

/** Keeps the facts of games that have just been brought in, as long as they need not be read again. */
export async function keepFactsOf(
  games: readonly SavedGame[],
  { kept, pause }: Pick<LocalDeps, 'kept' | 'pause'>,
): Promise<void> {
  const facts: KeptFacts[] = []
  for (const saved of games.filter(({ head }) => counts(head))) {
    facts.push(toKeep(saved))
    await pause()
  }
  await kept.keep(facts)
}

/** So many games are read at once, and kept together. */
const BATCH = 16

function playedGames(head: GameHead, facts: GameFacts): PlayedGame[] {
  const { id, changed: at } = head
  const ranks = ranksOf(facts)
  return ownersOf(head).map((owner) => ({ kind: 'game', id, at, ...owner, sitters: sittersOf(head), ranks, facts }))
}

/** The facts of some games. While a batch is replayed, the next one is read. */
async function* gather(heads: readonly GameHead[], { store, kept, pause }: LocalDeps): AsyncGenerator<KeptFacts[]> {
  const read = (from: number) =>
    Promise.all(heads.slice(from, from + BATCH).map(({ id }) => store.load(id).catch(() => undefined)))
  let reading = read(0)
  for (let done = 0; done < heads.length; done += BATCH) {
    const saved = await reading
    reading = read(done + BATCH)
    const batch: KeptFacts[] = []
    for (const game of saved) {
      if (game === undefined) continue
      batch.push(toKeep(game))
      await pause()
    }
    await kept.keep(batch).catch(() => {})
    yield batch
  }
}

/** The finished games of this browser. Each is replayed once: what statistics need of it is kept. */
export async function localGames(deps: LocalDeps): Promise<LocalGames> {
  const { store, kept, onProgress } = deps
  const [heads, all] = await Promise.all([store.list(), kept.all().catch(() => [])])
  const known = new Map(all.map((one) => [one.key, one]))
  const over = heads.filter(counts)
  const missing = over.filter((head) => known.get(keyOf(head))?.version !== versionOf(head))
  const games = () =>
    over.flatMap((head) => {
      const facts = known.get(keyOf(head))?.facts
      return facts === undefined ? [] : playedGames(head, facts)
    })
  let done = 0
  if (missing.length > 0) onProgress(0, missing.length, games)
  for await (const batch of gather(missing, deps)) {
    for (const one of batch) known.set(one.key, one)
    done += BATCH
    if (done < missing.length) onProgress(done, missing.length, games)
  }
  const there = new Set(over.map(keyOf))
  const gone = [...known.keys()].filter((key) => key.startsWith('game ') && !there.has(key))
  if (gone.length > 0) await kept.drop(gone).catch(() => {})
  return {
    games: games(),
    uncounted: over.filter((head) => known.get(keyOf(head))?.facts === undefined).length,
  }
}

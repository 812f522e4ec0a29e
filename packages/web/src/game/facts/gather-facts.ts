import type { GameHead, SavedGame } from '../saved.ts'
import type { GameStore } from '../store.ts'
import { FACTS_VERSION } from './facts.ts'
import { factsOfSaved } from './facts-of.ts'
import type { FactsStore, KeptFacts } from './facts-store.ts'

export const keyOf = ({ id }: GameHead): string => `game ${id}`
export const versionOf = ({ revision, changed }: GameHead): string => `${FACTS_VERSION} ${revision} ${changed}`

export const toKeep = (saved: SavedGame): KeptFacts => ({
  key: keyOf(saved.head),
  version: versionOf(saved.head),
  facts: factsOfSaved(saved),
})

/** Gathers the facts of games, some at a time. */
export type Gather = (heads: readonly GameHead[], onSome: (facts: readonly KeptFacts[]) => void) => Promise<void>

export interface GatherDeps {
  readonly store: Pick<GameStore, 'load'>
  readonly kept: Pick<FactsStore, 'keep'>
  /** Lets the page answer between two games. */
  pause(): Promise<void>
}

/** How many games are read at once, and kept together. */
export const BATCH = 16

/** Reads games and keeps their facts; those that can't be read are left out. */
export async function gatherSome(heads: readonly Pick<GameHead, 'id'>[], deps: GatherDeps): Promise<KeptFacts[]> {
  const { store, kept, pause } = deps
  const facts: KeptFacts[] = []
  for (const saved of await Promise.all(heads.map(({ id }) => store.load(id).catch(() => undefined)))) {
    if (saved === undefined) continue
    facts.push(toKeep(saved))
    await pause()
  }
  await kept.keep(facts).catch(() => {})
  return facts
}

/** On the page. */
export const gatherHere =
  (deps: GatherDeps): Gather =>
  async (heads, onSome) => {
    for (let done = 0; done < heads.length; done += BATCH)
      onSome(await gatherSome(heads.slice(done, done + BATCH), deps))
  }

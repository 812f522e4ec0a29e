import { cardsOf, fixedDealer, parseRecord, play, type State, toState } from '@amyitis/engine'
import type { GameHead, SavedGame } from '../../game/saved.ts'
import type { GameStore } from '../../game/store.ts'

type Garden = Pick<State, 'garden' | 'canals'>

/** The garden as a saved game left it; undefined if the rules don't replay the game to its end. */
export function gardenOf({ head, moves }: SavedGame): Garden | undefined {
  const read = parseRecord(head.record, head.seed)
  if (!read.ok) return undefined
  const { game } = read
  for (const { move, deal } of moves)
    if (!play(game, move, deal === undefined ? game.dealer : fixedDealer(cardsOf(deal))).ok) return undefined
  const { garden, canals } = toState(game.position)
  return { garden, canals }
}

type Version = Pick<GameHead, 'id' | 'revision' | 'changed'>
type Pictured = Garden | 'none'

export interface Gardens {
  /** What has been read already. */
  known(game: Version): Pictured | undefined
  read(game: Version): Promise<Pictured>
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The gardens of saved games. Each is replayed once per change, and one after the other, so that a long list scrolls smoothly. */
export function createGardens(load: GameStore['load']): Gardens {
  const kept = new Map<string, { readonly version: string; readonly garden: Pictured }>()
  let last: Promise<unknown> = Promise.resolve()
  const versionOf = ({ revision, changed }: Version) => `${revision} ${changed}`
  const known = (game: Version) => {
    const found = kept.get(game.id)
    return found?.version === versionOf(game) ? found.garden : undefined
  }
  const replay = async (game: Version): Promise<Pictured> => {
    await pause()
    const saved = known(game) === undefined ? await load(game.id).catch(() => undefined) : undefined
    const garden = known(game) ?? (saved === undefined ? undefined : gardenOf(saved)) ?? 'none'
    kept.set(game.id, { version: versionOf(game), garden })
    return garden
  }
  return {
    known,
    read(game) {
      const next = last.then(() => replay(game))
      last = next
      return next
    },
  }
}

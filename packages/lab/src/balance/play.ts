import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameKind, hasPalace, parseWeights, playersOf, weightsUrl } from '@amyitis/bots'
import { formatRecord, type Game, parseRecord } from '@amyitis/engine'
import { kindName, playGame } from '../games.ts'

export interface BalancePlan {
  readonly kinds: readonly GameKind[]
  /** Per kind of game. */
  readonly games: number
  /** Per decision. */
  readonly iterations: number
  /** Where the records are kept. */
  readonly data: string
}

const weightsOf = (kind: GameKind) =>
  parseWeights(readFileSync(weightsUrl({ players: playersOf(kind), palace: hasPalace(kind) })))

/** The weights of a kind of game, in short. */
export const weightsHash = (kind: GameKind): string => weightsOf(kind).header.hash.slice(0, 12)

/** Games with other weights or another budget are other games, in another folder. */
function folderOf(kind: GameKind, { data, iterations }: Pick<BalancePlan, 'data' | 'iterations'>): string {
  return join(data, `${kind}-${iterations}-${weightsHash(kind)}`)
}

const fileOf = (folder: string, n: number) => join(folder, `${n}.txt`)

/** Plays the games that are missing, of all kinds alike, so that an interrupted run has some of each. */
export function* playMissing(plan: BalancePlan): Generator<string> {
  const kinds = plan.kinds.map((kind) => ({ kind, folder: folderOf(kind, plan), net: weightsOf(kind).net }))
  for (const { folder } of kinds) mkdirSync(folder, { recursive: true })
  for (let n = 1; n <= plan.games; n++)
    for (const { kind, folder, net } of kinds) {
      const file = fileOf(folder, n)
      if (existsSync(file)) continue
      const about = { players: playersOf(kind), palace: hasPalace(kind), iterations: plan.iterations }
      const game = playGame(about, { net, constants: undefined }, `balance ${kindName(about)} ${n}`)
      writeFileSync(`${file}.part`, formatRecord(game))
      renameSync(`${file}.part`, file)
      yield `${kind} ${n}: ${game.position.round} rounds`
    }
}

/** The games that have been played, in order. */
export function readGames(kind: GameKind, plan: Pick<BalancePlan, 'data' | 'iterations' | 'games'>): Game[] {
  const folder = folderOf(kind, plan)
  return Array.from({ length: plan.games }, (_, i) => fileOf(folder, i + 1))
    .filter((file) => existsSync(file))
    .map((file) => {
      const read = parseRecord(readFileSync(file, 'utf8'))
      if (!read.ok) throw new Error(`${file}: ${read.fault.problem}`)
      return read.game
    })
}

import { createBot } from '../../packages/bots/src/index.ts'
import {
  type Decision,
  formatMove,
  formatRecord,
  type Game,
  isOver,
  newGame,
  type PlayerCount,
  play,
  seededRandom,
  withHeaders,
} from '../../packages/engine/src/index.ts'

/** Reproducible games from fixed seeds, in the app's export format. */
interface Scene {
  readonly id: string
  readonly names: readonly string[]
  readonly palace: boolean
  readonly seed: string
  /** The decision of the person at which to stop; undefined: the end of the game. */
  readonly until?: { readonly round: number; readonly decision: Decision }
}

const SCENES: readonly Scene[] = [
  {
    id: 'base',
    names: ['Anna', 'Ninsun', 'Enlil'],
    palace: false,
    seed: 'picture 3',
    until: { round: 5, decision: 'irrigate' },
  },
  {
    id: 'palace',
    names: ['Anna', 'Ninsun', 'Enlil', 'Kubaba'],
    palace: true,
    seed: 'picture 4',
    until: { round: 4, decision: 'irrigate' },
  },
  { id: 'duel', names: ['Anna', 'Ninsun'], palace: false, seed: 'picture 2', until: { round: 4, decision: 'action' } },
  { id: 'over', names: ['Anna', 'Ninsun', 'Enlil'], palace: false, seed: 'picture 1' },
]

const LEVELS = ['priest', 'gardener', 'merchant'] as const
const DAY = Date.UTC(2026, 3, 12, 18, 30)

function played({ names, palace, seed, until }: Scene): Game {
  const players = names.length as PlayerCount
  const game = withHeaders(newGame({ players, palace, seed }), { date: '2026-04-12', names: [...names] })
  const bot = createBot('gardener', { random: seededRandom(seed) })
  const isThere = () => {
    const { decision, player, round } = game.position
    return player === 0 && until !== undefined && round >= until.round && until.decision === decision
  }
  while (!isOver(game) && !isThere()) play(game, formatMove(bot.choose(game.position)))
  return game
}

function saved(scene: Scene, index: number) {
  const { id, names, seed } = scene
  const seats = names.map((name, seat) =>
    seat === 0 ? { kind: 'human', name } : { kind: 'bot', level: LEVELS[seat - 1] },
  )
  const time = DAY - index * 3_600_000
  return { head: { id, created: time, changed: time, seats, seed, record: formatRecord(played(scene)) }, moves: [] }
}

/** A file that can be imported in the settings. */
export const dataFile = (settings: object): string =>
  JSON.stringify({
    format: 'amyitis-data',
    version: 1,
    kept: { 'amyitis.settings': JSON.stringify(settings) },
    games: SCENES.map(saved),
  })

import {
  clonePosition,
  formatRecord,
  isOver,
  legalMoves,
  newGame,
  openBox,
  PLAYER_COUNTS,
  type PlayerCount,
  parseRecord,
  play,
  randomDealer,
  rewind,
  STANDARD,
  seededRandom,
} from '@amyitis/engine'
import { playRandomGame } from './random-game.ts'

interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string
}

const seconds = (since: number) => (performance.now() - since) / 1000

/** Runs `work` for about `time` seconds after warming up; returns the runs per second. */
function rate(work: () => number, time: number): number {
  const run = (limit: number) => {
    let done = 0
    const start = performance.now()
    while (seconds(start) < limit) done += work()
    return done / seconds(start)
  }
  run(time / 2)
  return run(time)
}

/** Uniformly random play: the legal moves of every decision are generated, one is chosen, played. */
function randomPlay(players: PlayerCount, palace: boolean, time: number): Measurement[] {
  const box = openBox(STANDARD, players, palace)
  const random = seededRandom('bench')
  const dealer = randomDealer(random)
  let decisions = 0
  let games = 0
  const perGame = rate(() => {
    decisions += playRandomGame(box, random, dealer).decisions
    games++
    return 1
  }, time)
  const name = `${players} players${palace ? ', Palace' : ''}`
  return [
    { name: `${name}: decisions`, value: (perGame * decisions) / games, unit: '/s' },
    { name: `${name}: random games`, value: perGame, unit: '/s' },
  ]
}

/** A position in the middle of a game of four. */
function middle() {
  const game = newGame({ players: 4, seed: 'bench' })
  const random = seededRandom('middle')
  while (game.entries.length < 120) {
    const moves = legalMoves(game)
    play(game, moves[random(moves.length)])
  }
  return game.position
}

function cloning(time: number): Measurement {
  const pos = middle()
  let rounds = 0
  const value = rate(() => {
    for (let i = 0; i < 1000; i++) rounds += clonePosition(pos).round
    return 1000
  }, time)
  return { name: 'clone of a position', value: rounds > 0 ? value : 0, unit: '/s' }
}

/** Reading a record of 250 decisions and replaying it through the rules. */
function replaying(time: number): Measurement {
  const game = newGame({ players: 4, seed: 'bench' })
  const random = seededRandom('replay')
  while (!isOver(game)) {
    const moves = legalMoves(game)
    play(game, moves[random(moves.length)])
  }
  const record = formatRecord(rewind(game, 250))
  const perRecord = rate(() => (parseRecord(record).ok ? 1 : 0), time)
  return { name: 'replay of a record of 250 decisions', value: 1000 / perRecord, unit: 'ms' }
}

/** What the engine does in a second on one core of this machine. */
function measure(time: number): Measurement[] {
  return [
    ...PLAYER_COUNTS.flatMap((players) => [false, true].flatMap((palace) => randomPlay(players, palace, time))),
    cloning(time),
    replaying(time),
  ]
}

const formatValue = ({ value, unit }: Measurement) =>
  `${value.toLocaleString('en', { maximumFractionDigits: unit === 'ms' ? 2 : 0 })} ${unit}`

/** Prints the measurements as a table, or as JSON. */
export function bench(time = 1, json = false): void {
  const measured = measure(time)
  if (json) process.stdout.write(`${JSON.stringify(measured)}\n`)
  else for (const one of measured) process.stdout.write(`${one.name.padEnd(40)} ${formatValue(one).padStart(16)}\n`)
}

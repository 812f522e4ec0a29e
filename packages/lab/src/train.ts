import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { featureSizes, type Net, netOf, netSize, packWeights, type Shape } from '@amyitis/bots'
import { openBox, type PlayerCount, STANDARD, seededRandom } from '@amyitis/engine'
import { Learner } from './train/learner.ts'
import { searchPlay, selfPlay } from './train/self-play.ts'
import { lessonsOf } from './train/td.ts'

/** `node packages/lab/src/train.ts --players 2 [--palace] --games 30000 --out FILE`: trains one set of weights. */

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    palace: { type: 'boolean', default: false },
    games: { type: 'string', default: '30000' },
    hidden: { type: 'string', default: '48' },
    top: { type: 'string', default: '24' },
    lambda: { type: 'string', default: '0.8' },
    error: { type: 'string', default: '0.06' },
    rate: { type: 'string', default: '0.002' },
    iterations: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'amyitis' },
    report: { type: 'string', default: '500' },
    out: { type: 'string', default: '' },
  },
})

const players = Number(values.players) as PlayerCount
const box = openBox(STANDARD, players, values.palace)
const games = Number(values.games)
const out = values.out || `data/weights/${players}p${values.palace ? '-palace' : ''}.weights`
const checkpoint = `${out}.checkpoint`

const shape: Shape = { ...featureSizes(box), players, hidden: Number(values.hidden), top: Number(values.top) }

/** Small random weights; inputs of about one keep the layers in range. */
function freshNet(): Net {
  const random = seededRandom(`${values.seed}/weights`)
  const net = netOf(shape, new Float32Array(netSize(shape)))
  const fill = (part: Float32Array, size: number) => {
    for (let i = 0; i < part.length; i++) part[i] = ((random(2_000_001) - 1_000_000) / 1e6) * size
  }
  fill(net.fromTable, 0.15)
  for (const part of net.fromSeats) fill(part, 0.15)
  fill(net.toTop, Math.sqrt(3 / shape.hidden))
  fill(net.chance, 0.1)
  fill(net.margin, 0.1)
  fill(net.prior, 0.05)
  return net
}

/** Weights and the state of Adam, so that training goes on where it stopped. */
function save(learner: Learner, done: number): void {
  mkdirSync(dirname(out), { recursive: true })
  const numbers = Buffer.concat(
    [learner.net.weights, learner.first, learner.second].map((part) =>
      Buffer.from(part.buffer, part.byteOffset, part.byteLength),
    ),
  )
  const head = Buffer.from(`${JSON.stringify({ done, steps: learner.steps, shape })}\n`)
  writeFileSync(`${checkpoint}.new`, Buffer.concat([head, numbers]))
  renameSync(`${checkpoint}.new`, checkpoint)
  const bytes = packWeights(learner.net)
  const { out: _, ...options } = values
  const header = {
    format: 1,
    players,
    palace: values.palace,
    edition: `standard ${createHash('sha256').update(JSON.stringify(STANDARD)).digest('hex').slice(0, 16)}`,
    recipe: { ...options, gamesPlayed: done, method: 'TD(λ) self-play, one move ahead' },
    shape,
    hash: createHash('sha256').update(bytes).digest('hex'),
  }
  writeFileSync(out, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), bytes]))
}

function resume(): { learner: Learner; done: number } {
  if (!existsSync(checkpoint)) return { learner: new Learner(freshNet()), done: 0 }
  const file = readFileSync(checkpoint)
  const end = file.indexOf(10)
  const head = JSON.parse(file.subarray(0, end).toString())
  if (JSON.stringify(head.shape) !== JSON.stringify(shape)) throw new Error(`${checkpoint} is of another shape`)
  const numbers = new Float32Array(file.buffer.slice(file.byteOffset + end + 1, file.byteOffset + file.length))
  const size = netSize(shape)
  const learner = new Learner(netOf(shape, numbers.slice(0, size)))
  learner.first.set(numbers.subarray(size, 2 * size))
  learner.second.set(numbers.subarray(2 * size))
  learner.steps = head.steps
  return { learner, done: head.done }
}

const { learner, done } = resume()
let loss = 0
let lessons = 0
let rounds = 0
let best = 0
const REPORT = Number(values.report)
const iterations = Number(values.iterations)
const start = performance.now()
for (let game = done; game < games; game++) {
  const progress = game / games
  const random = seededRandom(`${values.seed}/game ${game}`)
  const played =
    iterations > 0
      ? searchPlay(learner.net, box, random, iterations)
      : selfPlay(learner.net, box, random, Number(values.error))
  for (const lesson of lessonsOf(played, Number(values.lambda))) {
    loss += learner.learn(lesson)
    lessons++
  }
  learner.step(Number(values.rate) * (progress < 0.5 ? 1 : 1.9 * (1 - progress) + 0.05))
  rounds += played.rounds
  best += Math.max(...played.scores)
  if ((game + 1) % REPORT === 0) {
    const speed = ((game + 1 - done) * 1000) / (performance.now() - start)
    process.stdout.write(
      `${game + 1} games, loss ${(loss / lessons).toFixed(4)}, rounds ${(rounds / REPORT).toFixed(1)}, best score ${(best / REPORT).toFixed(1)}, ${speed.toFixed(1)} games/s\n`,
    )
    loss = lessons = rounds = best = 0
    save(learner, game + 1)
  }
}
save(learner, games)

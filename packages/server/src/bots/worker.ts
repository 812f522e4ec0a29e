import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { createBot, deserializePosition, type Net, needsNet, parseWeights, weightsUrl } from '@amyitis/bots'
import { type Box, formatMove, openBox, seededRandom } from '@amyitis/engine'
import type { MoveRequest, WorkerMessage } from './bot-worker.ts'

const nets = new Map<string, Net>()

/** The network for a kind of game, loaded once. */
function netFor(box: Box): Net {
  const url = weightsUrl(box)
  const net = nets.get(url.href) ?? parseWeights(readFileSync(url)).net
  nets.set(url.href, net)
  return net
}

function choose({ level, players, palace, edition, position, ms, seed }: MoveRequest): string {
  const box = openBox(edition, players, palace)
  const net = needsNet(level) ? netFor(box) : undefined
  const bot = createBot(level, { random: seededRandom(seed), net })
  return formatMove(bot.choose(deserializePosition(position, box), level === 'amyitis' ? { ms } : undefined))
}

const send = (message: WorkerMessage) => parentPort?.postMessage(message)

parentPort?.on('message', (request: MoveRequest) => send({ move: choose(request) }))
send({ ready: true })

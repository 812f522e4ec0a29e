import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { createBot, type Net, needsNet, parseWeights, receivePosition, weightsUrl } from '@amyitis/bots'
import { type Box, formatMove, openBox, seededRandom } from '@amyitis/engine'
import type { Errand, Said } from './errand.ts'

const nets = new Map<string, Net>()

/** The network for a kind of game, read once. */
function netFor(box: Box): Net {
  const url = weightsUrl(box)
  const net = nets.get(url.href) ?? parseWeights(readFileSync(url)).net
  nets.set(url.href, net)
  return net
}

function choose({ level, players, palace, edition, position, ms, seed }: Errand): string {
  const box = openBox(edition, players, palace)
  const net = needsNet(level) ? netFor(box) : undefined
  const bot = createBot(level, { random: seededRandom(seed), net })
  return formatMove(bot.choose(receivePosition(position, box), level === 'amyitis' ? { ms } : undefined))
}

const say = (said: Said) => parentPort?.postMessage(said)

parentPort?.on('message', (errand: Errand) => say({ move: choose(errand) }))
say({ ready: true })

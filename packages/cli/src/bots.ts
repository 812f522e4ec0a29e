import { readFileSync } from 'node:fs'
import {
  type Bot,
  type BotConstants,
  createBot,
  type Level,
  type Net,
  needsNet,
  parseWeights,
  weightsUrl,
} from '@amyitis/bots'
import type { Box, Random } from '@amyitis/engine'

const nets = new Map<string, Net>()

/** The network for a kind of game, read once. */
export function netFor(box: Box): Net {
  const url = weightsUrl(box)
  const known = nets.get(url.href)
  if (known !== undefined) return known
  const { net } = parseWeights(readFileSync(url))
  nets.set(url.href, net)
  return net
}

/** Creates a bot for a kind of game. */
export const botFor = (level: Level, box: Box, random: Random, constants?: BotConstants): Bot =>
  createBot(level, { random, net: needsNet(level) ? netFor(box) : undefined, constants })

import { createHash } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { featureSizes, type Net, type NetShape, packWeights, readWeights, type WeightsHeader } from '@amyitis/bots'
import { seededRandom } from '@amyitis/engine'
import { widen } from './widen.ts'

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/** Writes a file atomically. */
export function writeFileAtomically(file: string, bytes: Uint8Array | string): void {
  writeFileSync(`${file}.new`, bytes)
  renameSync(`${file}.new`, file)
}

export function writeWeights(file: string, about: Omit<WeightsHeader, 'format' | 'shape' | 'hash'>, net: Net): void {
  const bytes = packWeights(net)
  const { players, palace, edition, recipe } = about
  const header: WeightsHeader = { format: 1, players, palace, edition, recipe, shape: net.shape, hash: sha256(bytes) }
  writeFileAtomically(file, Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), bytes]))
}

/** The network of a weights file, widened to today's features and to these layers. */
export function widened(file: Uint8Array, layers: Pick<NetShape, 'hidden' | 'top'>): ReturnType<typeof readWeights> {
  const { header, net } = readWeights(file)
  const { hidden, top } = layers
  const shape = { ...featureSizes(header), players: header.players, hidden, top }
  return { header, net: widen(net, shape, seededRandom(`${header.hash}/widen`)) }
}

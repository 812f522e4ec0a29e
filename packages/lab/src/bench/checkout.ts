import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Net } from '@amyitis/bots'
import type { PlayerCount } from '@amyitis/engine'

/** The packages of a checkout of this repository. */
export interface Checkout {
  readonly engine: typeof import('@amyitis/engine')
  readonly bots: typeof import('@amyitis/bots')
}

export const THIS_CHECKOUT = join(import.meta.dirname, '../../../..')

export async function openCheckout(folder: string): Promise<Checkout> {
  const load = (name: string) => import(pathToFileURL(resolve(join(folder, 'packages', name, 'src/index.ts'))).href)
  return { engine: await load('engine'), bots: await load('bots') }
}

export const committedNet = (
  { bots }: Checkout,
  box: { readonly players: PlayerCount; readonly palace: boolean },
): Net => bots.parseWeights(readFileSync(bots.weightsUrl(box))).net

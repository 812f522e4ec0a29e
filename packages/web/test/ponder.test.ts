import { setTimeout } from 'node:timers/promises'
import { newGame } from '@amyitis/engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ponderOnMains } from '../src/game/thinking/ponder.ts'

const { position } = newGame({ players: 2, seed: 'ponder' })
/** As many iterations as a thread has in one go: fewer would mean that the tree is full. */
const SLICE = 2000

let searches = 0

/** A worker that has searched at once. */
class QuickWorker extends EventTarget {
  postMessage({ id, path }: { readonly id: string; readonly path: readonly string[] }) {
    if (path[0] === 'search') searches++
    const data = { id, type: 'RAW', value: SLICE }
    setImmediate(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {}
}

const page = { visibilityState: 'visible' }
const battery = { charging: true }
const getBattery = () => Promise.resolve(battery)
let wanted: boolean

/** A computer with one thread for the search; its browser may not report the battery. */
const stubNavigator = (more: object = {}) => vi.stubGlobal('navigator', { hardwareConcurrency: 2, ...more })
const stubPointer = (kind: 'coarse' | 'fine') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(kind) }))

beforeEach(() => {
  searches = 0
  wanted = true
  page.visibilityState = 'visible'
  battery.charging = true
  vi.stubGlobal('Worker', QuickWorker)
  vi.stubGlobal('document', page)
  vi.stubGlobal('crossOriginIsolated', true)
  stubNavigator({ getBattery })
  stubPointer('fine')
})
/** Long enough for many searches. */
const AWHILE_MS = 50

afterEach(async () => {
  wanted = false
  await setTimeout(AWHILE_MS)
  vi.unstubAllGlobals()
})

const start = () => ponderOnMains(position, () => wanted)
const goesOn = () => vi.waitUntil(() => searches > 3)

async function isQuiet(): Promise<void> {
  await setTimeout(AWHILE_MS)
  const before = searches
  await setTimeout(AWHILE_MS)
  expect(searches).toBe(before)
}

describe('the strongest bot thinks while a person decides', () => {
  it('on mains power', async () => {
    await start()
    await goesOn()
  })

  it('on a computer whose browser does not report the battery', async () => {
    stubNavigator()
    await start()
    await goesOn()
    wanted = false
    stubNavigator({ getBattery: () => Promise.reject(new Error('not allowed')) })
    await isQuiet()
    searches = 0
    wanted = true
    await start()
    await goesOn()
  })

  it.each<readonly [string, () => unknown]>([
    [
      'the device is unplugged',
      () => {
        battery.charging = false
      },
    ],
    [
      'the tab goes to the background',
      () => {
        page.visibilityState = 'hidden'
      },
    ],
    [
      'it is no longer wanted',
      () => {
        wanted = false
      },
    ],
  ])('until %s', async (_, change) => {
    await start()
    await goesOn()
    change()
    await isQuiet()
  })
})

describe('it does not think meanwhile', () => {
  it.each<readonly [string, () => unknown]>([
    [
      'on battery power',
      () => {
        battery.charging = false
      },
    ],
    [
      'on a phone or tablet whose browser does not report the battery',
      () => {
        stubNavigator()
        stubPointer('coarse')
      },
    ],
    [
      'in a background tab',
      () => {
        page.visibilityState = 'hidden'
      },
    ],
    ['without shared memory', () => vi.stubGlobal('crossOriginIsolated', false)],
    [
      'if it is not wanted',
      () => {
        wanted = false
      },
    ],
  ])('%s', async (_, change) => {
    change()
    await start()
    await isQuiet()
    expect(searches).toBe(0)
  })
})

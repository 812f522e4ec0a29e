import { mkdirSync, writeFileSync, writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApp } from '../../src/app.ts'
import { openStorage } from '../../src/jobs/open.ts'
import { systemClock } from '../../src/shared/clock.ts'
import type { Store } from '../../src/store/store.ts'
import { instantBots } from '../http/test-server.ts'

/** A server that hangs in the nth call of one method of its store, and reports that. */
const [, , folder, method, nth, database] = process.argv

const place = database === undefined ? { folder } : { database }
const { store, jobs } = await openStorage(place, systemClock, () => undefined)
const print = (line: string) => writeSync(1, `${line}\n`)
let calls = 0

function stuck<T>(): Promise<T> {
  print('stuck')
  return new Promise(() => undefined)
}

const faulty: Store = {
  ...store,
  erasePlayer: (player) =>
    method === 'erasePlayer' && ++calls >= Number(nth) ? stuck<void>() : store.erasePlayer(player),
  removeTables: (ids) =>
    method === 'removeTables' && ids.length > 0 && ++calls >= Number(nth) ? stuck() : store.removeTables(ids),
  rate: (game, people, decide) =>
    store.rate(game, people, (contest) => {
      if (method !== 'rate') return decide(contest)
      // In the middle of the transaction: from here on the process does nothing.
      print('stuck')
      for (;;);
    }),
}

const web = join(folder, 'web')
mkdirSync(web, { recursive: true })
writeFileSync(join(web, 'index.html'), '<!doctype html><title>Amyitis</title>')
const parts = { store: faulty, jobs, clock: systemClock, rate: 0, pool: instantBots }
const app = await createApp(web, parts, { proxy: '127.0.0.1' })
await app.listen({ host: '127.0.0.1', port: 0 })
// A killed process would not write its compile cache, from which the next one starts faster.
flushCompileCache()
print(`port ${(app.server.address() as AddressInfo).port}`)

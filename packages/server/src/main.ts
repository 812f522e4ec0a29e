import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { hasScreen, openBrowser } from './browser.ts'
import { systemClock } from './clock.ts'
import { addressesOf, type Config, ConfigProblem, isLoopback, ownAddress, readConfig } from './config.ts'
import { logFault } from './http/faults.ts'
import { openStorage } from './jobs/open.ts'
import { demandFolder } from './settings.ts'
import { checkTables } from './store/check.ts'
import { StoreProblem } from './store/migrations.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** Games that are looked at on start, to find out whether this engine still plays them. */
const SAMPLE = 20
/** What is not done by then is done by whoever comes next. */
const SHUTDOWN = 4500

function fail(line: string): never {
  process.stderr.write(`amyitis: ${line}\n`)
  process.exit(1)
}

const warn = (line: string) => process.stderr.write(`amyitis: ${line}\n`)

function listenProblem(error: NodeJS.ErrnoException, { host, port }: Config): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${port} is taken: another Amyitis runs there, or choose one with PORT=…`
    case 'EACCES':
      return `port ${port} may not be used: choose one above 1023 with PORT=…`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine`
    default:
      return error.message
  }
}

async function start(config: Config): Promise<void> {
  const { host, port, database, folder, url, rate, log, proxy, smtp, mailFrom, metricsToken } = config
  let failed = (error: unknown): void => void warn(`a job has failed: ${(error as Error).message}`)
  if (database === undefined) demandFolder(folder)
  const place = database === undefined ? { folder } : { database }
  const { store, jobs } = await openStorage(place, systemClock, (error) => failed(error))
  const { problems } = await store.integrity(true)
  for (const problem of problems) warn(`the data is damaged, restore a backup: ${problem}`)
  const addresses: string[] = []
  const tables = {
    store,
    jobs,
    clock: systemClock,
    url,
    addresses,
    rate,
    smtp,
    mailFrom,
    metricsToken,
    home: ownAddress(config, port),
  }
  const app = await createApp(WEB, tables, { log, proxy, loopback: isLoopback(host) })
  failed = (error) => logFault(app.log, error, 'a job has failed')
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    fail(listenProblem(error as NodeJS.ErrnoException, config))
  }
  // Beside everything else: nobody waits for it.
  checkTables(store, SAMPLE).then(
    ({ bad }) => {
      for (const { table, problem } of bad) warn(`the game at table ${table} is damaged: ${problem}`)
    },
    (error: Error) => warn(`the games could not be checked: ${error.message}`),
  )
  const taken = (app.server.address() as AddressInfo).port
  addresses.push(...addressesOf(config, taken))
  const own = ownAddress(config, taken)
  // Whoever has asked for a log reads JSON, one object a line.
  const say = process.env.AMYITIS_LOG
    ? (line: string) => app.log.info(line)
    : (line: string) => process.stdout.write(`${line}\n`)
  say(`Amyitis is at ${own}`)
  if (config.url === undefined) for (const address of addresses) say(`Others find it at ${address}`)
  if (hasScreen(process.env)) openBrowser(own)
  const stop = () => {
    setTimeout(() => process.exit(1), SHUTDOWN).unref()
    app.close().then(
      () => process.exit(0),
      (error: Error) => fail(`it did not stop as it should: ${error.message}`),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  // `npm start` holds the other end of this channel: when it is killed, nobody is left to stop the server.
  process.once('disconnect', stop)
}

try {
  await start(readConfig(process.env, process.argv.slice(2)))
} catch (error) {
  if (error instanceof ConfigProblem || error instanceof StoreProblem) fail(error.message)
  const { message } = error as Error
  fail(/^no web app/.test(message) ? message : `it could not start: ${message}`)
}

import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { hasScreen, openBrowser } from './browser.ts'
import { type Config, ConfigError, isLoopback, localAddress, publicAddresses, readConfig } from './config.ts'
import { requireWritableFolder } from './config-values.ts'
import { logError } from './http/errors.ts'
import { openStorage } from './jobs/open.ts'
import { registerServer } from './server.ts'
import { systemClock } from './shared/clock.ts'
import { checkTables } from './store/check.ts'
import { StoreError } from './store/schema/migrations.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** How many games are replayed on start, to check that this engine still plays them. */
const SAMPLE_SIZE = 20
/** Unfinished jobs are done by the next process. */
const SHUTDOWN_TIMEOUT_MS = 4500

function fail(line: string): never {
  process.stderr.write(`amyitis: ${line}\n`)
  process.exit(1)
}

const warn = (line: string) => process.stderr.write(`amyitis: ${line}\n`)

function listenProblem(error: NodeJS.ErrnoException, { host, port }: Config): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${port} is already in use, perhaps by another Amyitis; choose another one with PORT=…`
    case 'EACCES':
      return `no permission to use port ${port}; choose one above 1023 with PORT=…`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine`
    default:
      return error.message
  }
}

async function start(config: Config): Promise<void> {
  const { host, port, database, folder, url, rate, log, proxy, smtp, mailFrom, metricsToken } = config
  if (database === undefined) requireWritableFolder(folder)
  const location = database === undefined ? { folder } : { database }
  const app = await createApp(WEB, undefined, { log, proxy, loopback: isLoopback(host), url, metricsToken })
  const reportJobError = (error: unknown) => logError(app.log, error, 'a job failed')
  const { store, jobs } = await openStorage(location, systemClock, reportJobError)
  const { problems } = await store.integrity(true)
  for (const problem of problems) warn(`the data is damaged; restore a backup: ${problem}`)
  const addresses: string[] = []
  await registerServer(app, {
    store,
    jobs,
    clock: systemClock,
    url,
    addresses,
    rate,
    smtp,
    mailFrom,
    metricsToken,
    home: localAddress(config, port),
  })
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    fail(listenProblem(error as NodeJS.ErrnoException, config))
  }
  // In the background.
  checkTables(store, SAMPLE_SIZE).then(
    ({ bad }) => {
      for (const { table, problem } of bad) warn(`the game at table ${table} is damaged: ${problem}`)
    },
    (error: Error) => warn(`the games could not be checked: ${error.message}`),
  )
  const actualPort = (app.server.address() as AddressInfo).port
  addresses.push(...publicAddresses(config, actualPort))
  const address = localAddress(config, actualPort)
  // With a log level set, all output is JSON lines.
  const print = process.env.AMYITIS_LOG
    ? (line: string) => app.log.info(line)
    : (line: string) => process.stdout.write(`${line}\n`)
  print(`Amyitis is at ${address}`)
  if (config.url === undefined) for (const other of addresses) print(`Others can join at ${other}`)
  if (hasScreen(process.env)) openBrowser(address)
  const stop = () => {
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref()
    app.close().then(
      () => process.exit(0),
      (error: Error) => fail(`the server did not stop cleanly: ${error.message}`),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  // `npm start` holds the other end of this channel: when it is killed, the server stops too.
  process.once('disconnect', stop)
}

try {
  await start(readConfig(process.env, process.argv.slice(2)))
} catch (error) {
  if (error instanceof ConfigError || error instanceof StoreError) fail(error.message)
  const { message } = error as Error
  fail(/^no web app/.test(message) ? message : `the server could not start: ${message}`)
}

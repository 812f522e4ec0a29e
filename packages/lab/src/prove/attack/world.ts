import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openTable, seedOf } from '@amyitis/tables'
import { ask, type Identity, newGuest, newTable, readLog } from '../wire/api.ts'
import type { Verdict } from './verdict.ts'

/** What an attacker may have heard of, and what nobody may be told. */
export interface World {
  /** Tables where games are under way, with the ids of who plays there. */
  tables(): readonly string[]
  players(): readonly string[]
  /** Tells the verdict about new secrets. */
  watch(): Promise<void>
  /** Is everything that belongs to somebody as they left it? */
  check(): Promise<void>
  close(): void
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Of the settings, what is in a JSON of a pair of keys and is not the public one. */
function partsOf(name: string, value: string): string[] {
  if (!value.startsWith('{')) return [value]
  return Object.entries(JSON.parse(value) as Record<string, string>).flatMap(([part, text]) =>
    /public/i.test(`${name} ${part}`) ? [] : [text],
  )
}

/** Somebody who does nothing: a guest with a table for invited people, and with a link to go on elsewhere. */
async function settle(port: number) {
  const ada = await newGuest(port, 'Ada')
  const seats = [{ kind: 'invited' }, { kind: 'invited' }]
  const table = await newTable(port, ada, { seats })
  const call = async (method: string, path: string) => JSON.parse((await ask(port, method, path, ada)).text)
  const view = (await call('GET', `/tables/${table}`)) as { invitations: { invitation: string }[] }
  const link = (await call('POST', '/me/links')) as { token: string }
  return { ada, table, link: link.token, invitations: view.invitations.map(({ invitation }) => invitation), call }
}

export async function createWorld(port: number, folder: string, verdict: Verdict): Promise<World> {
  const { ada, table, link, invitations, call } = await settle(port)
  const before = JSON.stringify(await call('GET', '/me'))
  const data = new DatabaseSync(join(folder, 'amyitis.sqlite'), { readOnly: true })
  const all = <T>(query: string) => data.prepare(query).all() as unknown as T[]
  const token = ada.cookie.split('=')[1]
  for (const secret of [token, sha256(token), link, sha256(link), ...invitations]) verdict.keep(secret)
  for (const { name, value } of all<{ name: string; value: string }>('select name, value from settings'))
    for (const part of partsOf(name, value)) verdict.keep(part)
  const known = new Set<string>()
  const seeded = new Set<string>()
  const playing = "select id from tables where status = 'playing' order by changed desc limit 50"
  const tables = () => all<{ id: string }>(playing).map(({ id }) => id)

  const statusOf = data.prepare('select status from tables where id = ?')
  const isRunning = (id: string) => ['open', 'playing'].includes(String(statusOf.get(id)?.status))

  async function watch(): Promise<void> {
    for (const { table_id: id, secret } of all<{ table_id: string; secret: string }>('select * from secrets')) {
      if (!known.has(id)) verdict.keep(secret, () => isRunning(id))
      known.add(id)
    }
    for (const id of tables()) {
      if (seeded.has(id)) continue
      seeded.add(id)
      const { secret } = data.prepare('select secret from secrets where table_id = ?').get(id) as { secret: string }
      const log = await readLog(port, id, ada.cookie)
      verdict.keep(seedOf(openTable(log), secret).replace('fair1:', ''), () => isRunning(id))
    }
  }

  async function checkSettled(one: Identity): Promise<void> {
    if (JSON.stringify(await call('GET', '/me')) !== before) verdict.problem('somebody has changed what Ada is called')
    const log = await readLog(port, table, one.cookie)
    if (log.length !== 1) verdict.problem(`at Ada's table ${log.length - 1} things have happened`)
    const { status } = await ask(port, 'POST', '/continue', { body: { token: link } })
    if (status !== 200) verdict.problem(`Ada's link does not work any more: ${status}`)
  }

  await watch()
  return {
    tables,
    players: () => all<{ player: string }>('select distinct player from seated limit 50').map(({ player }) => player),
    watch,
    check: () => checkSettled(ada),
    close: () => data.close(),
  }
}

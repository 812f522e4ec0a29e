import { createHash } from 'node:crypto'
import { openTable, seedOf } from '@amyitis/tables'
import type { Ground } from '../server/ground.ts'
import { ask, type Identity, newGuest, newTable, readLog } from '../wire/api.ts'
import type { Verdict } from './verdict.ts'

/** What an attacker may have heard of, and what nobody may be told. */
export interface World {
  /** Tables where games are under way, with the ids of who plays there. */
  tables(): readonly string[]
  players(): readonly string[]
  /** Tells the verdict about new secrets, and the attackers about new games. */
  watch(): Promise<void>
  /** Is everything that belongs to somebody as they left it? */
  check(): Promise<void>
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

export async function createWorld(port: number, { look }: Ground, verdict: Verdict): Promise<World> {
  const { ada, table, link, invitations, call } = await settle(port)
  const before = JSON.stringify(await call('GET', '/me'))
  const token = ada.cookie.split('=')[1]
  for (const secret of [token, sha256(token), link, sha256(link), ...invitations]) verdict.keep(secret)
  for (const { name, value } of await look<{ name: string; value: string }>('select name, value from settings'))
    for (const part of partsOf(name, value)) verdict.keep(part)
  const secrets = new Map<string, string>()
  const seeded = new Set<string>()
  let tables: string[] = []
  let players: string[] = []

  async function isRunning(id: string): Promise<boolean> {
    const [row] = await look<{ status: string }>(`select status from tables where id = '${id}'`)
    return ['open', 'playing'].includes(row?.status)
  }

  async function watch(): Promise<void> {
    const playing = "select id from tables where status = 'playing' order by changed desc limit 50"
    tables = (await look<{ id: string }>(playing)).map(({ id }) => id)
    const seated = await look<{ player: string }>('select distinct player from seated limit 50')
    players = seated.map(({ player }) => player)
    for (const { table_id: id, secret } of await look<{ table_id: string; secret: string }>('select * from secrets')) {
      if (!secrets.has(id)) verdict.keep(secret, () => isRunning(id))
      secrets.set(id, secret)
    }
    for (const id of tables) {
      const secret = secrets.get(id)
      if (seeded.has(id) || secret === undefined) continue
      seeded.add(id)
      const log = await readLog(port, id, ada.cookie)
      verdict.keep(seedOf(openTable(log), secret).replace(/^fair[12]:/, ''), () => isRunning(id))
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
  return { tables: () => tables, players: () => players, watch, check: () => checkSettled(ada) }
}

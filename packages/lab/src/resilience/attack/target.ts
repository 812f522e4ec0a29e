import { createHash } from 'node:crypto'
import { openTable, seedOf } from '@amyitis/tables'
import { callApi, createGuest, createTable, type Identity, readLog } from '../clients/api-client.ts'
import type { TestDatabase } from '../server/test-database.ts'
import type { Findings } from './findings.ts'

/** The data on the server under attack: what attackers may know, and secrets that must not leak. */
export interface AttackTarget {
  /** Tables with running games, and the ids of players. */
  tables(): readonly string[]
  players(): readonly string[]
  /** Reads new games and new secrets from the database. */
  refresh(): Promise<void>
  /** Checks that nobody has touched the bystander's data. */
  checkUntouched(): Promise<void>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The secret parts of a setting: of a JSON key pair everything but the public key. */
function secretParts(name: string, value: string): string[] {
  if (!value.startsWith('{')) return [value]
  return Object.entries(JSON.parse(value) as Record<string, string>).flatMap(([part, text]) =>
    /public/i.test(`${name} ${part}`) ? [] : [text],
  )
}

/** A guest who does nothing, with a table for invited players and a link for another device. */
async function createBystander(port: number) {
  const ada = await createGuest(port, 'Ada')
  const seats = [{ kind: 'invited' }, { kind: 'invited' }]
  const table = await createTable(port, ada, { seats })
  const call = async (method: string, path: string) => JSON.parse((await callApi(port, method, path, ada)).text)
  const view = (await call('GET', `/tables/${table}`)) as { invitations: { invitation: string }[] }
  const link = (await call('POST', '/me/links')) as { token: string }
  return { ada, table, link: link.token, invitations: view.invitations.map(({ invitation }) => invitation), call }
}

export async function createTarget(port: number, { query }: TestDatabase, findings: Findings): Promise<AttackTarget> {
  const { ada, table, link, invitations, call } = await createBystander(port)
  const before = JSON.stringify(await call('GET', '/me'))
  const token = ada.cookie.split('=')[1]
  for (const secret of [token, sha256(token), link, sha256(link), ...invitations]) findings.addSecret(secret)
  for (const { name, value } of await query<{ name: string; value: string }>('select name, value from settings'))
    for (const part of secretParts(name, value)) findings.addSecret(part)
  const secrets = new Map<string, string>()
  const seeded = new Set<string>()
  let tables: string[] = []
  let players: string[] = []

  async function isRunning(id: string): Promise<boolean> {
    const [row] = await query<{ status: string }>(`select status from tables where id = '${id}'`)
    return ['open', 'playing'].includes(row?.status)
  }

  async function refresh(): Promise<void> {
    const playing = "select id from tables where status = 'playing' order by changed desc limit 50"
    tables = (await query<{ id: string }>(playing)).map(({ id }) => id)
    const seated = await query<{ player: string }>('select distinct player from seated limit 50')
    players = seated.map(({ player }) => player)
    for (const { table_id: id, secret } of await query<{ table_id: string; secret: string }>('select * from secrets')) {
      if (!secrets.has(id)) findings.addSecret(secret, () => isRunning(id))
      secrets.set(id, secret)
    }
    for (const id of tables) {
      const secret = secrets.get(id)
      if (seeded.has(id) || secret === undefined) continue
      seeded.add(id)
      const log = await readLog(port, id, ada.cookie)
      findings.addSecret(seedOf(openTable(log), secret).replace(/^fair[12]:/, ''), () => isRunning(id))
    }
  }

  async function checkBystander({ cookie }: Identity): Promise<void> {
    if (JSON.stringify(await call('GET', '/me')) !== before) findings.report("the bystander's account has changed")
    const log = await readLog(port, table, cookie)
    if (log.length !== 1) findings.report(`the bystander's table has ${log.length - 1} new events`)
    const { status } = await callApi(port, 'POST', '/continue', { body: { token: link } })
    if (status !== 200) findings.report(`the bystander's link no longer works: ${status}`)
  }

  await refresh()
  return { tables: () => tables, players: () => players, refresh, checkUntouched: () => checkBystander(ada) }
}

import type { Text } from '@amyitis/i18n'
import type { PlayerRow, Store } from '@amyitis/server/host'
import type { Command, CommandLineContext } from '../command.ts'
import { CommandLineError, EXIT_USAGE } from '../command-line-error.ts'
import { type ServerModule, withStore } from '../server.ts'

const MAX_LISTED = 200

const timeOf = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

interface AdminContext extends CommandLineContext {
  readonly store: Store
  readonly server: ServerModule
  /** The operands of the task. */
  readonly operands: readonly string[]
}

async function playerNames(store: Store, text: Text, ids: readonly string[]): Promise<(id: string) => string> {
  const rows = await store.players([...new Set(ids)])
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => `${names.get(id) ?? text.t('admin.erased')} (${id})`
}

async function findPlayer({ store, text, operands: [id] }: AdminContext): Promise<PlayerRow> {
  if (id === undefined) throw new CommandLineError(text.t('error.admin.name'), EXIT_USAGE)
  const player = await store.player(id)
  if (player === undefined) throw new CommandLineError(text.t('error.player', { id }), EXIT_USAGE)
  return player
}

async function listTables({ store, text, print }: AdminContext): Promise<void> {
  const tables = await store.tables({ kind: 'all' }, MAX_LISTED)
  if (tables.length === 0) print(text.t('admin.no-table'))
  const name = await playerNames(
    store,
    text,
    tables.flatMap(({ seats }) => seats.flatMap((player) => player ?? [])),
  )
  for (const { id, status, changed, seats, summary } of tables) {
    const { players } = JSON.parse(summary) as { players: readonly { readonly level?: string }[] }
    const people = seats.map((player, i) => {
      if (player !== undefined) return name(player)
      return players[i].level === undefined ? text.t('admin.nobody') : text.t('admin.bot')
    })
    print(`${id}  ${timeOf(changed)}  ${text.t(`admin.status.${status}`)}  ${people.join(', ')}`)
  }
}

async function remove({ store, server, text, print, operands: [id, line] }: AdminContext): Promise<void> {
  if (id === undefined) throw new CommandLineError(text.t('error.admin.name'), EXIT_USAGE)
  if (line !== undefined) {
    if ((await store.table(id)) === undefined) throw new CommandLineError(text.t('error.table', { id }), EXIT_USAGE)
    const number = /^\d{1,9}$/.test(line) ? Number(line) : 0
    if (number < 1 || !(await store.removeChatLine(id, number)))
      throw new CommandLineError(text.t('error.line', { id, line }), EXIT_USAGE)
    return print(text.t('admin.line-gone', { id, line }))
  }
  const done = await server.removeTable(store, id, Date.now())
  if (done === 'unknown') throw new CommandLineError(text.t('error.table', { id }), EXIT_USAGE)
  if (done === 'busy') throw new CommandLineError(text.t('error.table.busy', { id }), EXIT_USAGE)
  print(done === 'closed' ? text.t('admin.closed', { id }) : text.t('admin.deleted', { id }))
}

async function listReports({ store, text, print }: AdminContext): Promise<void> {
  const reports = await store.reports(MAX_LISTED)
  if (reports.length === 0) print(text.t('admin.no-report'))
  const name = await playerNames(
    store,
    text,
    reports.flatMap(({ about, by }) => [about, by]),
  )
  for (const { at, table, about, by, line, text: words } of reports) {
    print(text.t('admin.report', { when: timeOf(at), table, about: name(about), by: name(by), text: words }))
    const [said] = line === undefined ? [] : await store.chat(table, line - 1, 1)
    if (said !== undefined && said.line === line)
      print(text.t('admin.report.line', { line: said.line, text: said.text ?? '–' }))
  }
}

async function listAbsent({ store, text, print }: AdminContext): Promise<void> {
  const marked = await store.departing(MAX_LISTED)
  if (marked.length === 0) print(text.t('admin.no-absent'))
  const rows = new Map((await store.players(marked.map(({ player }) => player))).map((row) => [row.id, row]))
  const name = await playerNames(store, text, [...rows.keys()])
  for (const { player, day } of marked) {
    const seen = timeOf(rows.get(player)?.seen ?? 0)
    const since = timeOf(day * 86_400_000).slice(0, 10)
    print(text.t('admin.absent', { who: name(player), seen, since }))
  }
}

const muting =
  (muted: boolean) =>
  async (context: AdminContext): Promise<void> => {
    const { id, name } = await findPlayer(context)
    await context.store.changePlayer(id, { muted })
    context.print(context.text.t(muted ? 'admin.mute' : 'admin.unmute', { name: name ?? id }))
  }

const banning =
  (banned: boolean) =>
  async (context: AdminContext): Promise<void> => {
    const { id, name = id } = await findPlayer(context)
    const count = await context.server.setBanned(context.store, id, banned)
    context.print(context.text.t(banned ? 'admin.ban' : 'admin.unban', { name }))
    if (count > 0) context.print(context.text.t(banned ? 'admin.ban.bots' : 'admin.unban.bots', { count }))
  }

const setRegistration =
  (open: boolean) =>
  async ({ store, server, text, print }: AdminContext): Promise<void> => {
    await server.allowSignUp(store, open)
    print(open ? text.t('admin.open') : text.t('admin.close'))
  }

const TASKS: Readonly<
  Record<string, { readonly names: number; readonly run: (context: AdminContext) => Promise<void> }>
> = {
  tables: { names: 0, run: listTables },
  remove: { names: 2, run: remove },
  reports: { names: 0, run: listReports },
  absent: { names: 0, run: listAbsent },
  ban: { names: 1, run: banning(true) },
  unban: { names: 1, run: banning(false) },
  mute: { names: 1, run: muting(true) },
  unmute: { names: 1, run: muting(false) },
  close: { names: 0, run: setRegistration(false) },
  open: { names: 0, run: setRegistration(true) },
}

/** Administers a server. */
export const adminCommand: Command = {
  options: ['data'],

  async run(context) {
    const { args, text } = context
    const [word = '', ...operands] = args.operands
    const task = Object.hasOwn(TASKS, word) ? TASKS[word] : undefined
    if (task === undefined) throw new CommandLineError(text.t('error.admin', { word }), EXIT_USAGE)
    if (operands.length > task.names)
      throw new CommandLineError(text.t('error.operand', { word: operands[task.names] }), EXIT_USAGE)
    await withStore(args, (store, server) => task.run({ ...context, store, server, operands }))
    return 0
  },
}

import type { TableEvent } from '@amyitis/protocol'
import { tableSettings } from '../../../../test/support/settings.ts'
import type { Append, NewTableRow, PlayerRow, TableRow } from '../../src/store/types.ts'

export const event = (seq: number, seat = 0): TableEvent => ({ seq, at: 1000 + seq, body: { type: 'done', seat } })

export const SETTINGS = tableSettings({ public: true, standIn: 'engineer' })

export const row = (seq: number, change: Partial<TableRow> = {}): Append['row'] => ({
  status: 'open',
  public: true,
  host: 'hanna',
  seats: ['hanna', undefined],
  summary: '{}',
  seq,
  changed: 1000 + seq,
  joinable: true,
  started: false,
  watchable: false,
  ...change,
})

export const newTable = (table: string, change: Partial<NewTableRow> = {}): NewTableRow => ({
  table,
  after: 0,
  events: [event(1)],
  idempotencyKey: undefined,
  row: row(1),
  secret: 'ab'.repeat(32),
  invitations: [undefined, 'hash of an invitation'],
  ...change,
})

/** An append of one event. */
export const next = (table: string, after: number, idempotencyKey?: string, seat = 0): Append => ({
  table,
  after,
  events: [event(after + 1, seat)],
  idempotencyKey,
  row: row(after + 1),
})

export const player = (id: string, change: Partial<PlayerRow> = {}): PlayerRow => ({
  id,
  name: `${id}'s name`,
  language: 'hu',
  bot: false,
  created: 5,
  seen: 10,
  banned: false,
  muted: false,
  ...change,
})

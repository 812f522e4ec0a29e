import { createText, type Text } from '@amyitis/i18n'
import { seatOf, type Table } from '@amyitis/tables'
import type { PlayerRow } from '../store/types.ts'

/** A message to a player, on any channel. */
export interface Notification {
  readonly kind: 'begin' | 'deal' | 'turn' | 'over' | 'rematch' | 'webhook-off'
  /** The same for repeated notifications of the same event. */
  readonly id: string
  /** The table that it links to; none if it is about the player. */
  readonly table: string | undefined
  readonly title: string
  readonly body: string
  /** The link, relative to the address of the app. */
  readonly path: string
}

/** Names of players; erased players have none. */
export type NamesById = ReadonlyMap<string, string>

const about = (table: string) => ({ table, path: `#/online/table/${table}` })

function others({ seats }: Table, { id }: PlayerRow, names: NamesById, text: Text): string {
  const called = seats.flatMap(({ player = '' }) => (player === id ? [] : [names.get(player) ?? text.t('notify.bot')]))
  return text.list(called)
}

/** The game is ready to begin, and waits for the player's share. */
export function beginNotification(table: Table, player: PlayerRow, names: NamesById): Notification {
  const text = createText(player.language)
  return {
    kind: 'begin',
    id: `${table.id}:${table.turnSeq}`,
    title: text.t('notify.begin.title'),
    body: text.t('notify.begin.body', { names: others(table, player, names, text) }),
    ...about(table.id),
  }
}

/** The next round waits for the share of the player's device. */
export function dealNotification(table: Table, player: PlayerRow, names: NamesById): Notification {
  const text = createText(player.language)
  return {
    kind: 'deal',
    id: `${table.id}:${table.turnSeq}`,
    title: text.t('notify.deal.title'),
    body: text.t('notify.deal.body', { names: others(table, player, names, text) }),
    ...about(table.id),
  }
}

export function turnNotification(table: Table, player: PlayerRow, names: NamesById): Notification {
  const text = createText(player.language)
  const round = table.game?.position.round ?? 1
  return {
    kind: 'turn',
    id: `${table.id}:${table.askedSeq}`,
    title: text.t('notify.turn.title'),
    body: text.t('notify.turn.body', { round, names: others(table, player, names, text) }),
    ...about(table.id),
  }
}

export function overNotification(table: Table, player: PlayerRow, names: NamesById): Notification {
  const text = createText(player.language)
  const seat = seatOf(table, player.id)
  const { ranks = [], scores = [] } = table.result ?? {}
  const result = { rank: ranks[seat], players: table.seats.length, count: scores[seat] }
  return {
    kind: 'over',
    id: `${table.id}:over`,
    title: text.t('notify.over.title'),
    body: text.t('notify.over.body', { ...result, names: others(table, player, names, text) }),
    ...about(table.id),
  }
}

/** The same people can play again, at another table. */
export function rematchNotification(table: Table, next: string, player: PlayerRow, names: NamesById): Notification {
  const text = createText(player.language)
  return {
    kind: 'rematch',
    id: `${table.id}:rematch`,
    title: text.t('notify.rematch.title'),
    body: text.t('notify.rematch.body', { names: others(table, player, names, text) }),
    ...about(next),
  }
}

export function webhookOffNotification({ id, language }: PlayerRow, failures: number): Notification {
  const text = createText(language)
  return {
    kind: 'webhook-off',
    id: `${id}:webhook-off`,
    table: undefined,
    title: text.t('notify.webhook-off.title'),
    body: text.t('notify.webhook-off.body', { count: failures }),
    path: '#/online/me',
  }
}

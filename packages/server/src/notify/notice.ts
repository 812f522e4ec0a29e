import { seatOf, type Table } from '@amyitis/tables'
import { createText, type Text } from '@amyitis/text'
import type { PlayerRow } from '../store/store.ts'

/** What somebody is told, on whichever way. */
export interface Notice {
  readonly kind: 'begin' | 'deal' | 'turn' | 'over' | 'rematch' | 'webhook-off'
  /** The same thing told twice has the same one. */
  readonly id: string
  /** The table that it leads to; none for what is about the player. */
  readonly table: string | undefined
  readonly title: string
  readonly body: string
  /** Where it leads, from the address of the app. */
  readonly path: string
}

/** How players are called; those who have gone have no name. */
export type Names = ReadonlyMap<string, string>

const about = (table: string) => ({ table, path: `#/online/table/${table}` })

/** The others at a table. */
function others({ seats }: Table, { id }: PlayerRow, names: Names, text: Text): string {
  const called = seats.flatMap(({ player = '' }) => (player === id ? [] : [names.get(player) ?? text.t('notify.bot')]))
  return text.list(called)
}

/** That the game could begin, and waits for their share. */
export function beginNotice(table: Table, player: PlayerRow, names: Names): Notice {
  const text = createText(player.language)
  return {
    kind: 'begin',
    id: `${table.id}:${table.turnSeq}`,
    title: text.t('notify.begin.title'),
    body: text.t('notify.begin.body', { names: others(table, player, names, text) }),
    ...about(table.id),
  }
}

/** The next round waits for what the player's device adds to its deal. */
export function dealNotice(table: Table, player: PlayerRow, names: Names): Notice {
  const text = createText(player.language)
  return {
    kind: 'deal',
    id: `${table.id}:${table.turnSeq}`,
    title: text.t('notify.deal.title'),
    body: text.t('notify.deal.body', { names: others(table, player, names, text) }),
    ...about(table.id),
  }
}

export function turnNotice(table: Table, player: PlayerRow, names: Names): Notice {
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

export function overNotice(table: Table, player: PlayerRow, names: Names): Notice {
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

/** That the same people may play again, at another table. */
export function rematchNotice(table: Table, next: string, player: PlayerRow, names: Names): Notice {
  const text = createText(player.language)
  return {
    kind: 'rematch',
    id: `${table.id}:rematch`,
    title: text.t('notify.rematch.title'),
    body: text.t('notify.rematch.body', { names: others(table, player, names, text) }),
    ...about(next),
  }
}

export function webhookOffNotice({ id, language }: PlayerRow, failures: number): Notice {
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

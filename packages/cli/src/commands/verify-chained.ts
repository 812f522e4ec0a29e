import { COLORS, parseRecord } from '@amyitis/engine'
import { chainValue } from '@amyitis/fair'
import type { Text } from '@amyitis/i18n'
import { InvalidLogError, openTable, sharesLeftOut, type Table } from '@amyitis/tables'

type Events = Parameters<typeof openTable>[0]

/** Is it the log of a table whose deals come from chains, round by round? */
export function isChainedLog(json: unknown): json is { readonly events: Events } {
  const { events } = (json ?? {}) as { events?: readonly { body?: { fair?: unknown } }[] }
  return Array.isArray(events) && events[0]?.body?.fair === 2
}

/** The table, or what is wrong with its log. Every deal is checked as the log is read. */
export function readChained(
  file: string,
  events: Events,
  text: Text,
): { readonly table?: Table; readonly fault?: string } {
  try {
    const table = openTable(events)
    const { result, secretHash, unfair, id } = table
    if (result === undefined) return { fault: text.t('verify.shares.json', { file }) }
    if (chainValue(id, result.secret, 0) !== secretHash) return { fault: text.t('verify.shares.hash', { file }) }
    if (unfair !== undefined) return { fault: text.t('verify.chained.unfair', { file, seq: unfair }) }
    return { table }
  } catch (error) {
    if (error instanceof InvalidLogError) return { fault: text.t('verify.shares.bound', { file }) }
    throw error
  }
}

/** Whose share was missing in which rounds, and what that means. */
export const leftOutLines = (file: string, table: Table, text: Text): string[] =>
  sharesLeftOut(table).map(({ seat, why, rounds }) => {
    const who = text.name('color', COLORS[seat])
    if (why === 'device') return text.t('verify.chained.left-out.device', { file, who, round: rounds[0] })
    const list = text.list(rounds.map(String))
    return text.t('verify.chained.left-out.bot', { file, who, count: rounds.length, rounds: list })
  })

/** Is it the same game, deal by deal? */
export function isRecordOf(content: string, { game }: Table): boolean {
  const read = parseRecord(content)
  const dealsOf = (entries: readonly { readonly deal?: readonly number[] }[]) =>
    JSON.stringify(entries.flatMap(({ deal }) => (deal === undefined ? [] : [deal])))
  return (
    read.ok &&
    game !== undefined &&
    JSON.stringify(read.game.start) === JSON.stringify(game.start) &&
    dealsOf(read.game.entries) === dealsOf(game.entries)
  )
}

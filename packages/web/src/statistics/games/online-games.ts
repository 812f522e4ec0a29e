import { isLevel } from '@amyitis/bots'
import type { TableList, TableSummary } from '@amyitis/protocol'
import { FACTS_VERSION, type GameFacts } from '../../game/facts/facts.ts'
import { factsOfRecord } from '../../game/facts/facts-of.ts'
import type { FactsStore, KeptFacts, Occupant, TableResult } from '../../game/facts/facts-store.ts'
import type { Result } from '../../online/api/client.ts'
import type { PlayedGame } from '../model/played-game.ts'

/** What the server tells of a player's own tables. */
export interface OnlineDeps {
  readonly player: string
  readonly kept: FactsStore
  list(after?: string): Promise<Result<TableList>>
  record(table: string): Promise<string | undefined>
  pause(): Promise<void>
  onProgress(done: number, all: number): void
}

export interface OnlineGames {
  readonly games: readonly PlayedGame[]
  /** Games that don't count: somebody conceded before the end. */
  readonly uncounted: number
  /** Games that the server has but did not send now. */
  readonly missing: number
  /** Could the server be asked? If not, these are the games that are known already. */
  readonly reached: boolean
}

/** After this many failed requests, the remaining records are left for the next time. */
const MAX_REFUSALS = 3

const VERSION = String(FACTS_VERSION)

/** A bot that played on for somebody counts as them: it was their game. */
function occupantOf({ player, level }: TableSummary['players'][number]): Occupant {
  if (player !== undefined) return { kind: 'person', name: player.name ?? '', id: player.id }
  return level !== undefined && isLevel(level) ? { kind: 'bot', level } : { kind: 'person', name: '' }
}

/** The result of a finished game for a player; undefined if it isn't over, or not theirs. */
function resultFor({ status, players, ranks, changed }: TableSummary, player: string): TableResult | undefined {
  const seat = players.findIndex((one) => one.player?.id === player)
  if (status !== 'over' || seat < 0 || ranks === undefined) return undefined
  const endedByBot = players[seat].level === undefined ? undefined : true
  return { at: changed, seat, sitters: players.map(occupantOf), ranks, ...(endedByBot && { endedByBot }) }
}

const played = (id: string, result: TableResult, facts: GameFacts): PlayedGame => ({
  kind: 'table',
  id,
  who: '',
  ...result,
  facts,
})

/** All tables of the player; undefined if the server doesn't answer. */
async function ownTables(list: OnlineDeps['list']): Promise<TableSummary[] | undefined> {
  const tables: TableSummary[] = []
  let after: string | undefined
  do {
    const page = await list(after)
    if (!page.ok) return undefined
    tables.push(...page.value.tables)
    after = page.value.next
  } while (after !== undefined)
  return tables
}

const prefixOf = (player: string) => `table ${player} `

/** The finished games of an account that are known in this browser. */
export const knownOnline = (kept: readonly KeptFacts[], player: string): PlayedGame[] =>
  kept.flatMap(({ key, result, facts }) =>
    key.startsWith(prefixOf(player)) && result !== undefined && facts !== undefined
      ? [played(key.slice(prefixOf(player).length), result, facts)]
      : [],
  )

/** The finished games of an account. The record of each is fetched once: what statistics need of it is kept. */
export async function onlineGames(deps: OnlineDeps): Promise<OnlineGames> {
  const { player, kept, list, record, pause, onProgress } = deps
  const prefix = prefixOf(player)
  const all = (await kept.all().catch(() => [])).filter(({ key }) => key.startsWith(prefix))
  const known = new Map(all.map((one) => [one.key, one]))
  const tables = await ownTables(list)
  if (tables === undefined)
    return {
      games: knownOnline(all, player),
      uncounted: all.filter(({ facts }) => facts === undefined).length,
      missing: 0,
      reached: false,
    }
  const over = tables.flatMap((table) => {
    const result = resultFor(table, player)
    return result === undefined ? [] : [{ key: prefix + table.id, id: table.id, result }]
  })
  const missing = over.filter(({ key }) => known.get(key)?.version !== VERSION)
  let refused = 0
  for (const [i, { key, id, result }] of missing.entries()) {
    if (refused === MAX_REFUSALS) break
    onProgress(i, missing.length)
    const text = await record(id)
    if (text === undefined) {
      refused++
      continue
    }
    const one: KeptFacts = { key, version: VERSION, facts: factsOfRecord(text), result }
    known.set(key, one)
    await kept.keep([one]).catch(() => {})
    await pause()
  }
  const there = new Set(over.map(({ key }) => key))
  const gone = [...known.keys()].filter((key) => !there.has(key))
  if (gone.length > 0) await kept.drop(gone).catch(() => {})
  return {
    games: over.flatMap(({ key, id, result }) => {
      const facts = known.get(key)?.facts
      return facts === undefined ? [] : [played(id, result, facts)]
    }),
    uncounted: over.filter(({ key }) => known.get(key)?.version === VERSION && known.get(key)?.facts === undefined)
      .length,
    missing: over.filter(({ key }) => known.get(key)?.version !== VERSION).length,
    reached: true,
  }
}

import { type ChainTip, follows, judgeStart, type Sent } from '@amyitis/fair'
import { isChained } from './deals.ts'
import { startOf, type Table } from './table.ts'

const writeTip = ({ round, value }: ChainTip): string => `${round} ${value}`

function readTip(text: string | null): ChainTip | undefined {
  const [, round, value] = /^(\d+) ([0-9a-f]+)$/.exec(text ?? '') ?? []
  return value === undefined ? undefined : { round: Number(round), value }
}

/** How far every seat's chain is known, seat by seat: what a device remembers when it adds something to a round. */
export const tipsOf = ({ seats }: Table): (string | null)[] =>
  seats.map(({ tip }) => (tip === undefined ? null : writeTip(tip)))

const goesOn = (table: Table, tip: ChainTip, later: ChainTip): boolean =>
  later.value === tip.value || follows(table.id, tip, later)

/** Do all chains that were known when a share was sent go on? Somebody who is bound anew since then may have seen it. */
export const chainsGoOn = (table: Table, commits: readonly (string | null)[]): boolean =>
  table.seats.every(({ tip }, seat) => {
    const before = readTip(commits[seat])
    return tip === undefined || before === undefined ? tip === before : goesOn(table, before, tip)
  })

/** Was a round dealt with a share of this device, but with other chains than it had seen when it sent it? */
function isSwapped(table: Table, { added, commits }: Sent): boolean {
  const round = Object.keys(table.dealt).find((one) => Object.values(table.shares[Number(one)] ?? {}).includes(added))
  if (round === undefined) return false
  const shares = Object.entries(table.shares[Number(round)] ?? {})
  return shares.some(([seat, value]) => {
    const tip = readTip(commits[Number(seat)])
    return tip !== undefined && !goesOn(table, tip, { round: Number(round), value })
  })
}

/** `partly`: as far as this device has added something, all is well; but some rounds were dealt without a share of its seat. */
export type Judgement = ReturnType<typeof judgeStart> | 'partly'

/**
 * Was the whole game dealt with what this device has sent, under the commits that it has seen? As `judgeStart`, and for games that are
 * dealt round by round, also for every later round.
 */
export function judgeGame(sent: readonly Sent[], table: Table): Judgement {
  const start = judgeStart(sent, startOf(table))
  if (!isChained(table) || start !== 'kept') return start
  const own = sent.filter((one) => one.table === table.id)
  if (own.some((one) => isSwapped(table, one))) return 'changed'
  const added = new Set(own.map((one) => one.added))
  const seat = table.seats.findIndex((one) => one.added !== undefined && added.has(one.added))
  const shares = Object.keys(table.dealt).flatMap((round) => table.shares[Number(round)]?.[seat] ?? [])
  if (!shares.every((one) => added.has(one))) return 'foreign'
  return shares.length === Object.keys(table.dealt).length ? 'kept' : 'partly'
}

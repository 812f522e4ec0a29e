import { type ChainTip, follows, type SentShare, verifyStart } from '@amyitis/fair'
import { isChained } from './deals.ts'
import { isShareDropped } from './left-out.ts'
import { startOf, type Table } from './table.ts'

const writeTip = ({ round, value }: ChainTip): string => `${round} ${value}`

function readTip(text: string | null): ChainTip | undefined {
  const [, round, value] = /^(\d+) ([0-9a-f]+)$/.exec(text ?? '') ?? []
  return value === undefined ? undefined : { round: Number(round), value }
}

/** The known end of every seat's chain: what a device remembers when it sends a share. */
export const chainTips = ({ seats }: Table): (string | null)[] =>
  seats.map(({ tip }) => (tip === undefined ? null : writeTip(tip)))

const continues = (table: Table, tip: ChainTip, later: ChainTip): boolean =>
  later.value === tip.value || follows(table.id, tip, later)

/** Do all chains continue that were known when a share was sent? Whoever has committed again since then may have seen it. */
export const chainsContinue = (table: Table, commits: readonly (string | null)[]): boolean =>
  table.seats.every(({ tip }, seat) => {
    const before = readTip(commits[seat])
    return tip === undefined || before === undefined ? tip === before : continues(table, before, tip)
  })

/** Was a round dealt with a share of this device, but with other chains than it saw when it sent the share? */
function isSwapped(table: Table, { added, commits }: SentShare): boolean {
  const round = Object.keys(table.dealt).find((one) => Object.values(table.shares[Number(one)] ?? {}).includes(added))
  if (round === undefined) return false
  const shares = Object.entries(table.shares[Number(round)] ?? {})
  return shares.some(([seat, value]) => {
    const tip = readTip(commits[Number(seat)])
    return tip !== undefined && !continues(table, tip, { round: Number(round), value })
  })
}

/** `partly`: everything fits, but a round was dealt without a share of this device, or after somebody had dropped theirs. */
export type FairnessVerdict = ReturnType<typeof verifyStart> | 'partly'

/**
 * Was the whole game dealt with the shares of this device, under the commits it has seen? Like `verifyStart`, and for games
 * dealt round by round also for every later round.
 */
export function verifyFairness(sent: readonly SentShare[], table: Table): FairnessVerdict {
  const start = verifyStart(sent, startOf(table))
  if (!isChained(table) || start !== 'kept') return start
  const own = sent.filter((one) => one.table === table.id)
  if (own.some((one) => isSwapped(table, one))) return 'changed'
  const added = new Set(own.map((one) => one.added))
  const seat = table.seats.findIndex((one) => one.added !== undefined && added.has(one.added))
  const shares = Object.keys(table.dealt).flatMap((round) => table.shares[Number(round)]?.[seat] ?? [])
  if (!shares.every((one) => added.has(one))) return 'foreign'
  return shares.length === Object.keys(table.dealt).length && !isShareDropped(table) ? 'kept' : 'partly'
}

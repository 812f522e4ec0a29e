import { apply, chanceFits, dealerOf, type Game } from '@amyitis/engine'
import { type ChainTip, chanceOf, follows, hashOfShare, joinRound } from '@amyitis/fair'
import { type DealShares, nextRound, type Table } from './table.ts'

/** Do the deals of this table come from chains, round by round? */
export const isChained = ({ fair }: Table): boolean => fair === 2

/** Does a share match its commitment? */
export const fitsCommit = (table: Table, commit: string | undefined, added: string): boolean =>
  isChained(table)
    ? commit !== undefined && follows(table.id, { round: 0, value: commit }, { round: 1, value: added })
    : commit === hashOfShare(added)

/** The shares of people for a round, in seat order. */
export const addedTo = ({ seats, shares }: Table, round: number): (string | null)[] =>
  seats.flatMap(({ player }, seat) => (player === undefined ? [] : [shares[round]?.[seat] ?? null]))

export const roundSeed = ({ id }: Table, round: number, { added, server }: DealShares): string =>
  joinRound({ table: id, round, server, added })

/** Do setup and first deal come from everybody's shares? */
export function startFollows(table: Table, game: Game, dealt: DealShares): boolean {
  const known = follows(table.id, { round: 0, value: table.secretHash }, { round: 1, value: dealt.server })
  return known && chanceFits(game, chanceOf(roundSeed(table, 1, dealt)))
}

/** Do these cards come from everybody's shares for this round, and does the server's value belong to its chain? */
export function dealFollows(
  table: Table,
  move: string,
  deal: readonly number[],
  dealt: DealShares,
  tip: ChainTip,
): boolean {
  const round = nextRound(table)
  const before = table.dealt[round]
  const known =
    before === undefined
      ? follows(table.id, tip, { round, value: dealt.server })
      : before.server === dealt.server && before.added.join() === dealt.added.join()
  const again = apply(table.game as Game, move, dealerOf(chanceOf(roundSeed(table, round, dealt))))
  return known && again.ok && again.game.entries.at(-1)?.deal?.join() === deal.join()
}

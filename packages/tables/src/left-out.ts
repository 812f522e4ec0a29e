import type { Table } from './table.ts'

/** The rounds that were dealt without a share of somebody's seat. */
export interface LeftOut {
  readonly seat: number
  /** They were bound anew too late for that round, or a bot played for them. */
  readonly why: 'device' | 'bot'
  readonly rounds: readonly number[]
}

/** Whose shares are missing in the deals of a game whose rounds have deals of their own. Where a seat has added nothing, the others and the server have. */
export function sharesLeftOut({ seats, dealt }: Table): LeftOut[] {
  const people = seats.flatMap(({ player }, seat) => (player === undefined ? [] : [seat]))
  return people.flatMap((seat, i) => {
    const rounds = Object.keys(dealt).flatMap((round) =>
      dealt[Number(round)].added[i] === null ? [Number(round)] : [],
    )
    const { without } = seats[seat]
    const parts: readonly LeftOut[] = [
      { seat, why: 'device', rounds: rounds.filter((round) => round === without) },
      { seat, why: 'bot', rounds: rounds.filter((round) => round !== without) },
    ]
    return parts.filter((part) => part.rounds.length > 0)
  })
}

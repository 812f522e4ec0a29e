import type { Table } from './table.ts'

/** Rounds that were dealt without the share of a seat. */
export interface LeftOut {
  readonly seat: number
  /** They committed again too late for that round, or a bot played for them. */
  readonly why: 'device' | 'bot'
  readonly rounds: readonly number[]
}

/** Was a share dropped after others had shown theirs? Then somebody may have chosen between a deal with it and one without. */
export const isShareDropped = ({ seats, dealt }: Table): boolean =>
  seats.some(({ without, withheld }) => [without, withheld].some((round) => round !== undefined && round in dealt))

/** Whose shares are missing in which rounds. The others and the server have shared all the same. */
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

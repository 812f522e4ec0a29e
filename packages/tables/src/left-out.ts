import type { Table, TableSeat } from './table.ts'

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

/** Whose shares are missing in which rounds. The others and the server have shared. */
export function sharesLeftOut({ seats, dealt }: Table): LeftOut[] {
  const isPersonIn = (round: number, { player, from = 1 }: TableSeat) => player !== undefined && from <= round
  return seats.flatMap((own, seat) => {
    if (own.player === undefined) return []
    const rounds = Object.keys(dealt)
      .map(Number)
      .filter((round) => {
        const place = seats.slice(0, seat).filter((one) => isPersonIn(round, one)).length
        return !isPersonIn(round, own) || dealt[round].added[place] === null
      })
    const { without } = own
    const parts: readonly LeftOut[] = [
      { seat, why: 'device', rounds: rounds.filter((round) => round === without) },
      { seat, why: 'bot', rounds: rounds.filter((round) => round !== without) },
    ]
    return parts.filter((part) => part.rounds.length > 0)
  })
}

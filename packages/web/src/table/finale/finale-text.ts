import type { TableModel } from '../../board/model.ts'
import { type FinalePlan, headlineOf, leadOf, secondOf } from './plan.ts'

type Names = Pick<TableModel, 'text' | 'players'>

/** How a player is called here: the reader is “you”. */
export const nameOf = ({ text, players }: Names, seat: number, you: number | undefined): string =>
  seat === you ? text.t('game.you') : players[seat].name

/** Who has won, for one reader. */
export function headlineText({ text, players }: Names, plan: FinalePlan, you: number | undefined): string {
  const headline = headlineOf(plan, you)
  switch (headline.kind) {
    case 'you-win':
      return text.t('finale.you.win')
    case 'you-share':
      return text.t('finale.you.share')
    case 'wins':
      return text.t('finale.wins', { who: players[headline.seat].name })
    case 'share':
      return text.t('finale.share', { names: text.list(headline.seats.map((seat) => players[seat].name)) })
  }
}

/** By how much: the winner's lead, and how far behind the reader is; who conceded may have more points than the winner. */
export function marginText({ text, players }: Names, plan: FinalePlan, you: number | undefined): string[] {
  const { winners, totals, ranks } = plan
  if (winners.length === 0) return []
  const points = totals[winners[0]]
  const ahead = winners.length === 1 ? leadOf(plan) : undefined
  const lost = you !== undefined && !winners.includes(you)
  const who = text.list(secondOf(plan).map((seat) => players[seat].name))
  const won =
    ahead === undefined || lost
      ? text.t('finale.points', { points })
      : text.t('finale.points.ahead', { points, ahead, who })
  const behind = lost ? Math.max(0, points - totals[you]) : 0
  return lost ? [won, text.t('finale.you.behind', { rank: ranks[you], points: behind })] : [won]
}

/** The order as a sentence a player. */
export const orderText = ({ text, players }: Names, { order, ranks, totals }: FinalePlan): string[] =>
  order.map((seat) => text.t('finale.order', { place: ranks[seat], who: players[seat].name, points: totals[seat] }))

/** Points ahead of the best opponent. */
export function marginOf(scores: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < scores.length; other++) if (other !== seat) best = Math.max(best, scores[other])
  return scores[seat] - best
}

/** R1.1 The share of the win: players tied for first all win. */
export function winShare(scores: readonly number[], seat: number): number {
  const most = Math.max(...scores)
  return scores[seat] < most ? 0 : 1 / scores.filter((score) => score === most).length
}

/** Is one outcome better for a seat than another? Winning counts first, then the margin. */
export function isBetter(one: readonly number[], other: readonly number[], seat: number): boolean {
  const [margin, otherMargin] = [marginOf(one, seat), marginOf(other, seat)]
  if (margin !== otherMargin) return margin > otherMargin
  return margin === 0 && winShare(one, seat) > winShare(other, seat)
}

/** The edit distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1))
    row = next
  }
  return row[other.length]
}

/** The closest known word, if one is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const [best] = words.map((one) => ({ one, far: distance(word, one) })).sort((a, b) => a.far - b.far)
  return best !== undefined && best.far <= Math.min(2, Math.floor(word.length / 2)) ? best.one : undefined
}

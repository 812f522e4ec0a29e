/** The edit distance of two words, with transpositions. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...new Array<number>(b.length).fill(0)])
  for (let j = 0; j <= b.length; j++) rows[0][j] = j
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + same)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1)
    }
  return rows[a.length][b.length]
}

const LONGEST = 20

/** The closest known name; undefined if none is near. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined
  const far = word.length <= 4 ? 1 : 2
  let best: { name: string; steps: number } | undefined
  for (const name of names) {
    const steps = distance(word.toLowerCase(), name.toLowerCase())
    if (steps <= far && steps < name.length && (best === undefined || steps < best.steps)) best = { name, steps }
  }
  return best?.name
}

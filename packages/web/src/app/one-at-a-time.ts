/** While a call is under way, another one, as of a double click, gets the same answer and starts nothing. */
export function oneAtATime<Given extends readonly unknown[], Answer>(
  run: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  let underWay: Promise<Answer> | undefined
  return (...given) => {
    underWay ??= run(...given).finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

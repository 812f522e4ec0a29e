/** Numbers the names of decisions, phases, steps and reasons as they come up, so that positions can be compared by numbers. */
export function createNameCodes(): (name: string | undefined) => number {
  const codes = new Map<string | undefined, number>()
  return (name) => {
    const known = codes.get(name)
    if (known !== undefined) return known
    codes.set(name, codes.size)
    return codes.size - 1
  }
}

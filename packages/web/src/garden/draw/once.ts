/** What is drawn the same every time is worked out once for each thing that it is drawn for. */
export function onceFor<K extends object, T>(draw: (thing: K) => T): (thing: K) => T {
  const drawn = new WeakMap<K, T>()
  return (thing) => {
    const known = drawn.get(thing)
    if (known !== undefined) return known
    const fresh = draw(thing)
    drawn.set(thing, fresh)
    return fresh
  }
}

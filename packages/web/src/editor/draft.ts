import { checkEdition, type Edition, type EditionFault, openBox, SIDES, STANDARD, shortEdition } from '@amyitis/engine'

/** A place in an edition, as faults name it: `court.palace[2].copies.3`. */
export type Path = string
type Json = Readonly<Record<string, unknown>>
/** An edition in the making: it may have faults. */
export type Draft = Json

export type Source = 'printed' | 'derived' | 'reconstructed' | 'own'

const keysOf = (path: Path): string[] => path.split(/[.[\]]+/).filter((key) => key !== '')

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Json)[key] : undefined

export const valueAt = (draft: Draft, path: Path): unknown => keysOf(path).reduce(inside, draft as unknown)

function put(base: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const below = put(inside(base, key), rest, value)
  if (Array.isArray(base)) return base.map((entry, i) => (String(i) === key ? below : entry))
  const { [key]: _, ...others } = (base ?? {}) as Json
  return below === undefined ? others : { ...others, [key]: below }
}

/** The draft with another value; undefined takes it away. */
export const withValue = (draft: Draft, path: Path, value: unknown): Draft => put(draft, keysOf(path), value) as Draft

const isSource = (value: unknown): value is Source =>
  value === 'printed' || value === 'derived' || value === 'reconstructed'

/** How a value of the standard edition is known: what the closest thing around it says. */
function standardSource(path: Path): Source {
  const keys = keysOf(path)
  for (let depth = keys.length; depth >= 0; depth--) {
    const around = keys.slice(0, depth).reduce(inside, STANDARD as unknown)
    const source = inside(around, 'source')
    if (isSource(source)) return source
    const named = inside(source, keys[depth]) ?? inside(source, 'effect')
    if (isSource(named)) return named
  }
  return 'reconstructed'
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export const isChanged = (draft: Draft, path: Path): boolean =>
  !isSame(valueAt(draft, path), valueAt(STANDARD as unknown as Draft, path))

export const sourceAt = (draft: Draft, path: Path): Source => (isChanged(draft, path) ? 'own' : standardSource(path))

/** R3.3 The sides with two zones, as a list. */
export function doubleSidesOf(draft: Draft): readonly string[] {
  const sides = valueAt(draft, 'doubleSides.sides')
  if (Array.isArray(sides)) return sides as string[]
  const { zones } = openBox(STANDARD, 4, false)
  return SIDES.filter((_, side) => zones[side] === 2)
}

export function withSideToggled(draft: Draft, side: string): Draft {
  const now = doubleSidesOf(draft)
  const toggled = SIDES.filter((one) => (one === side ? !now.includes(one) : now.includes(one)))
  const isStandard = isSame(toggled, doubleSidesOf(STANDARD as unknown as Draft))
  return withValue(draft, 'doubleSides', isStandard ? STANDARD.doubleSides : { sides: toggled })
}

const NEW_ID = 'my-box'

/** The standard box under another name. */
export const newEdition = (): Edition => ({ ...STANDARD, id: NEW_ID })
export const newDraft = (): Draft => ({ ...newEdition() })

export interface CheckedDraft {
  readonly edition: Edition | undefined
  readonly faults: readonly EditionFault[]
}

export function checkDraft(draft: Draft): CheckedDraft {
  const checked = checkEdition(draft)
  return checked.ok ? { edition: checked.value, faults: [] } : { edition: undefined, faults: checked.faults }
}

/** A draft as a short file. */
export const fileOf = (edition: Edition): string => `${JSON.stringify(shortEdition(edition), undefined, 2)}\n`

import {
  type City,
  checkEdition,
  type Edition,
  type EditionFault,
  openBox,
  SIDES,
  STANDARD,
  shortEdition,
} from '@amyitis/engine'

/** A place in an edition, as faults name it: `court.palace[2].copies.3`. */
export type Path = string
type Json = Readonly<Record<string, unknown>>
/** An edition in the making: it may have faults. */
export type Draft = Json

export type ValueSource = 'printed' | 'derived' | 'reconstructed' | 'own'

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

const isSource = (value: unknown): value is ValueSource =>
  value === 'printed' || value === 'derived' || value === 'reconstructed'

const STANDARD_DRAFT = STANDARD as unknown as Draft

/** R7.1 The cities in the order of the caravan's route. */
export const routeOf = (draft: Draft): City[] =>
  Array.isArray(draft.cities) ? draft.cities.map((city) => (city as { id: City }).id) : []

/** Where a value of the draft is in the standard edition: a city may lie elsewhere on the route. */
function standardPath(draft: Draft, path: Path): Path {
  const [, index, rest] = /^cities\[(\d+)\](.*)$/.exec(path) ?? []
  if (index === undefined) return path
  return `cities[${routeOf(STANDARD_DRAFT).indexOf(routeOf(draft)[Number(index)])}]${rest}`
}

export const standardValueAt = (draft: Draft, path: Path): unknown => valueAt(STANDARD_DRAFT, standardPath(draft, path))

/** R7.1 The draft with a city at another place of the route, which starts in Babylon. */
export function withCityMoved(draft: Draft, city: City, to: number): Draft {
  const cities = draft.cities as readonly { readonly id: City }[]
  const moved = cities.find(({ id }) => id === city)
  if (moved === undefined) return draft
  const order = cities.filter((one) => one !== moved).toSpliced(to, 0, moved)
  const start = order.findIndex(({ id }) => id === 'babylon')
  return withValue(draft, 'cities', [...order.slice(start), ...order.slice(0, start)])
}

/** How a value of the standard edition is known: what the closest thing around it says. */
function standardSource(path: Path): ValueSource {
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
  !isSame(valueAt(draft, path), standardValueAt(draft, path))

export const sourceAt = (draft: Draft, path: Path): ValueSource =>
  isChanged(draft, path) ? 'own' : standardSource(standardPath(draft, path))

/** How the order of the cities is known: as a whole, that of the standard edition counts as reconstructed (docs/edition.md). */
export const routeSource = (draft: Draft): ValueSource =>
  isSame(routeOf(draft), routeOf(STANDARD_DRAFT)) ? 'reconstructed' : 'own'

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
  const isStandard = isSame(toggled, doubleSidesOf(STANDARD_DRAFT))
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

import { isLevel } from '@amyitis/bots'
import type { Edition } from '@amyitis/engine'
import type { SeatPlan, Settings } from '@amyitis/protocol'
import { keep, readKept } from '../../app/settings/kept.ts'

type Level = Settings['standIn']

/** A table as it is put together on the screen; the first seat is for who creates it. */
export interface Wish {
  readonly others: readonly SeatPlan[]
  readonly palace: boolean
  readonly clock: Settings['clock']['kind']
  readonly minutes: number
  readonly increment: number
  readonly hours: number
  /** Hours of the night, if no time passes then. */
  readonly night: { readonly from: string; readonly to: string } | undefined
  readonly public: boolean
  readonly spectators: boolean
  readonly rated: boolean
  readonly standIn: Level
}

const FIRST: Wish = {
  others: [{ kind: 'open' }],
  palace: false,
  clock: 'none',
  minutes: 30,
  increment: 20,
  hours: 24,
  night: undefined,
  public: false,
  spectators: true,
  rated: false,
  standIn: 'engineer',
}

export const LIMITS = { minutes: [1, 240], increment: [0, 300], hours: [1, 720] } as const
export type Measured = keyof typeof LIMITS

const within = (name: Measured, value: number): number => {
  const [least, most] = LIMITS[name]
  return Math.min(most, Math.max(least, Math.round(Number.isFinite(value) ? value : least)))
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

function clockOf({ clock, minutes, increment, hours, night }: Wish): Settings['clock'] {
  if (clock === 'live')
    return { kind: clock, minutes: within('minutes', minutes), increment: within('increment', increment) }
  if (clock === 'none') return { kind: clock }
  const plain = { kind: clock, hours: within('hours', hours) } as const
  return night === undefined ? plain : { ...plain, night: { ...night, zone: ownZone() } }
}

export function settingsOf(wish: Wish, edition: Edition | undefined): Settings {
  const { others, palace, public: shown, spectators, rated, standIn } = wish
  return {
    seats: [{ kind: 'open' }, ...others],
    palace,
    edition: edition === undefined ? 'standard' : (edition as unknown as Record<string, unknown>),
    clock: clockOf(wish),
    public: shown,
    spectators,
    rated,
    standIn,
  }
}

const KEY = 'amyitis.online'

function readPlan(value: unknown): SeatPlan | undefined {
  const { kind, level } = (value ?? {}) as Record<string, unknown>
  if (kind === 'open' || kind === 'invited') return { kind }
  return kind === 'bot' && isLevel(level) ? { kind, level } : undefined
}

/** The table that was created last, as far as it can be read. */
export function lastWish(): Wish {
  try {
    const found = JSON.parse(readKept(KEY) ?? '{}') as Partial<Record<keyof Wish, unknown>>
    const others = Array.isArray(found.others) ? found.others.map(readPlan) : []
    const fits = others.length >= 1 && others.length <= 3 && others.every((plan) => plan !== undefined)
    const clock = (['none', 'live', 'correspondence'] as const).find((kind) => kind === found.clock) ?? FIRST.clock
    return { ...FIRST, clock, palace: found.palace === true, ...(fits ? { others } : {}) }
  } catch {
    return FIRST
  }
}

export const rememberWish = ({ others, palace, clock }: Wish): boolean =>
  keep(KEY, JSON.stringify({ others, palace, clock }))

import { isLevel } from '@amyitis/bots'
import { type Edition, isPlayerCount } from '@amyitis/engine'
import type { SeatPlan, Settings } from '@amyitis/protocol'
import { readStored, writeStored } from '../../app/settings/local-storage.ts'

type Level = Settings['standIn']

/** A table as it is set up on the screen; the first seat is its creator’s. */
export interface TableForm {
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
  /** With a live clock: asks everybody whether they are ready. */
  readonly ready: boolean
}

const FIRST: TableForm = {
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
  ready: true,
}

export const LIMITS = { minutes: [1, 240], increment: [0, 300], hours: [1, 720] } as const
export type Measured = keyof typeof LIMITS

const within = (name: Measured, value: number): number => {
  const [least, most] = LIMITS[name]
  return Math.min(most, Math.max(least, Math.round(Number.isFinite(value) ? value : least)))
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The clock of a table as it is put together. */
export function clockSettingsOf({ clock, minutes, increment, hours, night }: TableForm): Settings['clock'] {
  if (clock === 'live')
    return { kind: clock, minutes: within('minutes', minutes), increment: within('increment', increment) }
  if (clock === 'none') return { kind: clock }
  const plain = { kind: clock, hours: within('hours', hours) } as const
  return night === undefined ? plain : { ...plain, night: { ...night, zone: ownZone() } }
}

export function settingsOf(form: TableForm, edition: Edition | undefined): Settings {
  const { others, palace, public: shown, spectators, rated, standIn } = form
  return {
    seats: [{ kind: 'open' }, ...others],
    palace,
    edition: edition === undefined ? 'standard' : (edition as unknown as Record<string, unknown>),
    clock: clockSettingsOf(form),
    public: shown,
    spectators,
    rated,
    standIn,
    ...(form.clock === 'live' ? { ready: form.ready } : {}),
  }
}

const KEY = 'amyitis.online'

function readPlan(value: unknown): SeatPlan | undefined {
  const { kind, level } = (value ?? {}) as Record<string, unknown>
  if (kind === 'open' || kind === 'invited') return { kind }
  return kind === 'bot' && isLevel(level) ? { kind, level } : undefined
}

/** The table that was created last, as far as it can be read. */
export function lastTableForm(): TableForm {
  try {
    const found = JSON.parse(readStored(KEY) ?? '{}') as Partial<Record<keyof TableForm, unknown>>
    const others = Array.isArray(found.others) ? found.others.map(readPlan) : []
    const fits = isPlayerCount(others.length + 1) && others.every((plan) => plan !== undefined)
    const clock = (['none', 'live', 'correspondence'] as const).find((kind) => kind === found.clock) ?? FIRST.clock
    const measure = (name: Measured) => ({ [name]: within(name, Number(found[name] ?? FIRST[name])) })
    const time = { ...measure('minutes'), ...measure('increment'), ...measure('hours') }
    return { ...FIRST, clock, ...time, palace: found.palace === true, ...(fits ? { others } : {}) }
  } catch {
    return FIRST
  }
}

export const rememberTableForm = ({ others, palace, clock, minutes, increment, hours }: TableForm): boolean =>
  writeStored(KEY, JSON.stringify({ others, palace, clock, minutes, increment, hours }))

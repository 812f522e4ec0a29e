import { type City, type Court, type Event, POWERS, type Power, STANDARD, TRADES, type Trade } from '@amyitis/engine'

/** A turn of an opening: whom it recruits, or where the caravan stops and what is taken there; R12.3 the choice of a power. */
export type OpeningTurn = Trade | 'noble' | 'pass' | City | `${City}-${Court}` | `power-${Power}`

/** All that there are in the standard edition. */
export const OPENING_TURNS: readonly OpeningTurn[] = [
  ...TRADES,
  'noble',
  'pass',
  ...STANDARD.cities.flatMap(({ id, offers }): OpeningTurn[] =>
    offers === undefined ? [id] : offers.map((kind): OpeningTurn => `${id}-${kind}`),
  ),
  ...POWERS.map((power): OpeningTurn => `power-${power}`),
]

export const isOpeningTurn = (text: string): text is OpeningTurn => (OPENING_TURNS as readonly string[]).includes(text)

/** How many turns of each player are kept: hardly any two games are alike for longer. */
export const OPENING_LENGTH = 8

/** What a player does in a turn of phase II, wherever the caravan goes. */
export type Action = Trade | 'caravan' | 'noble' | 'pass'

export type TurnParts =
  | { readonly action: Exclude<Action, 'caravan'> }
  | { readonly action: 'caravan'; readonly city: City; readonly court: Court | undefined }
  | { readonly action: 'power'; readonly power: Power }

const isTrade = (name: string): name is Trade => (TRADES as readonly string[]).includes(name)

export function partsOf(turn: OpeningTurn): TurnParts {
  const [name, detail] = turn.split('-')
  if (name === 'noble' || name === 'pass' || isTrade(name)) return { action: name }
  if (name === 'power') return { action: 'power', power: detail as Power }
  return { action: 'caravan', city: name as City, court: detail as Court | undefined }
}

/** Reads the first turns of all seats from the events of a game, in order. */
export class OpeningReader {
  readonly turns: readonly OpeningTurn[][]
  /** Who has stopped in a city and may take a court card there. */
  private inCity: number | undefined

  constructor(seats: number) {
    this.turns = Array.from({ length: seats }, () => [])
  }

  event(event: Event): void {
    switch (event.type) {
      case 'recruit':
        this.add(event.seat, event.trade)
        break
      case 'pass':
        this.add(event.seat, 'pass')
        break
      case 'power':
        this.add(event.seat, `power-${event.power}`)
        break
      case 'talents':
        // R12.5 Only the noble is paid under this clause.
        if (event.clause === 'R12.5') this.add(event.seat, 'noble')
        break
      case 'caravan':
        if (this.add(event.seat, event.to)) this.inCity = event.seat
        break
      case 'tile':
        // R9.2 A court card from now on is the bonus of a tile.
        this.inCity = undefined
        break
      case 'court':
        if (event.seat === this.inCity) this.takeCourt(event.seat, event.kind)
        break
    }
  }

  private add(seat: number, turn: OpeningTurn): boolean {
    this.inCity = undefined
    if (this.turns[seat].length === OPENING_LENGTH) return false
    this.turns[seat].push(turn)
    return true
  }

  /** R7.5 */
  private takeCourt(seat: number, kind: Court): void {
    const turns = this.turns[seat]
    turns.push(`${turns.pop() as City}-${kind}`)
    this.inCity = undefined
  }
}

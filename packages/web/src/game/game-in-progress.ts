import {
  apply,
  cardsOf,
  type Dealer,
  type Entry,
  type Event,
  fixedDealer,
  formatMove,
  type Game,
  isOver,
  opensTurn,
  parseRecord,
  play,
  type RecordFault,
  type Refusal,
  rewind,
  tradesOf,
  withHeaders,
} from '@amyitis/engine'
import { type GameHead, isHead, type LoggedMove, onlyAnswer, type SavedGame } from './saved.ts'
import { isHuman, recordNames, type SeatedPlayer } from './seats.ts'

/** One answered decision, and what came of it. */
export interface Step {
  readonly seat: number
  readonly round: number
  readonly move: string
  readonly opens: boolean
  readonly events: readonly Event[]
  /** It was a person's only legal move, which the app may play automatically. */
  readonly forced?: true
}

/** A game in progress. Nothing of it ever changes in place: a move makes another one. */
export interface GameInProgress {
  readonly head: Pick<GameHead, 'id' | 'created' | 'seed' | 'challenge'> & { readonly seats: readonly SeatedPlayer[] }
  readonly game: Game
  readonly steps: readonly Step[]
  /** How many decisions the game had when it was begun here; the saved moves come after them. */
  readonly base: number
}

export type OpenedGame =
  | { readonly ok: true; readonly running: GameInProgress }
  | { readonly ok: false; readonly fault: RecordFault | undefined }

const stepOf = (game: Game, round: number, events: readonly Event[], forced = false): Step => {
  const { seat, move, opens } = game.entries[game.entries.length - 1]
  return { seat, round, move: formatMove(move), opens, events, ...(forced ? { forced } : {}) }
}

const isForced = (game: Game, seats: readonly SeatedPlayer[]): boolean =>
  isHuman(seats[game.position.player]) && forcedMove(game) !== undefined

/** What happened in a game, decision by decision. */
export function stepsOf(game: Game): Step[] {
  const again = rewind(game, 0)
  return game.entries.map(({ move, deal }) => {
    const { round } = again.position
    const played = play(again, formatMove(move), deal === undefined ? game.dealer : fixedDealer(deal))
    return stepOf(again, round, played.ok ? played.events : [])
  })
}

/** A saved game as it stands. A move that the rules refuse damages it from there on. */
export function openGame({ head, moves }: SavedGame): OpenedGame {
  if (!isHead(head)) return { ok: false, fault: undefined }
  const read = parseRecord(head.record, head.seed)
  if (!read.ok) return read
  // Bots had other names in earlier versions.
  const fits = head.seats.length === read.game.position.seats.length
  const game = fits ? withHeaders(read.game, { names: recordNames(head.seats) }) : read.game
  const base = game.entries.length
  const steps = stepsOf(game)
  for (const { move, deal } of moves) {
    const { round, decision } = game.position
    const forced = decision !== undefined && isForced(game, head.seats)
    const played = play(game, move, deal === undefined ? game.dealer : fixedDealer(cardsOf(deal)))
    if (!played.ok) return { ok: false, fault: undefined }
    steps.push(stepOf(game, round, played.events, forced))
  }
  return { ok: true, running: { head, game, steps, base } }
}

type Moved =
  | { readonly ok: true; readonly running: GameInProgress; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** Plays a move; the game that it was played in stays as it is. */
export function playIn(running: GameInProgress, move: string, dealer?: Dealer): Moved {
  const { round } = running.game.position
  const applied = apply(running.game, move, dealer ?? running.game.dealer)
  if (!applied.ok) return applied
  const { game, events } = applied
  const step = stepOf(game, round, events, isForced(running.game, running.head.seats))
  return { ok: true, running: { ...running, game, steps: [...running.steps, step] }, events }
}

/**
 * Decisions before this one stand: a deal shows what was hidden, and nobody takes back what another person has seen and
 * answered.
 */
export function takebackBarrier(entries: readonly Entry[], seats: readonly SeatedPlayer[], base: number): number {
  let barrier = base
  let person = -1
  let since = -1
  entries.forEach(({ seat, deal }, i) => {
    if (deal !== undefined) barrier = Math.max(barrier, i + 1)
    if (!isHuman(seats[seat])) return
    if (person >= 0 && person !== seat) barrier = Math.max(barrier, since + 1)
    person = seat
    since = i
  })
  return barrier
}

/**
 * How many decisions are left if a person's last one is taken back, with the answers of the bots, which show nothing that
 * was hidden; undefined if that can't be. Forced moves would be played again at once: with `past` they
 * go with the one before them.
 */
export function takebackTarget({ head, game, steps, base }: GameInProgress, past: boolean): number | undefined {
  const barrier = takebackBarrier(game.entries, head.seats, base)
  for (let i = game.entries.length - 1; i >= barrier; i--)
    if (isHuman(head.seats[game.entries[i].seat]) && !(past && steps[i].forced)) return i
  return undefined
}

/** The game as it stood after its first decisions. */
export const backTo = (running: GameInProgress, count: number): GameInProgress => ({
  ...running,
  game: rewind(running.game, count),
  steps: running.steps.slice(0, count),
})

/** The move that may be played automatically if the settings ask for it. Passing never is: it ends the player's round. */
export function forcedMove(game: Game): string | undefined {
  return game.position.decision === 'action' ? undefined : onlyAnswer(game)
}

/** The moves that are kept beside the record that the game began with. */
export const loggedMoves = ({ game, base }: GameInProgress): LoggedMove[] =>
  game.entries.slice(base).map(({ move, deal }) => ({
    move: formatMove(move),
    ...(deal === undefined ? {} : { deal: tradesOf(deal) }),
  }))

/** Whose decision it is; undefined once the game is over. */
export const deciderOf = ({ head, game }: GameInProgress): SeatedPlayer | undefined =>
  isOver(game) ? undefined : head.seats[game.position.player]

/** The decisions of the turn that goes on now; none where a turn begins. */
export function turnSoFar({ game, steps }: Pick<GameInProgress, 'game' | 'steps'>): readonly Step[] {
  if (isOver(game) || opensTurn(game.position)) return []
  return steps.slice(steps.findLastIndex((step) => step.opens))
}

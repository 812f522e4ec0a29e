import type { Box, Event, Game, Refusal, State } from '@amyitis/engine'
import type { Text } from '@amyitis/text/app'
import type { View } from '@amyitis/words'

/**
 * Where on the table a choice lies, as `canal b1-b2`, `square c3`, `card 0 1` (group, place), `city ur`, `row top`,
 * `temple ishtar`, `court banker`, `good wine`, `power first`, `noble`, `pass`; choices that have no place of their own on
 * the table are offered in the prompt alone: `prompt …`.
 */
export type Target = string

/** What a choice changes at once, for one seat: differences, not totals. */
export interface Effects {
  readonly seat: number
  readonly points: number
  readonly talents: number
  readonly camels: number
  readonly cubes: number
  readonly goods: Readonly<Record<string, number>>
}

/** A legal move, ready to be shown: where it lies, what it is called, what it costs and brings. */
export interface Choice {
  readonly move: string
  readonly target: Target
  /** "Recruit the farmer of group 2". */
  readonly name: string
  /** "2 points; 1 talent". */
  readonly detail: string
  readonly effects: readonly Effects[]
}

export type SeatKind = 'human' | 'bot' | 'remote'

export interface PlayerInfo {
  readonly kind: SeatKind
  readonly name: string
  /** Second line under the name: a bot's level, "You", "online". */
  readonly note: string
  /** Today’s name, if the game was played under another. */
  readonly now?: string | undefined
}

/** Something that happened, with the seat it happened to, for movement on the table. */
type Happened = Event

/** A paragraph of the log: a turn, or how a round begins. */
export interface LogEntry {
  /** How many decisions had been answered at its end: where a look back at it begins. */
  readonly n: number
  readonly round: number
  /** Whose turn it was; undefined where a round begins. */
  readonly seat: number | undefined
  /** The moves of the turn in the notation. */
  readonly moves: readonly string[]
  /** What came of them: the log shows what was gained and paid as icons. */
  readonly events: readonly Event[]
  readonly words: string
}

/**
 * All that the parts of the table screen show. They know no rule: they draw `state`, let `choices` glow and hand back what
 * was chosen.
 */
export interface TableModel {
  readonly game: Game
  readonly state: State
  readonly box: Box
  readonly text: Text
  /** The same game for the sentences of @amyitis/words. */
  readonly view: View
  readonly players: readonly PlayerInfo[]
  /** The seat that decides on this screen now; undefined while others decide or the game is over. */
  readonly deciding: number | undefined
  readonly choices: readonly Choice[]
  /** What the last move set in motion, in order; replaced with every move. */
  readonly events: readonly Happened[]
  /** What has happened so far, oldest first. */
  readonly log: readonly LogEntry[]
  /** The choice that is looked at: under the pointer, in focus, or tapped once. */
  readonly looked: Choice | undefined
  /** Tapped once, and waiting for the second tap that confirms it. */
  readonly chosen: Choice | undefined
  /** What was refused last, and where. */
  readonly refused: { readonly target: Target; readonly refusal: Refusal } | undefined
  /** The choice that lies at a target; both copies of a trade card lead to the same one (R5.3). */
  at(target: Target): Choice | undefined
  look(choice: Choice | undefined): void
  choose(choice: Choice): void
  /** Someone pointed at what is not legal: the prompt says why. */
  ask(target: Target): void
}

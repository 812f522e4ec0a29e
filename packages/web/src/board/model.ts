import type { Level } from '@amyitis/bots'
import type { Box, Color, Event, Game, Move, Refusal, State } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import type { View } from '@amyitis/narration'
import type { IconName } from '../icons/art.tsx'
import type { Target } from './target.ts'

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
  readonly move: Move
  /** The move in the notation, as it is sent to games and servers. */
  readonly notation: string
  /** No two choices of a decision have the same one. */
  readonly target: Target
  /** "Recruit the farmer of group 2". */
  readonly name: string
  /** "2 points; 1 talent". */
  readonly detail: string
  readonly effects: readonly Effects[]
}

export type SeatKind = 'human' | 'bot' | 'remote'

/** Who sits at a seat, as the table shows it. */
export interface PlayerInfo {
  readonly kind: SeatKind
  readonly name: string
  readonly color: Color
  /** Of a bot. */
  readonly level?: Level | undefined
  /** Second line under the name: who a bot is, "You", today's name. */
  readonly note: string
  /** Today’s name, if the game was played under another. */
  readonly now?: string | undefined
}

/** A paragraph of the log: a turn, or how a round begins. */
export interface LogEntry {
  /** How many decisions had been answered at its end: where a replay of it begins. */
  readonly n: number
  readonly round: number
  /** Whose turn it was; undefined where a round begins. */
  readonly seat: number | undefined
  /** The moves of the turn in the notation. */
  readonly moves: readonly string[]
  /** What came of them: the log shows what was gained and paid as icons. */
  readonly events: readonly Event[]
  /** What it says instead, if it is not about moves: somebody left or came back. */
  readonly remark?: { readonly icon: IconName; readonly words: string } | undefined
}

/**
 * All that the parts of the table screen show. They know no rule: they draw `state`, let `choices` glow and hand back what
 * was chosen. Whatever a move leaves as it was keeps its identity in `state`, `players` and `log` (`share.ts`).
 */
export interface TableModel {
  readonly game: Game
  readonly state: State
  readonly box: Box
  readonly text: Text
  /** The same game for the sentences of @amyitis/narration. */
  readonly view: View
  readonly players: readonly PlayerInfo[]
  /** The seat that decides on this screen now; undefined while others decide or the game is over. */
  readonly deciding: number | undefined
  readonly choices: readonly Choice[]
  /** The choice that lies at a target; both copies of a trade card lead to the same one (R5.3). */
  readonly choiceAt: ReadonlyMap<Target, Choice>
  /** What the last move set in motion, in order; replaced with every move. */
  readonly events: readonly Event[]
  /** What has happened so far, oldest first. */
  readonly log: readonly LogEntry[]
  /** The choice that is looked at: under the pointer, in focus, or tapped once. */
  readonly highlighted: Choice | undefined
  /** Tapped once, and waiting for the second tap that confirms it. */
  readonly chosen: Choice | undefined
  /** What was refused last, and where. */
  readonly refused: { readonly target: Target; readonly refusal: Refusal } | undefined
  highlight(choice: Choice | undefined): void
  choose(choice: Choice): void
  /** Someone pointed at what is not legal: the prompt says why. */
  askWhy(target: Target): void
}

import {
  type Box,
  type Edition,
  formatRecord,
  fromState,
  type Game,
  gameFrom,
  isStateCode,
  newGame,
  openBox,
  type PlayerCount,
  type Position,
  RULES_VERSION,
  type RulesVersion,
  rewind,
  type State,
  type StateFault,
  toState,
} from '@amyitis/engine'

/** A position in the making: the rules may forbid it, but every value is of its kind. */
export interface PositionDraft {
  readonly state: State
  readonly edition: Edition
  readonly rules: RulesVersion
}

export const boxOf = ({ state, edition, rules }: PositionDraft): Box =>
  openBox(edition, state.players as PlayerCount, state.palace, rules)

export interface CheckedPosition {
  /** Undefined if the box or the rules forbid it. */
  readonly position: Position | undefined
  readonly faults: readonly StateFault[]
}

export function checkPosition({ state, edition, rules }: PositionDraft): CheckedPosition {
  const checked = fromState(state, edition, rules)
  return checked.ok ? { position: checked.value, faults: [] } : { position: undefined, faults: checked.faults }
}

/** Faults of single values: the editor has no control that could show them. */
const UNREADABLE: readonly string[] = ['room', 'winners', 'colors']

const isForbidden = ({ code }: StateFault) => isStateCode(code) && !UNREADABLE.includes(code)

export type ReadState =
  | { readonly ok: true; readonly draft: PositionDraft }
  | { readonly ok: false; readonly faults: readonly StateFault[] }

/** A draft from a state of unknown origin. What only the rules forbid can be mended in the editor. */
export function readState(json: unknown, edition: Edition, rules: RulesVersion = RULES_VERSION): ReadState {
  const checked = fromState(json, edition, rules)
  if (checked.ok) return { ok: true, draft: { state: toState(checked.value), edition, rules } }
  if (!checked.faults.every(isForbidden)) return { ok: false, faults: checked.faults }
  return { ok: true, draft: { state: json as State, edition, rules } }
}

export const draftOf = (position: Position): PositionDraft => ({
  state: toState(position),
  edition: position.box.edition,
  rules: position.box.rules.version,
})

/** The last position in which an action is chosen, up to `n` decisions into a game: only from there can one start. */
export function actionIn(game: Game, n = game.entries.length): Position {
  for (let count = Math.min(n, game.entries.length); count > 0; count--) {
    const { position } = rewind(game, count)
    if (position.decision === 'action') return position
  }
  return rewind(game, 0).position
}

/** The start of a game. */
export const newPositionDraft = (
  players: PlayerCount,
  palace: boolean,
  seed: string,
  edition?: Edition,
): PositionDraft => draftOf(newGame({ players, palace, seed, ...(edition === undefined ? {} : { edition }) }).position)

/** A record of a game that starts from a position. */
export const recordFrom = (position: Position): string => formatRecord(gameFrom(position, ''))

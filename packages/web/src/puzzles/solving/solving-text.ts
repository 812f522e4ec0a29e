import { reasonsAgainst, type TurnMoves } from '@amyitis/bots'
import {
  clonePosition,
  formatMove,
  moveCode,
  opensTurn,
  type Position,
  playMove,
  unshuffledDealer,
} from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { moveNames, percent, reasonOf, type View } from '@amyitis/narration'
import type { Posed } from '../model/posed.ts'
import type { Refutation } from './use-attempt.ts'

/** How many turns of an answer are described. */
const MAX_TURNS = 2
const MAX_REASONS = 3

export const turnText = (text: Text, turn: TurnMoves): string => moveNames(text, turn.map(formatMove))

/** What follows a turn, turn by turn, with the player of each; nothing if cards are dealt. */
export function replyText({ text, names }: View, before: Position, { turn, own }: Refutation): string | undefined {
  const position = clonePosition(before)
  for (const move of turn) playMove(position, move, unshuffledDealer)
  const turns: { readonly who: string; readonly moves: string[] }[] = []
  for (const move of own.line) {
    if (turns.length === 0 || opensTurn(position)) turns.push({ who: names[position.player], moves: [] })
    if (turns.length > MAX_TURNS) break
    turns[turns.length - 1].moves.push(move)
    playMove(position, moveCode(move), unshuffledDealer)
  }
  const told = turns
    .slice(0, MAX_TURNS)
    .map(({ who, moves }) => text.t('hint.turn', { who, moves: moveNames(text, moves) }))
  return told.length === 0 ? undefined : text.t('puzzle.reply', { moves: told.join(' · ') })
}

const pointsText = (text: Text, points: number) =>
  text.t('puzzle.points', { points: Math.round(points * 10) / 10 }).replace('-', '−')

/** A smaller difference in win chance explains nothing: then the turn is worse by its points. */
const CHANCE = 0.03

/** What a wrong turn is worth, beside the best one. */
export function wrongText(text: Text, { own, best }: Refutation): string {
  if (own.proven && best.proven)
    return text.t('puzzle.wrong.proven', { own: pointsText(text, own.margin), best: pointsText(text, best.margin) })
  if (best.chance - own.chance < CHANCE)
    return text.t('puzzle.wrong.margin', { own: pointsText(text, own.margin), best: pointsText(text, best.margin) })
  return text.t('puzzle.wrong.chance', { own: percent(text, own.chance), best: percent(text, best.chance) })
}

/** Why the best turn is better than the tempting one: what sets it apart. */
export function explanationOf(view: View, { game, answers, tempting }: Posed): string[] {
  const { position } = game
  const reasons = reasonsAgainst(position, answers[0], tempting)
  const apart = reasons.filter(({ shared }) => !shared)
  return apart.slice(0, MAX_REASONS).map((reason) => reasonOf(view, reason, position.player))
}

import type { AnalysedLine } from '@amyitis/bots'
import { clonePosition, moveCode, opensTurn, type Position, playMove, unshuffledDealer } from '@amyitis/engine'
import { moveNames, type View } from '@amyitis/narration'

/** What is expected after the player's own turn, turn by turn, up to the next deal; undefined if nothing is. */
export function sequelText({ text, names }: View, before: Position, line: AnalysedLine): string | undefined {
  const position = clonePosition(before)
  const turns: { readonly who: string; readonly moves: string[] }[] = []
  for (const [i, move] of line.moves.entries()) {
    if (i >= line.own) {
      if (turns.length === 0 || opensTurn(position)) turns.push({ who: names[position.player], moves: [] })
      turns[turns.length - 1].moves.push(move)
    }
    playMove(position, moveCode(move), unshuffledDealer)
  }
  const told = turns.map(({ who, moves }) => text.t('hint.turn', { who, moves: moveNames(text, moves) }))
  return told.length === 0 ? undefined : told.join(' · ')
}

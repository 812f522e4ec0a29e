import {
  clonePosition,
  type Dealer,
  listLegal,
  type MoveCode,
  MoveList,
  type Position,
  playMove,
  unshuffledDealer,
} from '@amyitis/engine'
import { turnContinues } from './explain/turn.ts'

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Stands before a digit for as many choices as there are digits. */
const MORE = '-'

const list = new MoveList()

/** Moves as text, mostly one character each: which of the legal moves it is. A decision without a choice is left out. */
export function formatChoices(from: Position, moves: readonly MoveCode[], dealer: Dealer = unshuffledDealer): string {
  const position = clonePosition(from)
  let text = ''
  for (const move of moves) {
    listLegal(position, list)
    if (list.length > 1) {
      const index = list.toArray().indexOf(move)
      if (index < 0) throw new RangeError(`illegal move after ${text}`)
      text += MORE.repeat(Math.floor(index / DIGITS.length)) + DIGITS[index % DIGITS.length]
    }
    playMove(position, move, dealer)
  }
  return text
}

/** Reads moves as long as `goesOn` says so; `play` plays them on the position. */
export function parseChoices(
  text: string,
  position: Position,
  play: (move: MoveCode) => void,
  goesOn: (played: number) => boolean,
): void {
  let at = 0
  for (let played = 0; goesOn(played); played++) {
    listLegal(position, list)
    let index = 0
    if (list.length > 1) {
      for (; text[at] === MORE; at++) index += DIGITS.length
      index += at < text.length ? DIGITS.indexOf(text[at++]) : Number.NaN
    }
    if (!(index >= 0 && index < list.length)) throw new RangeError(`no such choice: ${at} in ${text}`)
    play(list.moves[index])
  }
}

/** Reads a whole turn from a position at its start. */
export function parseTurn(text: string, from: Position): readonly MoveCode[] {
  const position = clonePosition(from)
  const moves: MoveCode[] = []
  const play = (move: MoveCode) => {
    moves.push(move)
    playMove(position, move, unshuffledDealer)
  }
  parseChoices(text, position, play, (played) => played === 0 || turnContinues(position, from.player))
  return moves
}

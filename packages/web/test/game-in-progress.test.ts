import { type Game, isOver, legalMoves, seededRandom } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { createGame, rotated, savedFrom, shuffled } from '../src/game/create-game.ts'
import {
  backTo,
  forcedMove,
  type GameInProgress,
  loggedMoves,
  openGame,
  playIn,
  takebackBarrier,
  takebackTarget,
  turnSoFar,
} from '../src/game/game-in-progress.ts'
import { isHead } from '../src/game/saved.ts'
import type { SeatSetting } from '../src/game/seats.ts'

const ME: SeatSetting = { kind: 'human', name: 'Ada' }
const OTHER: SeatSetting = { kind: 'human', name: 'Ben' }
const BOT: SeatSetting = { kind: 'bot', level: 'gardener' }

function opened(seats: readonly SeatSetting[], seed = 'seed'): GameInProgress {
  const found = openGame(createGame({ seats, palace: false, seed }))
  if (!found.ok) throw new Error('not opened')
  return found.running
}

function played(running: GameInProgress, move: string): GameInProgress {
  const moved = playIn(running, move)
  if (!moved.ok) throw new Error(`${move}: ${moved.refusal.code}`)
  return moved.running
}

/** Plays random moves until a condition holds. */
function until(running: GameInProgress, holds: (running: GameInProgress) => boolean, seed = 'r'): GameInProgress {
  const random = seededRandom(seed)
  let now = running
  while (!holds(now)) {
    const moves = legalMoves(now.game)
    now = played(now, moves[random(moves.length)])
  }
  return now
}

/** The game after a person’s last decision is taken back. */
function takeBack(running: GameInProgress, past = false): GameInProgress | undefined {
  const count = takebackTarget(running, past)
  return count === undefined ? undefined : backTo(running, count)
}

const last = ({ game }: GameInProgress) => game.entries[game.entries.length - 1]

describe('a damaged game', () => {
  const { head, moves } = createGame({ seats: [ME, BOT], palace: false, seed: 'damaged' })
  it.each(['seed', 'record', 'seats', 'summary'])('without %s is neither listed nor opened', (missing) => {
    expect(isHead(head)).toBe(true)
    const { [missing as 'seed']: _, ...rest } = head
    expect(isHead(rest)).toBe(false)
    expect(openGame({ head: rest as typeof head, moves }).ok).toBe(false)
  })
})

describe('a game in progress', () => {
  it('is the same after saving and opening, even in the middle of a turn', () => {
    const saved = createGame({ seats: [ME, BOT, OTHER], palace: true, seed: 'again' })
    const found = openGame(saved)
    if (!found.ok) throw new Error('not opened')
    const middle = until(found.running, (now) => now.game.position.round === 4 && turnSoFar(now).length === 1)
    const again = openGame({ ...saved, moves: loggedMoves(middle) })
    if (!again.ok) throw new Error('not opened again')
    expect(again.running.game.position).toEqual(middle.game.position)
    expect(again.running.steps).toEqual(middle.steps)
    expect(turnSoFar(again.running)).toHaveLength(1)
  })

  it('deals the same cards again, even if another version would deal others', () => {
    const saved = createGame({ seats: [ME, BOT], palace: false, seed: 'one' })
    const found = openGame(saved)
    if (!found.ok) throw new Error('not opened')
    const later = until(found.running, (now) => now.game.position.round === 3)
    const again = openGame({ head: { ...saved.head, seed: 'two' }, moves: loggedMoves(later) })
    expect(again.ok && again.running.game.position.groups).toEqual(later.game.position.groups)
  })

  it('refuses to open with a move that the rules do not allow', () => {
    const saved = createGame({ seats: [ME, BOT], palace: false, seed: 'one' })
    expect(openGame({ ...saved, moves: [{ move: 'plant d4' }] }).ok).toBe(false)
  })

  it('does not change when a move is played on a copy', () => {
    const before = opened([ME, BOT])
    const position = JSON.stringify(before.game.position)
    const after = played(before, legalMoves(before.game)[0])
    expect(JSON.stringify(before.game.position)).toBe(position)
    expect(before.steps).toHaveLength(0)
    expect(after.steps).toHaveLength(1)
  })

  it('does not reveal its seed in the stored record', () => {
    const { head } = createGame({ seats: [ME, BOT], palace: false, seed: 'a secret of its own' })
    expect(head.record).not.toContain('a secret of its own')
  })

  it('can continue from the middle of another game, and nobody takes back what came before', () => {
    const other = until(opened([ME, BOT]), (now) => now.game.entries.length === 20).game
    const found = openGame(savedFrom(other, [ME, BOT], 'fresh', 0))
    if (!found.ok) throw new Error('not opened')
    expect(found.running.game.position).toEqual(other.position)
    expect(found.running.base).toBe(20)
    expect(takeBack(found.running)).toBeUndefined()
    expect(loggedMoves(played(found.running, legalMoves(other)[0]))).toHaveLength(1)
  })
})

describe('taking back', () => {
  it('goes back to a person’s last decision, past the answers of bots', () => {
    let running = opened([ME, BOT, BOT])
    running = until(running, (now) => now.game.position.player === 0)
    const before = running
    const deals = running.game.position.round
    running = played(running, 'pass')
    running = until(running, (now) => now.game.position.player !== 0 || now.game.position.round > deals)
    const bots = until(running, (now) => now.game.entries.length === running.game.entries.length + 1)
    expect(takeBack(bots)?.game.position).toEqual(before.game.position)
  })

  it('never crosses a deal: cards that were hidden have been seen', () => {
    const dealt = until(opened([ME, BOT]), (now) => last(now)?.deal !== undefined)
    expect(takeBack(dealt)).toBeUndefined()
  })

  it('never crosses another person’s decision', () => {
    const mine = until(opened([ME, OTHER, BOT]), (now) => last(now)?.seat === 0)
    expect(takeBack(mine)?.game.entries).toHaveLength(mine.game.entries.length - 1)
    const theirs = until(mine, (now) => last(now)?.seat === 1)
    const back = takeBack(theirs)
    expect(back?.game.position.player).toBe(1)
    expect(back?.game.entries.filter(({ seat }) => seat === 0)).toEqual(
      theirs.game.entries.filter(({ seat }) => seat === 0),
    )
  })

  it('skips forced moves, which would be played again at once', () => {
    const itself = (game: Game) => forcedMove(game) !== undefined
    for (let n = 0; n < 20; n++) {
      const running = until(opened([ME, ME], `auto ${n}`), ({ game }) => isOver(game) || itself(game), `auto ${n}`)
      if (
        isOver(running.game) ||
        last(running).deal !== undefined ||
        last(running).seat !== running.game.position.player
      )
        continue
      const forced = played(running, forcedMove(running.game) as string)
      if (last(forced).deal !== undefined) continue
      const back = takeBack(forced, true)
      expect(back === undefined || !itself(back.game)).toBe(true)
      expect(takeBack(forced)?.game.entries).toHaveLength(running.game.entries.length)
      if (back !== undefined) {
        expect(back.game.entries.length).toBeLessThan(running.game.entries.length)
        return
      }
    }
    throw new Error('no such decision was met')
  })

  it('stops at the same point however the game got there', () => {
    const running = until(opened([ME, OTHER, BOT], 'b'), (now) => now.game.entries.length === 60)
    const { entries } = running.game
    const people = [0, 1]
    const barrier = takebackBarrier(entries, [ME, OTHER, BOT], 0)
    const after = entries.slice(barrier)
    expect(after.every(({ deal }) => deal === undefined)).toBe(true)
    expect(new Set(after.filter(({ seat }) => people.includes(seat)).map(({ seat }) => seat)).size).toBeLessThan(2)
    // One decision earlier is too early.
    const [before] = entries.slice(barrier - 1)
    expect(before.deal !== undefined || people.includes(before.seat)).toBe(true)
  })
})

it('a forced move can be played automatically, but nobody passes unknowingly', () => {
  const one = until(opened([ME, BOT]), ({ game }) => legalMoves(game).length === 1)
  expect(forcedMove(one.game)).toBe(one.game.position.decision === 'action' ? undefined : legalMoves(one.game)[0])
  const alone = until(
    opened([ME, BOT], 'p'),
    ({ game }) => game.position.decision === 'action' && legalMoves(game).length === 1,
  )
  expect(forcedMove(alone.game)).toBeUndefined()
})

it('seats are rotated for another game, and shuffled without losing anyone', () => {
  expect(rotated(['a', 'b', 'c'])).toEqual(['b', 'c', 'a'])
  expect(shuffled(['a', 'b', 'c', 'd']).sort()).toEqual(['a', 'b', 'c', 'd'])
})

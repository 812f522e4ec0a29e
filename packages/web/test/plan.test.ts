import { isOver, legalMoves, seededRandom } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { createGame } from '../src/game/create-game.ts'
import { type GameInProgress, openGame, playIn, turnSoFar } from '../src/game/game-in-progress.ts'
import { beginPlan, type Plan, planBack, planMove, plannedTurn } from '../src/table/plan.ts'

function opened(seed: string, palace = false): GameInProgress {
  const found = openGame(
    createGame({
      seats: [
        { kind: 'human', name: '' },
        { kind: 'bot', level: 'gardener' },
      ],
      palace,
      seed,
    }),
  )
  if (!found.ok) throw new Error('not opened')
  return found.running
}

function played(running: GameInProgress, move: string): GameInProgress {
  const moved = playIn(running, move)
  if (!moved.ok) throw new Error(move)
  return moved.running
}

/** Plans random moves until the plan ends or reaches a length. */
function planned(real: GameInProgress, most: number, seed: string): Plan {
  const random = seededRandom(seed)
  let plan = beginPlan(real)
  while (!plan.stopped && plan.moves.length < most && !isOver(plan.running.game)) {
    const moves = legalMoves(plan.running.game)
    plan = planMove(plan, moves[random(moves.length)])
  }
  return plan
}

describe('a plan', () => {
  it('does not change the game', () => {
    const real = opened('a')
    const before = JSON.stringify(real.game.position)
    planned(real, 10, 'a')
    expect(JSON.stringify(real.game.position)).toBe(before)
    expect(real.steps).toHaveLength(0)
  })

  it('ends where cards would be dealt, and reveals none of them', () => {
    for (let n = 0; n < 10; n++) {
      const real = opened(`deal ${n}`, n % 2 === 1)
      const plan = planned(real, 1000, `deal ${n}`)
      expect(plan.stopped).toBe(true)
      expect(plan.running.game.position.round).toBe(1)
      expect(plan.running.game.position.groups).toEqual(real.game.position.groups)
      expect(planMove(plan, 'pass')).toBe(plan)
    }
  })

  it('goes back step by step', () => {
    const real = opened('back')
    const plan = planned(real, 6, 'back')
    let back: Plan | undefined = plan
    for (let left = plan.moves.length; left > 0; left--) {
      expect(back?.moves).toEqual(plan.moves.slice(0, left))
      back = back && planBack(back, real)
    }
    expect(back?.running.game.position).toEqual(real.game.position)
    expect(back && planBack(back, real)).toBeUndefined()
  })

  it('refuses what is not legal', () => {
    const plan = beginPlan(opened('no'))
    expect(planMove(plan, 'plant d4')).toBe(plan)
  })

  it('can be played to the end of one’s own turn', () => {
    let turns = 0
    for (let n = 0; n < 30; n++) {
      const real = opened(`own ${n}`)
      const { player } = real.game.position
      const moves = plannedTurn(planned(real, 8, `own ${n}`), real)
      let now = real
      for (const [i, move] of moves.entries()) {
        expect(now.game.position.player).toBe(player)
        // Every move but the first continues the turn.
        expect(turnSoFar(now).length).toBe(i)
        now = played(now, move)
      }
      turns += moves.length > 1 ? 1 : 0
    }
    expect(turns).toBeGreaterThan(5)
  })
})

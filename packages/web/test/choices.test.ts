import {
  cloneGame,
  DECISIONS,
  describeMove,
  fixedDealer,
  GOODS,
  legalMoves,
  play,
  toState,
  whyRefused,
} from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { viewOf } from '@amyitis/narration'
import { describe, expect, it } from 'vitest'
import { choicesByTarget, moveFor, targetOf } from '../src/board/choice-targets.ts'
import { choicesOf, refusalAt } from '../src/board/choices.ts'
import { effectsOf, outcomeOf } from '../src/board/outcome.ts'
import type { Target } from '../src/board/target.ts'
import { randomGames } from './games.ts'

const text = createText('en')

/** What the engine’s events do to a seat before cards are dealt. */
function told(game: Parameters<typeof play>[0], move: string) {
  const copy = cloneGame(game)
  const played = play(copy, move, fixedDealer(game.position.groups))
  if (!played.ok) throw new Error(`${move} is refused`)
  // Marduk grants points right after Ishtar's gift, whichever that is.
  const ends = describeMove(move).kind === 'ishtar' ? 'temple-ranked' : 'round'
  const round = played.events.findIndex((event) => event.type === ends)
  const events = round < 0 ? played.events : played.events.slice(0, round)
  return game.position.seats.map((_, seat) => {
    const sum = { points: 0, talents: 0, camels: 0, goods: Object.fromEntries(GOODS.map((good) => [good, 0])) }
    for (const event of events) {
      if (event.type === 'score' && event.seat === seat) sum.points += event.points
      if (event.type === 'talents' && event.seat === seat) sum.talents += event.count
      if (event.type === 'camels' && event.seat === seat) sum.camels += event.count
      if (event.type === 'goods' && event.seat === seat) sum.goods[event.good] += event.count
    }
    return sum
  })
}

describe('the choices of a decision', () => {
  it('are the legal moves, each once and with its own target, for every kind of decision', () => {
    const asked = new Set<string>()
    for (const game of randomGames(6)) {
      const state = toState(game.position)
      const moves = legalMoves(game)
      const targets = moves.map((move) => targetOf(state, describeMove(move), move))
      expect(new Set(targets).size).toBe(moves.length)
      // Pointing at a target means the move offered there.
      expect(targets.map((target) => moveFor(state, target))).toEqual(moves.map((move) => describeMove(move)))
      asked.add(String(game.position.decision))
    }
    expect([...asked].sort()).toEqual([...DECISIONS].sort())
  })

  it('have a name and say what they cost and bring', () => {
    let n = 0
    for (const game of randomGames(4)) {
      if (n++ % 7 > 0) continue
      for (const { notation: move, name, detail } of choicesOf(viewOf(game, text))) {
        expect(name, move).toMatch(/^\p{Lu}/u)
        if (!/^(discard|court|power|exchange|keep)/.test(move)) expect(detail, move).not.toBe('')
        expect(detail, move).not.toMatch(/undefined|NaN/)
      }
    }
  })

  it('list effects that match the engine’s events', () => {
    let n = 0
    for (const game of randomGames(8)) {
      if (n++ % 9 > 0) continue
      for (const move of legalMoves(game)) {
        const effects = effectsOf(outcomeOf(game, describeMove(move)))
        told(game, move).forEach((sum, seat) => {
          const shown = effects.find((one) => one.seat === seat)
          expect(shown?.points ?? 0, move).toBe(sum.points)
          expect(shown?.talents ?? 0, move).toBe(sum.talents)
          expect(shown?.camels ?? 0, move).toBe(sum.camels)
          for (const good of GOODS) expect(shown?.goods[good] ?? 0, move).toBe(sum.goods[good])
        })
      }
    }
  })

  it('do not change the game', () => {
    let n = 0
    for (const game of randomGames(2)) {
      if (n++ % 10 > 0) continue
      const before = JSON.stringify(toState(game.position))
      choicesOf(viewOf(game, text))
      expect(JSON.stringify(toState(game.position))).toBe(before)
    }
  })

  it('reveal nothing of the next deal: the choices are the same whatever the seed', () => {
    for (const game of randomGames(3)) {
      const other = { ...game, dealer: fixedDealer(game.position.groups) }
      const details = (of: typeof game) => choicesOf(viewOf(of, text)).map(({ detail }) => detail)
      if (game.position.phase === 'stock') expect(details(other)).toEqual(details(game))
    }
  })
})

describe('a trade card that appears twice in a group', () => {
  it('is the same choice in both places, and the left one is turned over (R5.3)', () => {
    let twins = 0
    for (const game of randomGames(6)) {
      const state = toState(game.position)
      if (state.decision?.kind !== 'action') continue
      const choiceAt = choicesByTarget(state, choicesOf(viewOf(game, text)))
      state.groups.forEach((cards, group) => {
        cards.forEach(({ trade, turned }, place) => {
          const twin = cards.findIndex((card) => card.trade === trade && !card.turned)
          if (turned || twin === place) return
          const choice = choiceAt.get(`card ${group} ${place}`)
          expect(choice).toBe(choiceAt.get(`card ${group} ${twin}`))
          if (choice !== undefined) expect(choice.target).toBe(`card ${group} ${twin}`)
          twins++
        })
      })
    }
    expect(twins).toBeGreaterThan(0)
  })

  it('is refused where it is turned over, even if its twin can be recruited', () => {
    let refused = 0
    for (const game of randomGames(6)) {
      const state = toState(game.position)
      if (state.decision?.kind !== 'action') continue
      state.groups.forEach((cards, group) => {
        cards.forEach(({ trade, turned }, place) => {
          if (!turned || whyRefused(game, `recruit ${group + 1} ${trade}`) !== undefined) return
          const choices = choicesOf(viewOf(game, text))
          expect(choicesByTarget(state, choices).get(`card ${group} ${place}`)).toBeUndefined()
          expect(refusalAt({ game, state }, `card ${group} ${place}`)?.clause).toBe('R5.3')
          refused++
        })
      })
    }
    expect(refused).toBeGreaterThan(0)
  })
})

it('explains with a clause why a target is not legal', () => {
  for (const game of randomGames(2)) {
    const state = toState(game.position)
    const choiceAt = choicesByTarget(state, choicesOf(viewOf(game, text)))
    for (const target of [
      'city ur',
      'canal a1-b1',
      'square d4',
      'row top',
      'temple marduk',
      'court palace',
      'noble',
      'pass',
    ] satisfies readonly Target[])
      if (!choiceAt.has(target)) expect(refusalAt({ game, state }, target)?.clause, target).toMatch(/^R\d/)
  }
})

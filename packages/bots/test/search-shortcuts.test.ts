import { readFileSync } from 'node:fs'
import {
  argumentOf,
  clonePosition,
  kindOf,
  listLegal,
  MOVES_OF,
  type MoveCode,
  MoveList,
  newGame,
  type PlayerCount,
  type Position,
  playMove,
  seededRandom,
  whyNot,
} from '@amyitis/engine'
import { describe, expect, test } from 'vitest'
import { parseWeights, weightsUrl } from '../src/index.ts'
import { DealtCards, turnCard } from '../src/search/dealt-cards.ts'
import { Evaluator } from '../src/search/evaluator.ts'
import { Transpositions } from '../src/search/transpositions.ts'

const KINDS = ([2, 3, 4] as PlayerCount[]).flatMap((players) => [false, true].map((palace) => ({ players, palace })))

const list = new MoveList()

/** Random moves: calls `before` with each position and the move that will be played in it. */
function playRandomly(
  position: Position,
  play: (pos: Position, move: MoveCode) => void,
  before: (pos: Position, move: MoveCode) => void,
): void {
  const random = seededRandom('moves')
  while (position.decision !== undefined) {
    listLegal(position, list)
    const move = list.moves[random(list.length)]
    before(position, move)
    play(position, move)
  }
}

describe.each(KINDS)('$players players, palace $palace', ({ players, palace }) => {
  test('an iteration knows which cards lie face up without playing its moves', () => {
    const { position } = newGame({ players, palace, seed: 'cards' })
    const cards = new DealtCards(position, seededRandom('deals'))
    const since: MoveCode[] = []
    let deals = 0
    let compared = 0
    playRandomly(
      position,
      (pos, move) => {
        if (cards.deals > 0) cards.turn(move)
        playMove(pos, move, cards.dealer)
      },
      (pos, move) => {
        if (cards.deals > deals) since.length = 0
        deals = cards.deals
        if (deals > 0 && pos.decision === 'action') {
          const faceUp = MOVES_OF.recruit.filter((recruit) => {
            const why = whyNot(pos, recruit)
            return why !== 'recruit-no-card' && why !== 'recruit-no-group'
          })
          expect(MOVES_OF.recruit.filter((recruit) => (cards.faceUp >> argumentOf(recruit)) & 1)).toEqual(faceUp)
          const again = clonePosition(pos)
          cards.lay(again, deals)
          for (const played of since) turnCard(again, played)
          expect([again.groups, again.turned]).toEqual([pos.groups, pos.turned])
          compared++
        }
        since.push(move)
      },
    )
    expect(compared).toBeGreaterThan(20)
  })

  test('only the cards differ between two games with the same moves', () => {
    const { position } = newGame({ players, palace, seed: 'same moves' })
    const other = clonePosition(position)
    const dealers = ['one', 'two'].map((seed) => new DealtCards(position, seededRandom(seed)).dealer)
    const random = seededRandom('moves')
    let differ = 0
    while (position.decision !== undefined) {
      listLegal(other, list)
      const legal = new Set(list.toArray())
      listLegal(position, list)
      const moves = list.toArray()
      const both = moves.filter((move) => legal.has(move))
      expect(moves.filter((move) => !legal.has(move)).every((move) => kindOf(move) === 'recruit')).toBe(true)
      const move = both[random(both.length)]
      playMove(position, move, dealers[0])
      playMove(other, move, dealers[1])
      if (`${position.groups}` !== `${other.groups}`) differ++
      expect({ ...other, groups: position.groups, turned: position.turned }).toEqual(position)
    }
    expect(differ).toBeGreaterThan(20)
  })

  test('a position is recognised by all that counts, however it was reached', () => {
    const { net } = parseWeights(readFileSync(weightsUrl({ players, palace })))
    const evaluator = new Evaluator(net)
    const { position, dealer } = newGame({ players, palace, seed: 'twins' })
    const known = new Transpositions(players)
    const found = { rounds: 0, chances: new Float32Array(players), margins: new Float32Array(players) }
    const seen: Position[] = []
    playRandomly(
      position,
      (pos, move) => playMove(pos, move, dealer),
      (pos) => {
        expect(known.find(pos, found)).toBeUndefined()
        evaluator.evaluate(pos)
        known.add(seen.length, net)
        seen.push(clonePosition(pos))
      },
    )
    for (const [node, pos] of seen.entries()) {
      expect(known.find(pos, found)).toBe(node)
      evaluator.evaluate(pos)
      expect([found.chances, found.margins]).toEqual([net.chances, net.margins])
      expect(found.rounds).toBeCloseTo(net.rounds, 4)
    }
  })
})

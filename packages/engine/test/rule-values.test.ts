import { expect, test } from 'vitest'
import {
  type Event,
  hasSecondReward,
  isOver,
  legalMoves,
  newGame,
  passesLast,
  play,
  RULE_VALUES,
  seededRandom,
} from '../src/index.ts'

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six']

/** Every amount that occurred in whole games, by clause. */
const amounts = new Map<string, Set<number>>()
const note = (what: string, count: number) => amounts.set(what, (amounts.get(what) ?? new Set()).add(count))

function noteEvent(event: Event): void {
  if (event.type === 'score') note(`points ${event.clause}`, event.points)
  if (event.type === 'talents') note(`talents ${event.clause}`, event.count)
  if (event.type === 'camels') note(`camels ${event.clause}`, event.count)
}

for (const seed of SEEDS) {
  const game = newGame({ players: 3, palace: true, seed })
  const random = seededRandom(seed)
  for (const { talents, camels } of game.position.seats) {
    note('talents R2.6', talents)
    note('camels R2.6', camels)
  }
  while (!isOver(game)) {
    const moves = legalMoves(game)
    const { decision, player, seats } = game.position
    const last = passesLast(game.position)
    const before = seats.map(({ track }) => track)
    const move = moves[random(moves.length)]
    const played = play(game, move)
    if (!played.ok) throw new Error(move)
    played.events.forEach(noteEvent)
    const places = game.position.seats[player].track - before[player]
    if (move === 'noble') note('places R12.5', places)
    if (move === 'power advance') note('places R12.3', places)
    if (move === 'pass') {
      const paid = played.events.some((event) => event.type === 'talents' && event.clause === 'R5.2')
      note(last ? 'paid after the last pass' : 'paid after a pass', Number(paid))
    }
    if (decision === 'action' && move.endsWith(' courtier')) note('places R12.4', places)
  }
}

test('The numbers shown in messages are those that games are played with', () => {
  const of = (what: string) => [...(amounts.get(what) ?? [])].sort((a, b) => a - b)
  expect(of('talents R2.6')).toEqual([RULE_VALUES.startTalents])
  expect(of('camels R2.6')).toEqual([RULE_VALUES.startCamels])
  expect(of('talents R5.2')).toEqual([RULE_VALUES.passTalents])
  expect(of('points R6.4')).toEqual([RULE_VALUES.engineerPoints])
  expect(of('camels R6.5')).toEqual([RULE_VALUES.merchantCamels])
  expect(of('points R7.4')).toEqual([RULE_VALUES.salePoints, RULE_VALUES.maxSalePoints])
  expect(RULE_VALUES.maxSalePoints).toBe(RULE_VALUES.maxSold * RULE_VALUES.salePoints)
  expect(of('points R10.2')).toEqual([RULE_VALUES.mardukSecond, RULE_VALUES.mardukFirst])
  expect(of('talents R12.3')).toEqual([RULE_VALUES.advanceTalents])
  expect(of('places R12.3')).toEqual([RULE_VALUES.advancePlaces])
  expect(of('points R12.4')).toEqual([RULE_VALUES.courtierPoints])
  expect(of('places R12.4')).toEqual([RULE_VALUES.courtierPlaces])
  expect(of('talents R12.5')).toEqual([-RULE_VALUES.nobleTalents])
  expect(of('places R12.5')).toEqual([RULE_VALUES.noblePlaces])
})

test('R5.2 Nobody is paid once the last player has passed', () => {
  expect([...(amounts.get('paid after the last pass') ?? [])]).toEqual([0])
  expect([...(amounts.get('paid after a pass') ?? [])]).toContain(1)
})

test('R10.2 Only with more than two players there is a second reward', () => {
  expect([2, 3, 4].map(hasSecondReward)).toEqual([false, true, true])
})

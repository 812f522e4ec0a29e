import {
  type Event,
  type Good,
  openBox,
  type PlayerCount,
  SIDES,
  STANDARD,
  type State,
  TEMPLES,
} from '../../src/index.ts'
import type { Step } from './replay.ts'

type Of<T extends Event['type']> = Extract<Event, { type: T }>
const all = <T extends Event['type']>(step: Step, type: T) =>
  step.events.filter((event): event is Of<T> => event.type === type)

const ZONES = openBox(STANDARD, 4, false).zones
const words = (step: Step) => step.move.split(' ')
const total = (goods: Readonly<Record<Good, number>>) => Object.values(goods).reduce((sum, count) => sum + count, 0)
const mover = ({ before }: Step) => before.seats[before.decision?.player ?? 0]
const allFull = ({ canals }: State) => SIDES.every((side, i) => canals[side].length === ZONES[i])
const tied = (counts: readonly number[], index: number) =>
  counts.some((count, other) => other !== index && count === counts[index])

function* reserveCases({ after, events }: Step) {
  const { reserve } = after
  for (const pile of ['talents', 'camels', 'neutral'] as const) if (reserve[pile] === 0) yield `no ${pile} left`
  if (reserve.gardeners === 0) yield 'no gardener left'
  for (const [good, count] of Object.entries(reserve.goods)) if (count === 0) yield `no ${good} left`
  for (const kind of ['banker', 'caravaneer', 'palace'] as const)
    for (const [i, count] of reserve[kind].entries()) if (count === 0) yield `no ${kind} ${i + 1} left`
  for (const [i, event] of events.entries()) {
    if (event.type !== 'lost') continue
    yield `lost ${event.what} ${event.clause}`
    const got = events[i - 1]
    if ((got?.type === 'talents' || got?.type === 'camels') && got.type === event.what && got.seat === event.seat)
      yield `${event.what} fewer than due`
  }
}

function* actionCases(step: Step) {
  const { before, after, move } = step
  if (before.decision?.kind !== 'action') return
  const { cubes } = mover(step)
  if (move === 'pass' && cubes === 0) yield 'a pass without a cube'
  if (all(step, 'talents').some(({ clause }) => clause === 'R5.2')) yield 'a talent for a turn after passing'
  const faceUp = before.groups.flat().filter((card) => !card.turned)
  if (before.reserve.camels === 0 && faceUp.some(({ trade }) => trade === 'merchant'))
    yield 'the merchant is refused for want of camels'
  if (cubes === 0 && faceUp.some(({ trade }) => trade === 'farmer' || trade === 'priest'))
    yield 'a trade is refused for want of cubes'
  const [recruit] = all(step, 'recruit')
  if (recruit === undefined) return
  const group = before.groups[recruit.group]
  yield `recruit ${recruit.trade} for ${group.filter((card) => card.turned).length}`
  const right = group.slice(recruit.card + 1)
  if (right.some((card) => card.trade === recruit.trade && !card.turned)) yield 'recruit the left one of two'
  if (recruit.trade !== 'engineer' || after.decision?.kind === 'irrigate') return
  if (cubes === 0) yield 'recruit an engineer without a cube'
  if (allFull(before)) yield 'recruit an engineer without an open zone'
}

function* boardCases(step: Step) {
  for (const { row, place } of all(step, 'field')) yield `field ${row} ${place + 1}`
  for (const { row, most } of all(step, 'row-full')) {
    if (most === null) yield `a tie in the ${row} row`
    else if (step.after.seats[most].gardeners > step.before.seats[most].gardeners) yield `a gardener for the ${row} row`
  }
  for (const { seat, temple } of all(step, 'temple')) yield `a ${seat === null ? 'neutral ' : ''}cube into ${temple}`
  for (const { seat, temple } of all(step, 'pushed-out'))
    yield `a ${seat === null ? 'neutral ' : ''}cube out of ${temple}`
}

function* payCases(step: Step, trail: readonly Step[]) {
  const { before, move } = step
  if (before.decision?.kind !== 'pay') return
  const plant = before.plants[before.caravan]
  const face = plant === undefined ? undefined : STANDARD.plants[plant.card][plant.face]
  const second = trail.at(-1)?.before.decision?.kind === 'pay'
  const paidBefore = trail.at(-1)?.events.some((event) => event.type === 'goods' && event.count < 0) === true
  const which =
    face?.good === undefined ? 'the only good' : paidBefore ? 'the second of two goods' : 'the first of two goods'
  yield `asked how to pay ${which}: ${move === 'pay wine' ? 'wine' : 'the good'}`
  if (second) yield 'both goods of a plant are asked about'
}

function* caravanCases(step: Step) {
  const { before, after } = step
  for (const { seat, to, spaces } of all(step, 'caravan')) {
    yield `caravan to ${to}`
    yield `caravan ${spaces} spaces`
    yield `caravan with Caravaneer ${before.seats[seat].caravaneer}`
    const wine = all(step, 'goods').some(({ good, count }) => good === 'wine' && count < 0)
    if (wine) yield 'wine is paid without asking'
  }
  const [verb, one, two] = words(step)
  if (verb !== 'sell') return
  yield two === undefined ? 'sell one good' : `sell two goods of ${one === two ? 'a kind' : 'two kinds'}`
  if (after.decision?.kind === 'irrigate') return
  if (mover(step).cubes === 0) yield 'a sale without a cube to place'
  if (allFull(before)) yield 'a sale without an open zone'
}

function* courtCases(step: Step) {
  const { before, legal } = step
  for (const { kind, level } of all(step, 'court')) {
    yield kind === 'gardener' ? 'court gardener' : `court ${kind} ${level}`
    if (kind === 'caravaneer' && level === 2 && before.reserve.caravaneerGoods.length === 1)
      yield 'the good of the last Caravaneer II'
  }
  if (before.decision?.reason === 'city' && legal.length === 1) yield 'one of two kinds is left in a court city'
}

function* plantCases(step: Step, trail: readonly Step[]) {
  const { before, after } = step
  for (const { square, tile } of all(step, 'tile')) {
    yield `tile ${tile}`
    yield `plant on ${square}`
    yield `plant with ${all(step, 'gardeners-spent')[0]?.count ?? 0} gardeners`
  }
  if (step.move === 'court gardener' && before.decision?.reason === 'tile')
    if (trail.some((earlier) => all(earlier, 'gardeners-spent').length > 0 && after.reserve.gardeners === 0))
      yield 'a gardener spent comes back by a free court card'
  for (const { seat, square } of all(step, 'irrigation-bonus')) {
    if (seat !== null)
      yield `${seat === before.decision?.player ? 'the planter' : 'another player'} has the irrigation bonus`
    const around = SIDES.filter((side) => side.split('-').includes(square)).flatMap((side) => after.canals[side])
    const own = before.seats.map(({ color }) => around.filter((cube) => cube === color).length)
    if (seat === null && tied(own, own.indexOf(Math.max(...own)))) yield 'a tie for the irrigation bonus'
  }
  for (const { card, face } of all(step, 'plant-turned')) yield `turn ${card} to ${face}`
  const canals = all(step, 'canal')
  for (const { seat, side } of canals) {
    if (seat !== null) yield `irrigate ${side}`
    else yield 'automatic irrigation'
    if (seat === null && canals.filter((other) => other.side === side).length === 2)
      yield 'automatic irrigation of two zones of a side'
  }
  const neutral = canals.filter(({ seat }) => seat === null).length
  if (neutral > before.reserve.neutral) yield 'automatic irrigation without a neutral cube'
}

function* templeCases(step: Step) {
  const { before, after } = step
  if (before.decision?.reason !== 'procession') return
  const { neutral } = before.reserve
  if (mover(step).cubes === 0) yield 'a procession without a cube'
  if (neutral === 1) yield 'a procession with one neutral cube'
  if (neutral === 0) yield 'a procession without a neutral cube'
  for (const temple of TEMPLES) {
    const own = before.seats.map(({ color }) => after.temples[temple].filter((cube) => cube === color).length)
    const present = own.filter((count) => count > 0).length
    if (after.phase === 'temples' && present === 0) yield `nobody in ${temple}`
  }
}

function* rankCases(step: Step) {
  const { before, after } = step
  for (const { temple, first, second } of all(step, 'temple-ranked')) {
    const own = before.seats.map(({ color }) => after.temples[temple].filter((cube) => cube === color).length)
    const present = own.filter((count) => count > 0).length
    if (present === 1) yield `alone in ${temple}`
    if (second !== null) yield `first and second in ${temple}`
    if (second === null && present === 2) yield `two in ${temple} at a table for 2`
    if (tied(own, first)) yield `a tie for first in ${temple}`
    if (second !== null && own[second] < own[first] && tied(own, second)) yield `a tie for second in ${temple}`
    if (temple === 'ishtar' && after.decision?.kind !== 'ishtar') yield* ishtarCases(step)
    if (temple !== 'tammouz') continue
    const field = after.decision?.kind === 'field' && after.decision.reason === 'tammouz'
    if (!field && before.seats[first].cubes === 0) yield 'first in Tammouz without a cube'
  }
}

/** The first in Ishtar had no decision, because the reserve left no choice. */
function* ishtarCases(step: Step) {
  const got = step.events.find((event) => 'clause' in event && event.clause === 'R10.2')
  if (got?.type === 'camels') yield 'ishtar without a talent left'
  if (got?.type === 'talents') yield 'ishtar without a camel left'
  if (got?.type === 'lost') yield 'ishtar without either'
}

function* rewardCases(step: Step, trail: readonly Step[]) {
  const { before, after, move } = step
  if (move === 'ishtar camel' && all(step, 'talents').length > 0) yield 'ishtar camel and talent for the second'
  if (move === 'ishtar talent' && all(step, 'camels').length > 0) yield 'ishtar talent and camel for the second'
  if (words(step)[0] === 'exchange') {
    yield 'exchange for another good'
    if (words(step)[1] === 'wine') yield 'exchange of wine'
  }
  if (before.decision?.reason === 'tammouz') {
    const ranked = trail
      .flatMap((earlier) => all(earlier, 'temple-ranked'))
      .filter(({ temple }) => temple === 'tammouz')
    const second = ranked.at(-1)?.second ?? null
    if (second !== null && total(after.seats[second].goods) === 0 && after.decision?.kind !== 'exchange')
      yield 'second in Tammouz without a good'
  }
  if (words(step)[0] !== 'discard') return
  yield `discard ${words(step).length - 1}`
  if (total(mover(step).goods) - words(step).length + 1 === 4) yield 'discard down to 4'
}

function* endCases(step: Step) {
  const { after } = step
  const [over] = all(step, 'over')
  if (over === undefined) return
  const table = `${after.players} players, ${after.palace ? 'palace' : 'base'}`
  yield `${table}: ends by ${over.by}`
  if (over.winners.length > 1) yield `${table}: a shared win`
  if (over.winners.length === 3) yield 'three share the win'
  for (const seat of after.seats.keys()) {
    const favour = all(step, 'score').find((event) => event.seat === seat && event.clause === 'R11.2')
    yield `${after.players} players: favour ${favour?.points ?? 0}`
  }
  const left = Object.values(after.garden).filter((tile) => tile !== null && tile !== 'unused').length
  if (left < STANDARD.endTiles[after.players as PlayerCount]) yield 'fewer tiles left than end the game'
}

function* palaceCases(step: Step, trail: readonly Step[]) {
  const { before, after, move } = step
  const { palace, seats, decision, powerOrder } = before
  if (!palace) return
  for (const { power, seat } of all(step, 'power')) {
    yield `power ${power}`
    if (power === 'first' && seat !== before.firstPlayer) yield 'power first moves the card'
  }
  const [verb, word] = words(step)
  if (verb === 'free') yield `free ${word}`
  if (move === 'free engineer' && after.decision?.kind !== 'irrigate') yield 'a free engineer places nothing'
  const last = (before.firstPlayer + before.players - 1) % before.players
  if (decision?.reason === 'procession' && decision.player !== last) yield 'power procession leads in place of the last'
  const nobles = trail.filter((earlier) => earlier.move === 'noble' && earlier.before.round === before.round)
  if (move === 'noble' && nobles.some((earlier) => earlier.before.decision?.player === decision?.player))
    yield 'noble twice in a round'
  if (seats.some(({ track, trackRank }) => track > 0 && trackRank !== undefined)) yield 'a tie on the track'
  if (seats.some(({ track, trackRank }) => track === 0 && trackRank !== undefined))
    yield 'a tie at the start of the track'
  if (
    powerOrder?.length === before.players &&
    powerOrder.some((seat, i) => seat !== (before.firstPlayer + i) % before.players)
  )
    yield 'the track decides the order of powers against the seats'
}

/** The names of all cases that a step covers; `trail` has the steps before it. */
export function* casesOf(step: Step, trail: readonly Step[]): Generator<string> {
  const { decision } = step.before
  yield `decision ${decision?.kind}${decision?.reason === undefined ? '' : ` ${decision.reason}`}`
  yield `move ${words(step)[0]}`
  for (const event of step.events) yield `event ${event.type}`
  for (const { clause } of all(step, 'score')) yield `score ${clause}`
  yield* reserveCases(step)
  yield* actionCases(step)
  yield* boardCases(step)
  yield* payCases(step, trail)
  yield* caravanCases(step)
  yield* courtCases(step)
  yield* plantCases(step, trail.slice(-6))
  yield* templeCases(step)
  yield* rankCases(step)
  yield* rewardCases(step, trail.slice(-6))
  yield* endCases(step)
  yield* palaceCases(step, trail.slice(-60))
}

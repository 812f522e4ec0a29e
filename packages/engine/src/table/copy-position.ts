import type { Position, Seat } from './position.ts'

function cloneSeat(seat: Seat): Seat {
  return {
    color: seat.color,
    score: seat.score,
    talents: seat.talents,
    camels: seat.camels,
    cubes: seat.cubes,
    goods: seat.goods.slice(),
    court: seat.court.slice(),
    tiles: seat.tiles,
    passed: seat.passed,
    track: seat.track,
    trackRank: seat.trackRank,
  }
}

function cloneSeats(seats: Seat[]): Seat[] {
  const copy = [cloneSeat(seats[0]), cloneSeat(seats[1])]
  for (let seat = 2; seat < seats.length; seat++) copy.push(cloneSeat(seats[seat]))
  return copy
}

export function clonePosition(pos: Position): Position {
  const { reserve } = pos
  return {
    box: pos.box,
    log: undefined,
    round: pos.round,
    phase: pos.phase,
    step: pos.step,
    firstPlayer: pos.firstPlayer,
    decision: pos.decision,
    player: pos.player,
    reason: pos.reason,
    seats: cloneSeats(pos.seats),
    reserve: {
      talents: reserve.talents,
      camels: reserve.camels,
      neutral: reserve.neutral,
      goods: reserve.goods.slice(),
      cards: reserve.cards.slice(),
      onCaravaneers: reserve.onCaravaneers.slice(),
    },
    groups: pos.groups.slice(),
    turned: pos.turned,
    fields: pos.fields.slice(),
    temples: pos.temples.slice(),
    garden: pos.garden.slice(),
    taken: pos.taken.slice(),
    canals: pos.canals.slice(),
    irrigated: pos.irrigated,
    water: pos.water,
    caravan: pos.caravan,
    plants: pos.plants.slice(),
    turn: pos.turn,
    owed: pos.owed,
    owedNext: pos.owedNext,
    square: pos.square,
    goodsDue: pos.goodsDue,
    cardDue: pos.cardDue,
    second: pos.second,
    powers: pos.powers.slice(),
    powerOrder: pos.powerOrder.slice(),
    powerTurn: pos.powerTurn,
  }
}

function copyNumbers(from: readonly number[], to: number[]): void {
  if (to.length !== from.length) to.length = from.length
  for (let i = 0; i < from.length; i++) to[i] = from[i]
}

function copySeat(from: Seat, to: Seat): void {
  to.color = from.color
  to.score = from.score
  to.talents = from.talents
  to.camels = from.camels
  to.cubes = from.cubes
  copyNumbers(from.goods, to.goods)
  copyNumbers(from.court, to.court)
  to.tiles = from.tiles
  to.passed = from.passed
  to.track = from.track
  to.trackRank = from.trackRank
}

/** Makes `to`, a position of the same game, equal to `from` without allocating anything: for searches. */
export function copyPosition(from: Position, to: Position): void {
  to.round = from.round
  to.phase = from.phase
  to.step = from.step
  to.firstPlayer = from.firstPlayer
  to.decision = from.decision
  to.player = from.player
  to.reason = from.reason
  for (let seat = 0; seat < from.seats.length; seat++) copySeat(from.seats[seat], to.seats[seat])
  to.reserve.talents = from.reserve.talents
  to.reserve.camels = from.reserve.camels
  to.reserve.neutral = from.reserve.neutral
  copyNumbers(from.reserve.goods, to.reserve.goods)
  copyNumbers(from.reserve.cards, to.reserve.cards)
  copyNumbers(from.reserve.onCaravaneers, to.reserve.onCaravaneers)
  copyNumbers(from.groups, to.groups)
  to.turned = from.turned
  copyNumbers(from.fields, to.fields)
  copyNumbers(from.temples, to.temples)
  copyNumbers(from.garden, to.garden)
  copyNumbers(from.taken, to.taken)
  copyNumbers(from.canals, to.canals)
  to.irrigated = from.irrigated
  to.water = from.water
  to.caravan = from.caravan
  copyNumbers(from.plants, to.plants)
  to.turn = from.turn
  to.owed = from.owed
  to.owedNext = from.owedNext
  to.square = from.square
  to.goodsDue = from.goodsDue
  to.cardDue = from.cardDue
  to.second = from.second
  copyNumbers(from.powers, to.powers)
  copyNumbers(from.powerOrder, to.powerOrder)
  to.powerTurn = from.powerTurn
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

const sameSeat = (a: Seat, b: Seat): boolean =>
  a.color === b.color &&
  a.score === b.score &&
  a.talents === b.talents &&
  a.camels === b.camels &&
  a.cubes === b.cubes &&
  sameNumbers(a.goods, b.goods) &&
  sameNumbers(a.court, b.court) &&
  a.tiles === b.tiles &&
  a.passed === b.passed &&
  a.track === b.track &&
  a.trackRank === b.trackRank

/** Does the same lie on the table, and is the same asked? */
export const samePosition = (a: Position, b: Position): boolean =>
  a.box.rules === b.box.rules &&
  a.round === b.round &&
  a.phase === b.phase &&
  a.step === b.step &&
  a.firstPlayer === b.firstPlayer &&
  a.decision === b.decision &&
  a.player === b.player &&
  a.reason === b.reason &&
  a.seats.length === b.seats.length &&
  a.seats.every((seat, i) => sameSeat(seat, b.seats[i])) &&
  a.reserve.talents === b.reserve.talents &&
  a.reserve.camels === b.reserve.camels &&
  a.reserve.neutral === b.reserve.neutral &&
  sameNumbers(a.reserve.goods, b.reserve.goods) &&
  sameNumbers(a.reserve.cards, b.reserve.cards) &&
  sameNumbers(a.reserve.onCaravaneers, b.reserve.onCaravaneers) &&
  sameNumbers(a.groups, b.groups) &&
  a.turned === b.turned &&
  sameNumbers(a.fields, b.fields) &&
  sameNumbers(a.temples, b.temples) &&
  sameNumbers(a.garden, b.garden) &&
  sameNumbers(a.taken, b.taken) &&
  sameNumbers(a.canals, b.canals) &&
  a.irrigated === b.irrigated &&
  a.water === b.water &&
  a.caravan === b.caravan &&
  sameNumbers(a.plants, b.plants) &&
  a.turn === b.turn &&
  a.owed === b.owed &&
  a.owedNext === b.owedNext &&
  a.square === b.square &&
  a.goodsDue === b.goodsDue &&
  a.cardDue === b.cardDue &&
  a.second === b.second &&
  sameNumbers(a.powers, b.powers) &&
  sameNumbers(a.powerOrder, b.powerOrder) &&
  a.powerTurn === b.powerTurn

import { CITIES, PLANT_CITIES } from '../box/cities.ts'
import { COLORS, GOODS, PLANTS, TRADES } from '../box/components.ts'
import { STANDARD } from '../box/edition.ts'
import { SQUARES } from '../box/garden.ts'
import { grouped } from '../core/chance.ts'
import { formatMove } from '../core/move-notation.ts'
import { type Entry, type Game, MAX_THINK_TIME } from '../play/game.ts'
import { type Position, UNUSED } from '../table/position.ts'
import type { Setup } from '../table/setup.ts'
import { toState } from './state.ts'

/** Version of the record format. */
export const FORMAT_VERSION = 1

/** Rows of the garden from the river up, as `garden` writes them. */
const rows = <T>(squares: readonly T[]): T[][] => [0, 4, 8, 12].map((start) => squares.slice(start, start + 4))

const groupsText = (cards: readonly number[]) =>
  grouped(cards.map((trade) => TRADES[trade]))
    .map((group) => group.join(' '))
    .join(' / ')

function setupLines({ box }: Position, setup: Setup): string[] {
  const tile = (index: number) => (index === UNUSED ? '-' : box.tiles[index].id)
  const cities = PLANT_CITIES.slice(0, -1).map((city, i) => `${CITIES[city]} ${PLANTS[setup.plants[i]]}`)
  return [
    `first ${COLORS[setup.firstPlayer]}`,
    `plants ${[...cities, `khorsabad ${setup.khorsabad}`].join(', ')}`,
    ['caravaneers', ...setup.onCaravaneers.map((good) => GOODS[good])].join(' '),
    `garden ${rows(SQUARES.map((_, square) => tile(setup.garden[square])))
      .map((row) => row.join(' '))
      .join(' / ')}`,
  ]
}

const dealLines = (round: number, cards: readonly number[]) => [`round ${round}`, `deal ${groupsText(cards)}`]

/** A comment with line breaks becomes several comments. */
const commentLines = (comments: readonly string[]) =>
  comments.flatMap((comment) => comment.split(/\r\n|\n|\r/)).map((line) => `# ${line}`.trimEnd())

const timeText = (turn: readonly Entry[]) => {
  const times = turn.flatMap((entry) => entry.time ?? [])
  const sum = Math.min(
    times.reduce((total, time) => total + time, 0),
    MAX_THINK_TIME,
  )
  return times.length === 0 ? '' : ` @${Math.round(sum * 1000) / 1000}`
}

const glyphText = (turn: readonly Entry[]) => {
  const glyph = turn.findLast((entry) => entry.glyph !== undefined)?.glyph
  return glyph === undefined ? '' : ` ${glyph}`
}

/** The entries of each turn: one line of a record. */
export function turnsOf(entries: readonly Entry[]): Entry[][] {
  const turns: Entry[][] = []
  for (const entry of entries) {
    if (entry.opens || turns.length === 0) turns.push([])
    turns[turns.length - 1].push(entry)
  }
  return turns
}

/** The lines of some turns; `round` is the round of the first. */
function turnLines(pos: Position, entries: readonly Entry[], round: number): string[] {
  return turnsOf(entries).flatMap((turn) => {
    const color = COLORS[pos.seats[turn[0].seat].color]
    const variations = turn.flatMap((entry) => entry.variations ?? [])
    const lines = [
      `${color}: ${turn.map((entry) => formatMove(entry.move)).join(', ')}${glyphText(turn)}${timeText(turn)}`,
      ...commentLines(turn.flatMap((entry) => entry.comments ?? [])),
      ...variations.flatMap((line) => ['variation', ...turnLines(pos, line, round)]).map((line) => `> ${line}`),
    ]
    const { deal } = turn[turn.length - 1]
    return deal === undefined ? lines : [...lines, ...dealLines(++round, deal)]
  })
}

/** A game as human-readable text (docs/notation.md). */
export function formatRecord(game: Game): string {
  const { position: pos, start, headers } = game
  const { edition, players, palace, rules } = pos.box
  const over = pos.phase === 'over'
  const head = [
    `amyitis ${FORMAT_VERSION}`,
    `rules ${rules.version}`,
    `players ${players}`,
    `palace ${palace ? 'yes' : 'no'}`,
    `edition ${edition === STANDARD ? 'standard' : JSON.stringify(edition)}`,
    ...(headers.date === undefined ? [] : [`date ${headers.date}`]),
    ...(headers.names === undefined ? [] : [`names ${JSON.stringify(headers.names)}`]),
    ...(over ? [`result ${pos.seats.map((seat) => seat.score).join(' ')}`] : []),
    ...(over && headers.seed !== undefined ? [`seed ${JSON.stringify(headers.seed)}`] : []),
  ]
  const opening =
    'setup' in start
      ? [...setupLines(pos, start.setup), ...commentLines(headers.comments ?? []), ...dealLines(1, start.deal)]
      : [`position ${JSON.stringify(toState(start.position))}`, ...commentLines(headers.comments ?? [])]
  const round = 'setup' in start ? 1 : start.position.round
  return [...head, '', ...opening, ...turnLines(pos, game.entries, round), ''].join('\n')
}

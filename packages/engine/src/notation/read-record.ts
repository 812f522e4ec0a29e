import { type Box, openBox } from '../box/box.ts'
import { CITIES, PLANT_CITIES } from '../box/cities.ts'
import { COLORS, GOODS, KHORSABAD_PLANT, PLANTS, type PlayerCount, TRADES, WINE } from '../box/components.ts'
import { checkEdition } from '../box/custom.ts'
import { type Edition, STANDARD } from '../box/edition.ts'
import { SQUARES } from '../box/garden.ts'
import { isRulesVersion, type RulesVersion, versionProblem } from '../box/rules-versions.ts'
import { type Chance, type Dealer, dealerOf, seededChance, seededDealer } from '../core/chance.ts'
import { parseMove } from '../core/move-notation.ts'
import { clauseAsked } from '../play/clause-asked.ts'
import {
  cloneGame,
  DATE,
  type Entry,
  fixedDealer,
  type Game,
  type Headers,
  playLegal,
  type Start,
  startGame,
  whyRefused,
} from '../play/game.ts'
import { opensTurn } from '../round/turn.ts'
import { belongsOn } from '../table/garden.ts'
import { UNUSED } from '../table/position.ts'
import { drawSetup, type Setup } from '../table/setup.ts'
import { fromState } from './position.ts'
import { FORMAT_VERSION } from './record.ts'
import {
  type DealText,
  type Line,
  Lines,
  linesOf,
  readTurns,
  type TurnText,
  takeComments,
  takeDeal,
} from './record-lines.ts'
import { problem, RecordError, type RecordFault } from './record-problem.ts'

function json(line: Line, what: 'edition' | 'names' | 'seed' | 'position'): unknown {
  try {
    return JSON.parse(line.text)
  } catch {
    throw new RecordError(line.number, problem(`${what}-json`))
  }
}

function index(line: Line, word: string | undefined, names: readonly string[]): number {
  const found = names.indexOf(word ?? '')
  if (found < 0) throw new RecordError(line.number, problem('name', { text: word ?? '', names: names.join(', ') }))
  return found
}

/** A record is replayed under its own rules version. */
function readRules({ number, text }: Line): RulesVersion {
  if (isRulesVersion(text)) return text
  throw new RecordError(number, versionProblem(text))
}

function readEdition(line: Line): Edition {
  if (line.text === 'standard') return STANDARD
  const edition = checkEdition(json(line, 'edition'))
  if (edition.ok) return edition.value
  const [inside] = edition.faults
  const { path, problem: words } = inside
  throw new RecordError(line.number, problem('edition', { path, problem: words }), undefined, { inside })
}

function readNames(line: Line, players: number): string[] {
  const names = json(line, 'names')
  if (Array.isArray(names) && names.length === players && names.every((name) => typeof name === 'string')) return names
  throw new RecordError(line.number, problem('names', { players }))
}

function readDate(line: Line): string {
  if (DATE.test(line.text)) return line.text
  throw new RecordError(line.number, problem('date'))
}

function readSeed(line: Line): string {
  const seed = json(line, 'seed')
  if (typeof seed === 'string') return seed
  throw new RecordError(line.number, problem('seed'))
}

/** R2.5 Four rows of four tiles, from the river up. */
function readGarden(line: Line, box: Box): number[] {
  const words = line.text.split(' / ').map((row) => row.split(' '))
  if (words.length !== 4 || words.some((row) => row.length !== 4))
    throw new RecordError(line.number, problem('rows'), 'R2.5')
  const garden = words.flat().map((word, square) => {
    const empty = box.emptySquares.includes(square)
    if (empty && word === '-') return UNUSED
    const tile = box.tiles.findIndex((tile) => tile.id === word)
    if (empty || tile < 0 || !belongsOn(box, tile, square))
      throw new RecordError(line.number, problem('tile', { square: SQUARES[square], text: word }), 'R2.5')
    return tile
  })
  const tiles = garden.filter((tile) => tile !== UNUSED)
  if (new Set(tiles).size !== tiles.length) throw new RecordError(line.number, problem('tile-twice'), 'R2.5')
  return garden
}

/** R2.2 */
function readPlants(line: Line): { plants: number[]; khorsabad: number } {
  const wanted = PLANT_CITIES.map((city) => CITIES[city])
  const parts = line.text.split(', ').map((part) => part.split(' '))
  const right = parts.length === wanted.length && parts.every((part, i) => part[0] === wanted[i] && part.length === 2)
  if (!right) throw new RecordError(line.number, problem('plants', { cities: wanted.join(', ') }), 'R2.2')
  const plants = parts.slice(0, -1).map((part) => index(line, part[1], PLANTS.slice(0, KHORSABAD_PLANT)))
  if (new Set(plants).size !== plants.length) throw new RecordError(line.number, problem('plant-twice'), 'R2.2')
  return { plants, khorsabad: index(line, parts[3][1], ['0', '1']) }
}

/** R2.4 */
function readCaravaneers(line: Line, box: Box): number[] {
  const words = line.text === '' ? [] : line.text.split(' ')
  const goods = words.map((word) => index(line, word, GOODS.slice(0, WINE)))
  if (goods.length !== box.caravaneersWithGood || new Set(goods).size !== goods.length)
    throw new RecordError(line.number, problem('goods', { count: box.caravaneersWithGood }), 'R2.4')
  return goods
}

function readSetup(lines: Lines, box: Box): Setup {
  const first = lines.need('first ')
  const firstPlayer = index(first, first.text, COLORS.slice(0, box.players))
  const plants = readPlants(lines.need('plants '))
  const onCaravaneers = readCaravaneers(lines.need('caravaneers '), box)
  return { firstPlayer, ...plants, onCaravaneers, garden: readGarden(lines.need('garden '), box) }
}

/** R4.1 Cards of the box, three for each player. */
function readDeal(deal: DealText, round: number, box: Box): number[] {
  if (deal.round !== round)
    throw new RecordError(deal.line, problem('deal-round', { round, dealt: deal.round }), 'R4.1')
  const groups = deal.groups.split(' / ').map((group) => group.split(' '))
  if (groups.length !== box.players || groups.some((group) => group.length !== 3))
    throw new RecordError(deal.line, problem('groups', { players: box.players }), 'R4.1')
  const line = { number: deal.line, text: deal.groups }
  const cards = groups.flat().map((word) => index(line, word, TRADES))
  TRADES.forEach((trade, i) => {
    const count = (list: readonly number[]) => list.filter((card) => card === i).length
    if (count(cards) > count(box.trades)) throw new RecordError(deal.line, problem('cards', { text: trade }), 'R2.3')
  })
  return cards
}

const COUNTS = ['2', '3', '4']

function readStart(lines: Lines, box: Box, headers: { comments?: string[] }): Start {
  const position = lines.take('position ')
  if (position === undefined) {
    const setup = readSetup(lines, box)
    headers.comments = takeComments(lines)
    const deal = takeDeal(lines)
    if (deal === undefined) lines.need('round ')
    return { setup, deal: deal === undefined ? [] : readDeal(deal, 1, box) }
  }
  const state = fromState(json(position, 'position'), box.edition, box.rules.version)
  if (!state.ok) {
    const [inside] = state.faults
    const { path, problem: words } = inside
    throw new RecordError(position.number, problem('position', { path, problem: words }), undefined, { inside })
  }
  if (state.value.box.players !== box.players || state.value.box.palace !== box.palace)
    throw new RecordError(position.number, problem('kind'))
  headers.comments = takeComments(lines)
  return { position: state.value }
}

/** Plays one turn of a record; a fault names its line. */
function playTurn(game: Game, turn: TurnText): void {
  const { position } = game
  turn.moves.forEach((text, i) => {
    if (position.decision === undefined) throw new RecordError(turn.line, problem('over'), clauseAsked(position))
    const seat = position.seats[position.player]
    if (seat.color !== turn.color)
      throw new RecordError(
        turn.line,
        problem('player', { color: COLORS[seat.color], text: COLORS[turn.color] }),
        clauseAsked(position),
      )
    if (opensTurn(position) !== (i === 0))
      throw new RecordError(turn.line, i === 0 ? problem('incomplete') : problem('begins', { text }))
    const refused = whyRefused(game, text)
    const move = parseMove(text)
    if (refused !== undefined || move === undefined) {
      const { code: refusal = 'not-a-move', clause } = refused ?? {}
      throw new RecordError(turn.line, problem('refused', { text, refusal }), clause, { refusal })
    }
    let asked = false
    const dealer: Dealer = (round, cards, groups) => {
      asked = true
      if (turn.deal === undefined) throw new RecordError(turn.line, problem('no-deal', { round }), 'R4.1')
      fixedDealer(readDeal(turn.deal, round, position.box))(round, cards, groups)
    }
    playLegal(game, move, dealer)
    if (i + 1 === turn.moves.length && turn.deal !== undefined && !asked)
      throw new RecordError(turn.deal.line, problem('round-goes-on'), 'R4.1')
  })
}

/** Remarks of a turn belong to its last entry. */
function remark(entry: Entry, turn: TurnText, variations: Entry[][]): Entry {
  return {
    ...entry,
    ...(turn.time === undefined ? {} : { time: turn.time }),
    ...(turn.glyph === undefined ? {} : { glyph: turn.glyph }),
    ...(turn.comments.length === 0 ? {} : { comments: turn.comments }),
    ...(variations.length === 0 ? {} : { variations }),
  }
}

/** Plays the turns; each variation is played on a copy of the game before the turn it replaces. */
function playTurns(game: Game, turns: readonly TurnText[]): void {
  const entries = game.entries as Entry[]
  for (const turn of turns) {
    const variations = turn.variations.map((variation) => {
      const other = cloneGame(game)
      playTurns(other, variation)
      return other.entries.slice(game.entries.length)
    })
    playTurn(game, turn)
    entries.push(remark(entries.pop() as Entry, turn, variations))
  }
}

function readGame(text: string, seed: string): Game {
  const lines = new Lines(linesOf(text))
  const format = lines.need('amyitis ')
  index(format, format.text, [String(FORMAT_VERSION)])
  const rules = readRules(lines.need('rules '))
  const players = lines.need('players ')
  const count = (index(players, players.text, COUNTS) + 2) as PlayerCount
  const palace = lines.need('palace ')
  const withPalace = index(palace, palace.text, ['no', 'yes']) === 1
  const box = openBox(readEdition(lines.need('edition ')), count, withPalace, rules)
  const date = lines.take('date ')
  const names = lines.take('names ')
  const result = lines.take('result ')
  const seedLine = lines.take('seed ')
  const headers: { -readonly [K in keyof Headers]: Headers[K] } & { comments?: string[] } = {}
  if (date !== undefined) headers.date = readDate(date)
  if (names !== undefined) headers.names = readNames(names, count)
  if (seedLine !== undefined) headers.seed = readSeed(seedLine)
  const start = readStart(lines, box, headers)
  if (headers.comments?.length === 0) delete headers.comments
  const game = startGame(start, box, seededDealer(seed), headers)
  playTurns(game, readTurns(lines))
  checkResult(game, result, seedLine)
  return game
}

function checkResult(game: Game, result: Line | undefined, seed: Line | undefined): void {
  const over = game.position.decision === undefined
  const scores = game.position.seats.map((seat) => seat.score).join(' ')
  if (result !== undefined && !over) throw new RecordError(result.number, problem('game-goes-on'), 'R11.1')
  if (result !== undefined && result.text !== scores)
    throw new RecordError(result.number, problem('result', { scores }), 'R1.1')
  if (seed !== undefined && !over) throw new RecordError(seed.number, problem('seed-early'))
}

export type ReadRecord =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly fault: RecordFault }

/** Reads a record and replays it through the rules. If the game is not over, the seed determines future deals. */
export function parseRecord(text: string, seed = ''): ReadRecord {
  try {
    return { ok: true, game: readGame(text, seed) }
  } catch (error) {
    if (error instanceof RecordError) return { ok: false, fault: error.fault }
    throw error
  }
}

/** Do the setup and deals of a game follow from this seed? False if it started from a position. */
export const seedFits = (game: Game, seed: string): boolean => chanceFits(game, seededChance(seed))

/** The same for any source of chance. */
export function chanceFits(game: Game, chance: Chance): boolean {
  if (!('setup' in game.start)) return false
  const { setup: told, deal: firstDeal } = game.start
  const { box } = game.position
  const dealer = dealerOf(chance)
  const deals = [firstDeal, ...game.entries.flatMap((entry) => (entry.deal === undefined ? [] : [entry.deal]))]
  const setup = drawSetup(box, chance('setup'))
  const same = (Object.keys(setup) as (keyof Setup)[]).every((key) => String(setup[key]) === String(told[key]))
  return (
    same &&
    deals.every((deal, i) => {
      const groups = deal.slice()
      dealer(i + 1, box.trades, groups)
      return groups.every((card, place) => card === deal[place])
    })
  )
}

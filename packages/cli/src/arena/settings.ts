import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Budget, LEVEL_CONSTANTS, needsNet, PAIRS, type Pairs, parseWeights, weightsUrl } from '@amyitis/bots'
import { type Edition, type PlayerCount, STANDARD } from '@amyitis/engine'
import type { Stage } from '../command.ts'
import { numberOf } from '../options.ts'
import { chosenEdition } from '../play/arrange.ts'
import { MISUSE, Problem } from '../problem.ts'
import { VERSION } from '../version.ts'
import { readEntrant } from './seat.ts'
import type { ArenaKind } from './worker.ts'

const USUAL_BOTS = 'random,apprentice,gardener,merchant,engineer'
const PATIENCE = 60

/** What decides how games go: the same here, the same games, but for clocks. */
interface Fixed {
  readonly version: string
  readonly players: PlayerCount
  readonly palace: boolean
  readonly edition: string
  readonly entrants: readonly string[]
  readonly budget?: Budget
  readonly seed: string
  /** Hash of the levels' constants. */
  readonly levels: string
  /** Hash of the network's weights, where somebody uses them. */
  readonly weights?: string
}

export interface ArenaSettings {
  readonly kind: ArenaKind
  readonly fixed: Fixed
  readonly games: number
  readonly pairs: Pairs
  readonly target: number | undefined
  readonly workers: number
}

function entrantsOf({ given, text }: Stage, players: PlayerCount, budget: Budget | undefined): string[] {
  const entrants = (given.texts.bots ?? USUAL_BOTS).split(',').map((name) => name.trim())
  for (const name of entrants)
    if (readEntrant(name, players, budget) === undefined) throw new Problem(text.t('error.bot', { name }), MISUSE)
  if (entrants.length < 2 || new Set(entrants).size !== entrants.length) throw new Problem(text.t('error.pool'), MISUSE)
  return entrants
}

function pairsOf({ given, text }: Stage): Pairs {
  const value = given.texts.pairs ?? 'all'
  const pairs = PAIRS.find((name) => name === value)
  if (pairs === undefined) throw new Problem(text.t('error.pairs', { value }), MISUSE)
  return pairs
}

const hashOf = (value: Edition | typeof LEVEL_CONSTANTS) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

function weightsOf({ players, palace, entrants }: ArenaKind): string | undefined {
  const used = entrants.some((name) => {
    const entrant = readEntrant(name, players, undefined)
    return entrant !== undefined && 'level' in entrant && needsNet(entrant.level)
  })
  return used ? parseWeights(readFileSync(weightsUrl({ players, palace }))).header.hash : undefined
}

/** What the command line asks for. */
export function readSettings(stage: Stage): ArenaSettings {
  const { given, text } = stage
  const players = (numberOf(given, 'players', 2, 4, text) ?? 2) as PlayerCount
  const palace = given.flags.has('palace')
  const ms = numberOf(given, 'ms', 1, 60_000, text)
  const iterations = numberOf(given, 'iterations', 1, 999_999, text)
  const budget = ms === undefined && iterations === undefined ? undefined : { ms, iterations }
  const entrants = entrantsOf(stage, players, budget)
  const edition = chosenEdition(stage)
  const patience = numberOf(given, 'patience', 1, 86_400, text) ?? PATIENCE
  const target = numberOf(given, 'target', 1, 99, text)
  const kind = { players, palace, edition: edition ?? STANDARD, entrants, budget, patience }
  const weights = weightsOf(kind)
  return {
    kind,
    fixed: {
      version: VERSION,
      players,
      palace,
      edition: edition === undefined ? 'standard' : `${edition.id} ${hashOf(edition)}`,
      entrants,
      ...(budget === undefined ? {} : { budget }),
      seed: given.texts.seed ?? 'arena',
      levels: hashOf(LEVEL_CONSTANTS),
      ...(weights === undefined ? {} : { weights }),
    },
    games: numberOf(given, 'games', 1, 999_999, text) ?? 100,
    pairs: pairsOf(stage),
    target: target === undefined ? undefined : target / 100,
    workers: numberOf(given, 'workers', 1, 64, text) ?? availableParallelism(),
  }
}

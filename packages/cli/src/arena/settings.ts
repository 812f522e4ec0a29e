import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Budget, LEVEL_CONSTANTS, needsNet, PAIRS, type Pairs, parseWeights, weightsUrl } from '@amyitis/bots'
import { type Edition, type PlayerCount, STANDARD } from '@amyitis/engine'
import type { CommandLineContext } from '../command.ts'
import { CommandLineError, EXIT_USAGE } from '../command-line-error.ts'
import { numberOf } from '../options.ts'
import { chosenEdition } from '../play/set-up-game.ts'
import { VERSION } from '../version.ts'
import { parseEntrant } from './entrant.ts'
import type { ArenaConfig } from './worker.ts'

const DEFAULT_BOTS = 'random,apprentice,gardener,merchant,engineer'
const DEFAULT_TIMEOUT_S = 60

/** Everything that determines the games: the same settings give the same games, apart from times. */
interface ReproducibleSettings {
  readonly version: string
  readonly players: PlayerCount
  readonly palace: boolean
  readonly edition: string
  readonly entrants: readonly string[]
  readonly budget?: Budget
  readonly seed: string
  /** Hash of the levels' constants. */
  readonly levels: string
  /** Hash of the network's weights, if any entrant uses them. */
  readonly weights?: string
}

export interface ArenaSettings {
  readonly kind: ArenaConfig
  readonly fixed: ReproducibleSettings
  readonly games: number
  readonly pairs: Pairs
  readonly target: number | undefined
  readonly workers: number
}

function entrantsOf({ args, text }: CommandLineContext, players: PlayerCount, budget: Budget | undefined): string[] {
  const entrants = (args.values.bots ?? DEFAULT_BOTS).split(',').map((name) => name.trim())
  for (const name of entrants)
    if (parseEntrant(name, players, budget) === undefined)
      throw new CommandLineError(text.t('error.bot', { name }), EXIT_USAGE)
  if (entrants.length < 2 || new Set(entrants).size !== entrants.length)
    throw new CommandLineError(text.t('error.pool'), EXIT_USAGE)
  return entrants
}

function pairsOf({ args, text }: CommandLineContext): Pairs {
  const value = args.values.pairs ?? 'all'
  const pairs = PAIRS.find((name) => name === value)
  if (pairs === undefined) throw new CommandLineError(text.t('error.pairs', { value }), EXIT_USAGE)
  return pairs
}

const hashOf = (value: Edition | typeof LEVEL_CONSTANTS) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

function weightsOf({ players, palace, entrants }: ArenaConfig): string | undefined {
  const used = entrants.some((name) => {
    const entrant = parseEntrant(name, players, undefined)
    return entrant !== undefined && 'level' in entrant && needsNet(entrant.level)
  })
  return used ? parseWeights(readFileSync(weightsUrl({ players, palace }))).header.hash : undefined
}

/** The requested settings. */
export function readSettings(context: CommandLineContext): ArenaSettings {
  const { args, text } = context
  const players = (numberOf(args, 'players', 2, 4, text) ?? 2) as PlayerCount
  const palace = args.flags.has('palace')
  const ms = numberOf(args, 'ms', 1, 60_000, text)
  const iterations = numberOf(args, 'iterations', 1, 999_999, text)
  const budget = ms === undefined && iterations === undefined ? undefined : { ms, iterations }
  const entrants = entrantsOf(context, players, budget)
  const edition = chosenEdition(context)
  const timeoutSeconds = numberOf(args, 'patience', 1, 86_400, text) ?? DEFAULT_TIMEOUT_S
  const target = numberOf(args, 'target', 1, 99, text)
  const kind = { players, palace, edition: edition ?? STANDARD, entrants, budget, timeoutSeconds }
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
      seed: args.values.seed ?? 'arena',
      levels: hashOf(LEVEL_CONSTANTS),
      ...(weights === undefined ? {} : { weights }),
    },
    games: numberOf(args, 'games', 1, 999_999, text) ?? 100,
    pairs: pairsOf(context),
    target: target === undefined ? undefined : target / 100,
    workers: numberOf(args, 'workers', 1, 64, text) ?? availableParallelism(),
  }
}

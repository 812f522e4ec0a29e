import { type ParseArgsConfig, parseArgs } from 'node:util'
import { GAME_KINDS, type GameKind } from '@amyitis/bots'
import type { PlayerCount } from '@amyitis/engine'

/** A mistake in the command line, reported in one line. */
export class UsageError extends Error {}

/** Parses the command line; unknown options are usage errors. */
export function parseOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

const HELP = ['--help', '-h']

/** Prints the usage and exits if help is asked for anywhere in the command line. */
export function exitIfHelpWanted(args: readonly string[], usage: string): void {
  if (!args.some((arg) => HELP.includes(arg))) return
  process.stdout.write(`${usage}\n`)
  process.exit(0)
}

/** Prints an error and exits. */
export function exitWithError(tool: string, error: unknown): never {
  const known = error instanceof UsageError
  process.stderr.write(`${tool}: ${known ? error.message : (error as Error).stack}\n`)
  process.exit(known ? 2 : 1)
}

/** For tools that parse their options at the top level. */
export function parseOptionsOrExit<T extends ParseArgsConfig>(
  tool: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseOptions(config)
  } catch (error) {
    return exitWithError(tool, error)
  }
}

/** The type of an option with a value. */
export const text = { type: 'string' } as const

export type Values = Readonly<Record<string, string | boolean | undefined>>

/** The number given for an option, or the usual one. */
export function readNumber(values: Values, name: string, usual: number): number {
  const value = Number(values[name] ?? usual)
  if (!(value >= 0 || (value < 0 && name === 'haste'))) throw new UsageError(`--${name} must be a number`)
  return value
}

/** The number of players, 2 unless it is given. */
export function readPlayers(values: Values): PlayerCount {
  const players = Number(values.players ?? 2)
  if (![2, 3, 4].includes(players)) throw new UsageError('--players must be 2, 3 or 4')
  return players as PlayerCount
}

/** All kinds of game, or the one that is wanted. */
export function readKinds(kind: string | undefined): readonly GameKind[] {
  if (kind === undefined) return GAME_KINDS
  const kinds = GAME_KINDS.filter((name) => name === kind)
  if (kinds.length === 0) throw new UsageError(`--kind must be one of ${GAME_KINDS.join(', ')}`)
  return kinds
}

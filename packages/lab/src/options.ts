import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Something that whoever has called a tool has to put right, in one line. */
export class UsageError extends Error {}

/** The command line of a tool; what it does not know is misuse, not a fault. */
export function parseOptions<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

const HELP = ['--help', '-h']

/** Whoever asks for help gets it, wherever in the line that is. */
export function exitIfHelpWanted(args: readonly string[], usage: string): void {
  if (!args.some((arg) => HELP.includes(arg))) return
  process.stdout.write(`${usage}\n`)
  process.exit(0)
}

/** Tells why a tool does not run, and ends it. */
export function exitWithError(tool: string, error: unknown): never {
  const known = error instanceof UsageError
  process.stderr.write(`${tool}: ${known ? error.message : (error as Error).stack}\n`)
  process.exit(known ? 2 : 1)
}

/** The same, where there is nothing to be caught yet. */
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

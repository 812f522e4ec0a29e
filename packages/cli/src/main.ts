import { LEVELS } from '@amyitis/bots'
import { createText, isLanguage, type Language, pickLanguage, type Text } from '@amyitis/i18n'
import type { Command } from './command.ts'
import { CommandLineError, EXIT_USAGE } from './command-line-error.ts'
import { adminCommand } from './commands/admin.ts'
import { arenaCommand } from './commands/arena.ts'
import { backupCommand } from './commands/backup.ts'
import { editionCommand } from './commands/edition.ts'
import { playCommand } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { reviewCommand } from './commands/review.ts'
import { benchCommand, engineCommand, perftCommand } from './commands/tools.ts'
import { verifyCommand } from './commands/verify.ts'
import { nearest } from './nearest.ts'
import { type Arguments, checkOptions, parseArguments } from './options.ts'
import { choosePaint } from './terminal/paint.ts'
import { sanitizedText, stripControls } from './terminal/sanitize.ts'
import { wrap } from './terminal/width.ts'
import { VERSION } from './version.ts'
import { levelLines } from './views/level.ts'
import { COLUMNS } from './views/view.ts'

const COMMANDS = {
  play: playCommand,
  engine: engineCommand,
  replay: replayCommand,
  review: reviewCommand,
  verify: verifyCommand,
  perft: perftCommand,
  arena: arenaCommand,
  bench: benchCommand,
  edition: editionCommand,
  backup: backupCommand,
  admin: adminCommand,
} as const satisfies Record<string, Command>

const isCommand = (name: string): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name)

const localeLanguage = (): Language => {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  return pickLanguage([[LC_ALL, LC_MESSAGES, LANG].find((locale) => locale !== undefined && locale !== '')])
}

/** The chosen language, even if the rest of the command line is invalid. */
function languageOf(args: readonly string[]): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const name = at < 0 ? '' : (args[at].split('=')[1] ?? args[at + 1] ?? '')
  return isLanguage(name) ? name : localeLanguage()
}

const print = (...lines: readonly string[]) => {
  for (const line of lines) process.stdout.write(`${stripControls(line)}\n`)
}

function unknownCommand(name: string, text: Text): CommandLineError {
  const near = nearest(name, Object.keys(COMMANDS))
  const hint = near === undefined ? '' : ` (${text.t('error.meant', { name: near })})`
  return new CommandLineError(`${text.t('error.command', { name })}${hint}`, EXIT_USAGE)
}

/** A line of help that is too long, on several. */
const fold = (line: string): string[] => (line.length > COLUMNS ? wrap(line, COLUMNS, 2) : [line])

function printHelp(name: string | undefined, text: Text): number {
  if (name === undefined) print(text.t('help.all'))
  else if (!isCommand(name)) throw unknownCommand(name, text)
  else if (name === 'play') print(text.t('help.play'), ...levelLines(text))
  else if (name === 'arena')
    print(
      ...text
        .t('help.arena', { levels: LEVELS.join(', ') })
        .split('\n')
        .flatMap(fold),
    )
  else print(text.t(`help.${name}`))
  return 0
}

async function runCommand(args: Arguments, text: Text): Promise<number> {
  const { command, flags, values, operands } = args
  if (values.lang !== undefined && !isLanguage(values.lang))
    throw new CommandLineError(text.t('error.lang', { name: values.lang }), EXIT_USAGE)
  if (flags.has('version')) {
    print(`amyitis ${VERSION}`)
    return 0
  }
  if (command === 'help') return printHelp(operands[0], text)
  if (flags.has('help') || command === undefined) return printHelp(command, text)
  if (!isCommand(command)) throw unknownCommand(command, text)
  checkOptions(args, COMMANDS[command].options, text)
  const paint = choosePaint(process.env, process.stdout.isTTY === true)
  return COMMANDS[command].run({ text, args, paint, print })
}

async function main(args: readonly string[]): Promise<void> {
  const text = sanitizedText(createText(languageOf(args)))
  // The reader may close the pipe: the game is saved, and nothing else is left to do.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1)
  })
  try {
    process.exitCode = await runCommand(
      parseArguments(args, () => text),
      text,
    )
  } catch (error) {
    if (!(error instanceof CommandLineError)) throw error
    process.stderr.write(`amyitis: ${stripControls(error.message)}\n`)
    process.exitCode = error.exitCode
  }
}

await main(process.argv.slice(2))

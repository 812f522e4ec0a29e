import { parseArgs } from 'node:util'
import type { Text } from '@amyitis/i18n'
import { CommandLineError, EXIT_USAGE } from './command-line-error.ts'
import { nearest } from './nearest.ts'

/** Every option of every command; each command lists those it accepts. */
const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  lang: { type: 'string' },
  seats: { type: 'string' },
  players: { type: 'string' },
  player: { type: 'string' },
  palace: { type: 'boolean' },
  seed: { type: 'string' },
  edition: { type: 'string' },
  names: { type: 'string' },
  save: { type: 'string' },
  'no-save': { type: 'boolean' },
  resume: { type: 'string' },
  log: { type: 'boolean' },
  'no-ponder': { type: 'boolean' },
  json: { type: 'boolean' },
  to: { type: 'string' },
  depth: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string' },
  ms: { type: 'string' },
  iterations: { type: 'string' },
  thorough: { type: 'boolean' },
  workers: { type: 'string' },
  pairs: { type: 'string' },
  target: { type: 'string' },
  patience: { type: 'string' },
  out: { type: 'string' },
  db: { type: 'boolean' },
  evidence: { type: 'string' },
  data: { type: 'string' },
  schema: { type: 'boolean' },
} as const

export type OptionName = keyof typeof OPTIONS
const GLOBAL_OPTIONS: readonly OptionName[] = ['help', 'version', 'lang']

export interface Arguments {
  readonly command: string | undefined
  readonly operands: readonly string[]
  readonly values: Readonly<Partial<Record<OptionName, string>>>
  readonly flags: ReadonlySet<OptionName>
}

const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name)

function unknownOption(option: string, name: string, known: readonly string[], text: Text): CommandLineError {
  const near = nearest(name, known)
  const hint = near === undefined ? '' : ` (${text.t('error.meant', { name: `--${near}` })})`
  return new CommandLineError(`${text.t('error.option', { option })}${hint}`, EXIT_USAGE)
}

/** Parses the command line. `text` is called only for error messages. */
export function parseArguments(args: readonly string[], text: () => Text): Arguments {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true })
  const values: Partial<Record<OptionName, string>> = {}
  const flags = new Set<OptionName>()
  const operands: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName: option, value } = token
    if (!isOption(name)) throw unknownOption(option, name, Object.keys(OPTIONS), text())
    if (OPTIONS[name].type === 'boolean') {
      if (value !== undefined) throw new CommandLineError(text().t('error.no-value', { option }), EXIT_USAGE)
      flags.add(name)
    } else {
      const swallowed = value?.startsWith('-') === true && token.inlineValue !== true
      if (value === undefined || swallowed) throw new CommandLineError(text().t('error.value', { option }), EXIT_USAGE)
      values[name] = value
    }
  }
  return { command: operands[0], operands: operands.slice(1), values, flags }
}

/** Rejects options of other commands. */
export function checkOptions(args: Arguments, allowed: readonly OptionName[], text: Text): void {
  for (const name of [...Object.keys(args.values), ...args.flags] as OptionName[])
    if (!allowed.includes(name) && !GLOBAL_OPTIONS.includes(name)) throw unknownOption(`--${name}`, name, allowed, text)
}

export function checkOperands(args: Arguments, min: number, max: number, text: Text): void {
  const { operands } = args
  if (operands.length < min) throw new CommandLineError(text.t('error.file-missing'), EXIT_USAGE)
  if (operands.length > max) throw new CommandLineError(text.t('error.operand', { word: operands[max] }), EXIT_USAGE)
}

/** The value of an integer option. */
export function numberOf(args: Arguments, name: OptionName, min: number, max: number, text: Text): number | undefined {
  const value = args.values[name]
  if (value === undefined) return undefined
  const number = /^\d{1,6}$/.test(value) ? Number(value) : -1
  if (number >= min && number <= max) return number
  throw new CommandLineError(text.t('error.number', { option: `--${name}`, min, max, value }), EXIT_USAGE)
}

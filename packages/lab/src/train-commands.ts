import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEFAULT_OBJECTIVE, type Objective, readWeights } from '@amyitis/bots'
import { type Edition, readEdition, STANDARD } from '@amyitis/engine'
import { kindName } from './games.ts'
import { parseOptions, readKinds, readNumber, readPlayers, text, UsageError, type Values } from './options.ts'
import { defaultRecipe, QUICK, type Recipe, startedFrom } from './train/recipe.ts'
import { train } from './train/trainer.ts'
import { compareVersions } from './train/versions.ts'
import { widened, writeWeights } from './train/weights-file.ts'

const NUMBERS = [
  ...(Object.keys(DEFAULT_OBJECTIVE) as (keyof Objective)[]),
  'games',
  'expert',
  'iterations',
  'lastIterations',
  'explore',
  'hidden',
  'top',
  'lambda',
  'error',
  'openingError',
  'guests',
  'rate',
  'expertRate',
  'replay',
  'reuse',
  'batch',
] as const

function readEditionFile(file: string | undefined): Edition {
  if (file === undefined) return STANDARD
  const checked = readEdition(readFileSync(file, 'utf8'))
  if (checked.ok) return checked.value
  throw new UsageError(checked.faults.map(({ path, problem }) => `${file}: ${path}: ${problem}`).join('\n'))
}

const hashOf = (weights: string) => readWeights(readFileSync(weights)).header.hash

function readRecipe(values: Values): Recipe {
  const usual = { ...defaultRecipe(readPlayers(values), values.palace === true), ...(values.quick === true && QUICK) }
  const from = values.from as string | undefined
  const recipe: Record<string, unknown> = { ...(from === undefined ? usual : startedFrom(usual, hashOf(from))) }
  for (const name of NUMBERS) recipe[name] = readNumber(values, name, recipe[name] as number)
  if (values.seed !== undefined) recipe.seed = values.seed
  return recipe as unknown as Recipe
}

const DEFAULT_FOLDER = 'data/weights'

interface TrainingRun {
  readonly edition: Edition
  readonly out: string | undefined
  readonly from: string | undefined
  readonly minutes: number
}

const percent = (share: number) => (100 * share).toFixed(1)

function trainOne(recipe: Recipe, { edition, out: given, from, minutes }: TrainingRun): void {
  const out = given ?? join(DEFAULT_FOLDER, `${kindName(recipe)}.weights`)
  mkdirSync(dirname(out), { recursive: true })
  let begun = performance.now()
  const end = begun + 60_000 * minutes
  for (const now of train(recipe, edition, out, from)) {
    const { share, low, high, games } = now.gate
    const gate = `${percent(share)} % (${percent(low)} … ${percent(high)}) of ${games} games against the kept`
    process.stdout.write(
      `${now.done}/${now.games} games, ${now.gamesPerSecond.toFixed(1)}/s (${percent(now.playing)} % playing), loss ${now.loss.toFixed(4)}, ${now.rounds.toFixed(1)} rounds, best score ${now.bestScore.toFixed(1)}, ${gate}, kept ${now.keptAt}\n`,
    )
    const time = performance.now()
    // Rather a little early than late: the next stretch takes about as long.
    if (time + (time - begun) / 2 >= end) break
    begun = time
  }
}

export function runTraining(args: readonly string[]): void {
  const { values } = parseOptions({
    args: [...args],
    options: {
      players: text,
      palace: { type: 'boolean' },
      all: { type: 'boolean' },
      quick: { type: 'boolean' },
      edition: text,
      out: text,
      from: text,
      minutes: text,
      seed: text,
      ...Object.fromEntries(NUMBERS.map((name) => [name, text])),
    },
  })
  const edition = readEditionFile(values.edition as string | undefined)
  const out = values.out as string | undefined
  const from = values.from as string | undefined
  const minutes = readNumber(values, 'minutes', Number.POSITIVE_INFINITY)
  if (values.all !== true) {
    trainOne(readRecipe(values), { edition, out, from, minutes })
    return
  }
  for (const players of [2, 3, 4] as const)
    for (const palace of [false, true]) {
      const name = `${kindName({ players, palace })}.weights`
      const start = from === undefined ? undefined : join(from, name)
      process.stdout.write(`${kindName({ players, palace })}\n`)
      const recipe = readRecipe({ ...values, players: String(players), palace, from: start })
      trainOne(recipe, { edition, out: join(out ?? DEFAULT_FOLDER, name), from: start, minutes })
    }
}

export function runWiden(args: readonly string[]): void {
  const { values } = parseOptions({ args: [...args], options: { weights: text, hidden: text, top: text, out: text } })
  if (values.weights === undefined) throw new UsageError('--weights must be a file')
  const usual = defaultRecipe(2, false)
  const layers = { hidden: readNumber(values, 'hidden', usual.hidden), top: readNumber(values, 'top', usual.top) }
  const { header, net } = widened(readFileSync(values.weights), layers)
  writeWeights(values.out ?? values.weights, { ...header, recipe: { ...header.recipe, widened: layers } }, net)
}

/** The weights of 7ba0a6b, which later versions are compared with everywhere, and those of the first wide network. */
const FIXED = '7ba0a6b,38dbe01a'

export function runVersions(args: readonly string[]): void {
  const options = { kind: text, against: text, games: text, iterations: text } as const
  const { values } = parseOptions({ args: [...args], options })
  for (const kind of readKinds(values.kind)) {
    const plan = {
      kind,
      against: (values.against ?? FIXED).split(','),
      games: readNumber(values, 'games', 96),
      iterations: readNumber(values, 'iterations', 100),
    }
    for (const line of compareVersions(plan)) process.stdout.write(`${line}\n`)
  }
}

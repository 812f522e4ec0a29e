import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEFAULT_OBJECTIVE, type Objective, readWeights } from '@amyitis/bots'
import { type Edition, type PlayerCount, readEdition, STANDARD } from '@amyitis/engine'
import { compareSearch } from './bench/compare-search.ts'
import { duel } from './bench/duel.ts'
import { levelAccuracies } from './bench/level-accuracy.ts'
import { temperaments } from './bench/temperaments.ts'
import { measureThreads } from './bench/threads.ts'
import { runBalance, runEndgames, runExplorer, runPuzzles } from './collect.ts'
import { type GamesPlan, kindName, playGames, playMatch } from './games.ts'
import { exitIfHelpWanted, exitWithError, parseOptions, readNumber, UsageError, type Values } from './options.ts'
import { defaultRecipe, QUICK, type Recipe, startedFrom } from './train/recipe.ts'
import { train } from './train/trainer.ts'
import { readWidened, writeWeights } from './train/weights-file.ts'

const USAGE = `amyitis-lab train --players 2|3|4 [--palace] [--edition FILE] [--out FILE]
  Trains a set of weights for the bots, by default into data/weights/KIND.weights; resumes an interrupted run.
amyitis-lab train --all [--edition FILE] [--out FOLDER]
  Trains all six sets, one after another. The bots load theirs from packages/bots/weights.
  With --from FILE (for --all: FOLDER), it starts with trained weights, widened to the features and layers of today, and plays all
  games by search. --quick takes less than an hour. --minutes N stops early; the same command without it goes on.
  Parts of the recipe: --games N --expert N --iterations N --lastIterations N --explore X --hidden N --top N --lambda X --error X
  --openingError X --guests X --rate X --expertRate X --replay N --reuse X --batch N --margin X --pace X --haste X --seed TEXT.
  KIND.curve.json, beside the weights, has the learning curve; KIND.GAMES.weights are the weights that were kept on the way.
amyitis-lab widen --weights FILE [--hidden N] [--top N] [--out FILE]
  Adapts trained weights to the features and layers of today, without changing how they play.
amyitis-lab games --players 2|3|4 [--palace] [--games N (10)] [--iterations N (7000)] [--seed TEXT (games)] [--out FOLDER]
  Lets the strongest level play against itself, prints how long the games last, and saves their records in the folder.
amyitis-lab match --players 2|3|4 [--palace] [--games N (10)] [--iterations N (7000)] [--seed TEXT (games)]
  Plays one changed bot against the default one in all other seats, and prints how often it wins.
  For both: [--weights FILE] uses other weights than the committed ones; [--margin X] [--pace X] [--haste X] change the objective.
amyitis-lab threads --players 2|3|4 [--palace] [--positions N (400)] [--iterations N (100)] [--seed TEXT (threads)]
  Measures what two and four threads with N iterations each gain over one, compared with one thread that has as many as all.
amyitis-lab temperaments [--games N (200)] [--seed TEXT (temperaments)]
  Measures how often the levels with a favourite trade recruit it, and what that costs them.
amyitis-lab accuracy [--players 2|3|4 (2)] [--games N (8)] [--iterations N (800)] [--seed TEXT (accuracy)]
  Reviews games of six levels, each against itself, and prints their accuracy.
amyitis-lab speed --against FOLDER [--runs N (8)] [--iterations N (10000)]
  Compares the speed of the search with that in another checkout of this repository.
amyitis-lab duel --against FOLDER --players 2|3|4 [--palace] [--seeds N (50)] [--ms N | --iterations N (7000)] [--seed TEXT (duel)]
  Plays the strongest level alone against that of another checkout, from every seat of each seed, and prints how often it wins.
  Both get the same time or number of iterations per decision.
amyitis-lab endgames [--kind 2p|2p-palace|…] [--positions N (100)] [--nodes N (5000)] [--out FOLDER]
  Collects positions of the last round in which the choice matters, solved exactly, for every kind of game or one.
amyitis-lab endgames --levels
  Lets all levels choose in the collected positions, and prints how often they find a best move.
amyitis-lab balance [--kind 2p|2p-palace|…] [--games N (200)] [--iterations N (400)] [--tables]
  Lets the strongest level play against itself, and writes what that says about the balance of the game into docs/bots.md.
  Games are stored in data/balance, so an interrupted run can be resumed; --tables only uses the games that are there.
amyitis-lab puzzles [--games N (165)] [--mined FILE] [--out FILE] [--select]
  Mines puzzles from N games of two and fewer games of every other kind, and publishes a selection for the app.
  Mined games are stored in data/puzzles/mined.txt, so an interrupted run can be resumed; --select only uses those that are there.
amyitis-lab explorer [--kind 2p|2p-palace|…] [--games N (3000)] [--iterations N (150)] [--data FOLDER] [--out FOLDER] [--publish]
  Lets the strongest level play N games of two and fewer of every other kind, and publishes how they began for the app.
  Games are stored in data/openings, so an interrupted run can be resumed; --publish only uses those that are there.`

const OBJECTIVE_NAMES = Object.keys(DEFAULT_OBJECTIVE) as (keyof Objective)[]
const NUMBERS = [
  ...OBJECTIVE_NAMES,
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

function readPlayers(values: Values): PlayerCount {
  const players = Number(values.players ?? 2)
  if (![2, 3, 4].includes(players)) throw new UsageError('--players must be 2, 3 or 4')
  return players as PlayerCount
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

const text = { type: 'string' } as const

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

function runTraining(args: readonly string[]): void {
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

function runWiden(args: readonly string[]): void {
  const { values } = parseOptions({ args: [...args], options: { weights: text, hidden: text, top: text, out: text } })
  if (values.weights === undefined) throw new UsageError('--weights must be a file')
  const usual = defaultRecipe(2, false)
  const layers = { hidden: readNumber(values, 'hidden', usual.hidden), top: readNumber(values, 'top', usual.top) }
  const { header, net } = readWidened(values.weights, layers)
  writeWeights(values.out ?? values.weights, { ...header, recipe: { ...header.recipe, widened: layers } }, net)
}

function readGamesPlan(args: readonly string[]): GamesPlan {
  const options = {
    players: text,
    palace: { type: 'boolean' },
    games: text,
    iterations: text,
    seed: text,
    weights: text,
    out: text,
    margin: text,
    pace: text,
    haste: text,
  } as const
  const { values } = parseOptions({ args: [...args], options })
  const aims = OBJECTIVE_NAMES.filter((name) => values[name] !== undefined).map((name) => [
    name,
    readNumber(values, name, 0),
  ])
  return {
    players: readPlayers(values),
    palace: values.palace === true,
    games: readNumber(values, 'games', 10),
    iterations: readNumber(values, 'iterations', 7000),
    seed: values.seed ?? 'games',
    weights: values.weights,
    aims: Object.fromEntries(aims),
    out: values.out,
  }
}

function runGames(args: readonly string[]): void {
  for (const line of playGames(readGamesPlan(args))) process.stdout.write(`${line}\n`)
}

function runMatch(args: readonly string[]): void {
  process.stdout.write(`${playMatch(readGamesPlan(args))}\n`)
}

function runThreads(args: readonly string[]): void {
  const options = { players: text, palace: { type: 'boolean' }, positions: text, iterations: text, seed: text } as const
  const { values } = parseOptions({ args: [...args], options })
  const plan = {
    players: readPlayers(values),
    palace: values.palace === true,
    positions: readNumber(values, 'positions', 400),
    iterations: readNumber(values, 'iterations', 100),
    seed: values.seed ?? 'threads',
  }
  for (const line of measureThreads(plan)) process.stdout.write(`${line}\n`)
}

async function runSpeed(args: readonly string[]): Promise<void> {
  const { values } = parseOptions({ args: [...args], options: { against: text, runs: text, iterations: text } })
  if (values.against === undefined) throw new UsageError('--against must be a folder')
  const plan = { runs: readNumber(values, 'runs', 8), iterations: readNumber(values, 'iterations', 10_000) }
  for await (const line of compareSearch(values.against, plan)) process.stdout.write(`${line}\n`)
}

async function runDuel(args: readonly string[]): Promise<void> {
  const options = {
    against: text,
    players: text,
    palace: { type: 'boolean' },
    seeds: text,
    ms: text,
    iterations: text,
    seed: text,
  } as const
  const { values } = parseOptions({ args: [...args], options })
  if (values.against === undefined) throw new UsageError('--against must be a folder')
  if (values.ms !== undefined && values.iterations !== undefined)
    throw new UsageError('--ms and --iterations exclude each other')
  const plan = {
    against: values.against,
    players: readPlayers(values),
    palace: values.palace === true,
    seeds: readNumber(values, 'seeds', 50),
    budget:
      values.ms === undefined
        ? { iterations: readNumber(values, 'iterations', 7000) }
        : { ms: readNumber(values, 'ms', 0) },
    seed: values.seed ?? 'duel',
  }
  for await (const line of duel(plan)) process.stdout.write(`${line}\n`)
}

function runTemperaments(args: readonly string[]): void {
  const { values } = parseOptions({ args: [...args], options: { games: text, seed: text } })
  for (const line of temperaments(readNumber(values, 'games', 200), values.seed ?? 'temperaments'))
    process.stdout.write(`${line}\n`)
}

function runAccuracy(args: readonly string[]): void {
  const options = { players: text, games: text, iterations: text, seed: text } as const
  const { values } = parseOptions({ args: [...args], options })
  const plan = {
    players: readPlayers(values),
    games: readNumber(values, 'games', 8),
    iterations: readNumber(values, 'iterations', 800),
    seed: values.seed ?? 'accuracy',
  }
  for (const line of levelAccuracies(plan)) process.stdout.write(`${line}\n`)
}

const COMMANDS = new Map<string, (args: readonly string[]) => void | Promise<void>>([
  ['train', runTraining],
  ['widen', runWiden],
  ['games', runGames],
  ['match', runMatch],
  ['threads', runThreads],
  ['temperaments', runTemperaments],
  ['accuracy', runAccuracy],
  ['speed', runSpeed],
  ['duel', runDuel],
  ['endgames', runEndgames],
  ['balance', runBalance],
  ['puzzles', runPuzzles],
  ['explorer', runExplorer],
])

const [command, ...rest] = process.argv.slice(2)
exitIfHelpWanted(process.argv.slice(2), USAGE)
try {
  const run = COMMANDS.get(command)
  if (run === undefined) throw new UsageError(USAGE)
  await run(rest)
} catch (error) {
  exitWithError('amyitis-lab', error)
}

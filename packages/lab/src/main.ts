import {
  runAccuracy,
  runDuel,
  runGains,
  runGames,
  runMatch,
  runSpeed,
  runTemperaments,
  runThreads,
} from './bench-commands.ts'
import { runBalance, runEndgames, runExplorer, runPuzzles } from './collect.ts'
import { exitIfHelpWanted, exitWithError, UsageError } from './options.ts'
import { runTraining, runVersions, runWiden } from './train-commands.ts'

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
amyitis-lab versions [--kind 2p|2p-palace|…] [--against COMMIT,…] [--games N (96)] [--iterations N (100)]
  Plays all weights that were ever committed against those of a few commits, with today's search: the learning curve.
amyitis-lab games --players 2|3|4 [--palace] [--games N (10)] [--iterations N (7000)] [--seed TEXT (games)] [--out FOLDER]
  Lets the strongest level play against itself, prints how long the games last, and saves their records in the folder.
amyitis-lab match --players 2|3|4 [--palace] [--games N (10)] [--iterations N (7000)] [--seed TEXT (games)]
  Plays one changed bot against the default one in all other seats, and prints how often it wins.
  For both: [--weights FILE] uses other weights than the committed ones; [--margin X] [--pace X] [--haste X] change the objective.
amyitis-lab threads --players 2|3|4 [--palace] [--positions N (400)] [--iterations N (100)] [--seed TEXT (threads)]
  Measures what two and four threads with N iterations each gain over one, compared with one thread that has as many as all.
amyitis-lab temperaments [--kind 2p|2p-palace|…] [--games N (200)] [--seed TEXT (temperaments)]
  Measures how often the levels with a favourite trade recruit it, and what that costs them.
amyitis-lab accuracy [--players 2|3|4 (2)] [--games N (8)] [--iterations N (4000)] [--seed TEXT (accuracy)]
  Reviews games of random moves and of every level against itself, and prints how accurate they were.
amyitis-lab speed --against FOLDER [--runs N (8)] [--iterations N (10000)]
  Compares the speed of the search with that in another checkout of this repository.
amyitis-lab duel --against FOLDER --players 2|3|4 [--palace] [--seeds N (50)] [--ms N | --iterations N (7000)] [--seed TEXT (duel)]
  Plays the strongest level alone against that of another checkout, from every seat of each seed, and prints how often it wins.
  Both get the same time or number of iterations per decision.
amyitis-lab gains --feature tree|bank|threads --players 2|3|4 [--palace] [--games N (120)] [--ms N | --iterations N (300)]
    [--seed TEXT (gains)]
  Plays the strongest level alone against itself without a feature, from every seat of each seed, and prints how often it wins:
  with its tree kept or a new one for each decision, with or without the time bank, or with two threads or one.
amyitis-lab endgames [--kind 2p|2p-palace|…] [--positions N (100)] [--nodes N (5000)] [--out FOLDER]
  Collects positions of the last round in which the choice matters, solved exactly, for every kind of game or one.
amyitis-lab endgames --levels
  Lets all levels choose in the collected positions, and prints how often they find a best move.
amyitis-lab balance [--kind 2p|2p-palace|…] [--games N (200)] [--iterations N (400)] [--tables]
  Lets the strongest level play against itself, and writes what that says about the balance of the game into docs/bots.md.
  Games are stored in data/balance, so an interrupted run can be resumed; --tables only uses the games that are there.
amyitis-lab puzzles [--games N (165)] [--mined FILE] [--out FILE] [--select | --check [--kind 2p|2p-palace|…]]
  Mines puzzles from N games of two and fewer games of every other kind, and publishes a selection for the app.
  Mined games are stored in data/puzzles/mined.txt, so an interrupted run can be resumed; --select only uses those that are there.
  --check looks again at the published ones, of every kind or one: it drops those that today's network doesn't confirm, and rates
  the others again.
amyitis-lab explorer [--kind 2p|2p-palace|…] [--games N (3000)] [--iterations N (150)] [--data FOLDER] [--out FOLDER] [--publish]
  Lets the strongest level play N games of two and fewer of every other kind, and publishes how they began for the app.
  Games are stored in data/openings, so an interrupted run can be resumed; --publish only uses those that are there.`

const COMMANDS = new Map<string, (args: readonly string[]) => void | Promise<void>>([
  ['train', runTraining],
  ['widen', runWiden],
  ['versions', runVersions],
  ['games', runGames],
  ['match', runMatch],
  ['threads', runThreads],
  ['temperaments', runTemperaments],
  ['accuracy', runAccuracy],
  ['speed', runSpeed],
  ['duel', runDuel],
  ['gains', runGains],
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

import {
  type AnalysedLine,
  AnalysisThread,
  type Bot,
  type BotChoice,
  type Budget,
  createBot,
  deserializePosition,
  type Explanation,
  explain,
  explainLines,
  judgeReports,
  type Level,
  moveSharedRoot,
  type Net,
  needsNet,
  type PartialReview,
  parseWeights,
  proveDecision,
  proveLines,
  type Review,
  type ReviewedDecision,
  type ReviewStep,
  reviewSteps,
  type SeenMove,
  type SerializedPosition,
  type SharedTree,
  searchSharedTree,
  type ThreadReport,
  type TreeMemory,
  type TurnMoves,
  type TurnValue,
  valueOfTurn,
  weightsUrl,
} from '@amyitis/bots'
import { type Game, type MoveCode, parseRecord, seededRandom } from '@amyitis/engine'
import { boxOf, type GameKind, gameKindOf, type Task } from './game-kind.ts'

const nets = new Map<string, Promise<Net>>()

async function fetchNet(url: URL): Promise<Net> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`)
  return parseWeights(new Uint8Array(await answer.arrayBuffer())).net
}

/** The network for a kind of game, loaded when it is needed first. */
function netFor(kind: GameKind): Promise<Net> {
  const url = weightsUrl(kind)
  const known = nets.get(url.href)
  if (known !== undefined) return known
  const net = fetchNet(url)
  nets.set(url.href, net)
  // What failed, without a network connection for instance, is tried again next time.
  net.catch(() => nets.delete(url.href))
  return net
}

const positionOf = ({ kind, position }: Task) => deserializePosition(position, boxOf(kind))

/** The strongest bot that thought here last: in its turn it goes on from what it has thought already. */
let last: { readonly who: string; readonly bot: Bot } | undefined

function botFor(level: Level, task: Task, net: Net | undefined): Bot {
  const fresh = () => createBot(level, { random: seededRandom(task.seed), net })
  // The others answer the same to the same seed, whatever was thought before.
  if (level !== 'amyitis') return fresh()
  const who = JSON.stringify([task.kind, task.position.player])
  if (last?.who !== who) last = { who, bot: fresh() }
  return last.bot
}

/** The analysis that goes on here, until another one starts. */
let analysing: { readonly id: string; readonly thread: AnalysisThread } | undefined

/** A last round with more positions than that isn't calculated to the end. */
const PROOF = { nodes: 100_000, ms: 3000 }

function gameOf(record: string): Game {
  const read = parseRecord(record)
  if (!read.ok) throw new Error(`not a record: ${record.slice(0, 40)}`)
  return read.game
}

export interface LookOptions {
  readonly budget: Budget
  readonly threads: number
  /** Size of the tree, where threads don't share one. */
  readonly nodes: number
  readonly memory: TreeMemory | undefined
}

/** A turn beside the best one. */
export interface ComparedTurns {
  readonly own: TurnValue
  readonly best: TurnValue
}

/** Everything that takes long: bots, hints and reviews. It runs in a worker, or where there is none, on the page. */
export const workerApi = {
  async choose(task: Task, level: Level, budget?: Budget): Promise<BotChoice> {
    const net = needsNet(level) ? await netFor(task.kind) : undefined
    return botFor(level, task, net).think(positionOf(task), budget)
  },

  /** Searches a tree together with other workers; resolves to the number of its iterations. */
  async search(task: Task, budget: Budget, tree: SharedTree): Promise<number> {
    const deps = { net: await netFor(task.kind), random: seededRandom(task.seed) }
    return searchSharedTree(deps, positionOf(task), budget, tree)
  },

  /** Moves the root of a shared tree from a position to that of the task. */
  async moveRoot(task: Task, from: SerializedPosition, memory: TreeMemory): Promise<void> {
    moveSharedRoot(memory, deserializePosition(from, boxOf(task.kind)), positionOf(task))
  },

  /** Loads what an analysis needs. */
  async prepare(kind: GameKind): Promise<void> {
    await netFor(kind)
  },

  /** Goes on with an analysis for a while: together with other workers if there is memory to share, else alone. */
  async analyse(task: Task, id: string, budget: Budget, memory?: TreeMemory): Promise<ThreadReport> {
    const deps = { net: await netFor(task.kind), random: seededRandom(task.seed) }
    if (analysing?.id !== id) analysing = { id, thread: new AnalysisThread(deps, positionOf(task), memory) }
    return analysing.thread.run(budget)
  },

  /** Lines and reasons for the moves that all workers have seen. */
  async explainLines(task: Task, seen: readonly SeenMove[]): Promise<AnalysedLine[]> {
    const deps = { net: await netFor(task.kind), random: seededRandom(task.seed) }
    return explainLines(positionOf(task), seen, deps)
  },

  /** The same calculated to the end of the game, where that is possible. */
  async proveLines(task: Task, count: number): Promise<AnalysedLine[] | undefined> {
    const deps = { net: await netFor(task.kind), random: seededRandom(task.seed) }
    return proveLines(positionOf(task), count, deps, PROOF)
  },

  async explain(task: Task, budget: Budget): Promise<Explanation> {
    const net = await netFor(task.kind)
    return explain(positionOf(task), { net, random: seededRandom(task.seed), budget })
  },

  /** What a turn is worth, and what the best one is; both with the same random numbers. */
  async compareTurns(task: Task, best: TurnMoves, own: TurnMoves, budget: Budget): Promise<ComparedTurns> {
    const net = await netFor(task.kind)
    const value = (turn: TurnMoves) =>
      valueOfTurn(positionOf(task), turn, { net, random: seededRandom(task.seed) }, budget)
    return { own: value(own), best: value(best) }
  },

  /** Reviews a whole game except what is already known; `watch` gets every step and cancels by returning false. */
  async review(
    record: string,
    budget: Budget,
    known: PartialReview,
    watch?: (step: ReviewStep) => boolean | undefined | Promise<boolean | undefined>,
  ): Promise<Review | undefined> {
    const read = parseRecord(record)
    if (!read.ok) return undefined
    const { game } = read
    const steps = reviewSteps(game, { net: await netFor(gameKindOf(game.position.box)), budget, known })
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
      if ((await watch?.(step.value)) === false) return undefined
    }
  },

  /** A decision of the last round, if it can be calculated to the end of the game. */
  async proveDecision(record: string, n: number): Promise<ReviewedDecision | undefined> {
    const game = gameOf(record)
    return proveDecision(game, n, { net: await netFor(gameKindOf(game.position.box)), random: seededRandom('proof') })
  },

  /** A thread of a closer look at a decision: together with others if there is memory to share, else alone. */
  async look(task: Task, played: MoveCode, { budget, threads, nodes, memory }: LookOptions): Promise<ThreadReport> {
    const deps = { net: await netFor(task.kind), random: seededRandom(task.seed), nodes }
    return new AnalysisThread(deps, positionOf(task), memory, played).look(budget, threads)
  },

  /** What threads have found together about a decision. */
  async judgeReports(record: string, n: number, reports: readonly ThreadReport[]): Promise<ReviewedDecision> {
    const game = gameOf(record)
    const deps = { net: await netFor(gameKindOf(game.position.box)), random: seededRandom('line') }
    return judgeReports(game, n, reports, deps)
  },
}

export type WorkerApi = typeof workerApi

import { type GameKind, hasPalace, LEVEL_SETTINGS, playersOf } from '@amyitis/bots'

/** One tournament of a measurement. */
export interface PlanStep {
  readonly name: string
  readonly bots: readonly string[]
  readonly pairs: 'all' | 'next' | 'first'
  readonly games: number
  /** Percent. */
  readonly target?: number
  /** Stops as soon as it is decided; otherwise all games are played. */
  readonly sequential?: boolean
}

export interface PlanSize {
  /** Games for each pair of neighbours without search. */
  readonly games: number
  /** Games for each pair of neighbours that search briefly. */
  readonly slow: number
  /** Games for each pair of the strongest. */
  readonly strong: number
  /** The most games of a match beside the chain. */
  readonly anchors: number
  /** Factor for thinking times and iterations of the strongest: below 1 only to try out the measurement. */
  readonly scale: number
}

/** An entrant with its budget: iterations, or `150ms`. */
const thinking = (name: string, amount: number, { scale }: PlanSize, unit = '') =>
  `${name}@${Math.max(1, Math.round(amount * scale))}${unit}`

/**
 * The levels, each against its neighbours. Budgets are in iterations, so that the numbers don't depend on the machine; the
 * strongest level has about a tenth of what it finds time for on one idle core.
 */
const CHAIN = ['quick', 'search', 'oracle', 'strongest'] as const

function botsOf(kind: GameKind, size: PlanSize): Readonly<Record<(typeof CHAIN)[number], readonly string[]>> {
  const { iterations } = LEVEL_SETTINGS[kind]
  const priest = thinking('priest', iterations.priest, size)
  const oracle = thinking('oracle', iterations.oracle, size)
  return {
    quick: ['random', 'apprentice', 'gardener', 'merchant', 'engineer', 'boatman'],
    search: ['boatman', 'harpist', 'physician', 'judge', priest],
    oracle: [priest, oracle],
    strongest: [oracle, thinking('amyitis', 10_800, size)],
  }
}

const BACK = '-back'

/** Is it a step of the chain, and not an anchor beside it? */
export const isChainStep = ({ name }: PlanStep): boolean => CHAIN.some((part) => name === part || name === part + BACK)

/** With more than two players the upper one sits alone against the lower ones, and then the other way round. */
function chain(kind: GameKind, size: PlanSize): PlanStep[] {
  const games = { quick: size.games, search: size.slow, oracle: size.strong, strongest: size.strong }
  return CHAIN.flatMap((name): PlanStep[] => {
    const up: PlanStep = { name, bots: botsOf(kind, size)[name], pairs: 'next', games: games[name] }
    return playersOf(kind) === 2 ? [up] : [up, { ...up, name: name + BACK, bots: [...up.bots].reverse() }]
  })
}

/** What the strongest level should win alone against plain UCT at equal time; not measured with three players. */
const UCT_TARGET = { 2: 75, 3: undefined, 4: 55 } as const
/** What it should win alone against `priest` with 40 ms and no limit on iterations. */
const FULL_TARGET = { 2: 65, 3: 46, 4: 38 } as const

/** Games at full time: what fits into an hour for all kinds together. */
const FULL_GAMES = 12

function anchors(kind: GameKind, size: PlanSize): PlanStep[] {
  const players = playersOf(kind)
  const ms = (name: string, amount: number) => thinking(name, amount, size, 'ms')
  const duel = (name: string, others: string, one: string, rest: Pick<PlanStep, 'games' | 'target' | 'sequential'>) =>
    ({ name, bots: [others, one], pairs: 'next', ...rest }) satisfies PlanStep
  const games = size.anchors
  const target = UCT_TARGET[players]
  const isPlain = players === 2 && !hasPalace(kind)
  return [
    ...(target === undefined
      ? []
      : [duel('uct', ms('uct', 100), ms('amyitis', 100), { games, target, sequential: true })]),
    ...(isPlain ? [duel('gardener', 'gardener', ms('amyitis', 100), { games, target: 98 })] : []),
    duel('full', ms('priest', 40), ms('amyitis', 1500), {
      games: Math.min(FULL_GAMES, games),
      target: FULL_TARGET[players],
    }),
  ]
}

/** Everything published about a kind of game. */
export const planOf = (kind: GameKind, size: PlanSize): PlanStep[] => [...chain(kind, size), ...anchors(kind, size)]

/** Variants of plain UCT: its constant, and the part of the margin in its reward. */
const SWEEP_OF_TWO = [
  '0.5:0',
  ...[0.1, 0.2, 0.35, 0.5, 0.7, 1, 1.4].map((c) => `${c}:0.5`),
  '0.2:1',
  '0.35:1',
  '0.5:1',
  '1:1',
]
const SWEEP_OF_MORE = ['0.5:0', '0.2:0.5', '0.5:0.5', '1:0.5', '0.2:1', '0.5:1', '1:1']

/** The sweep of plain UCT, each variant against the best level that needs no network. */
export function sweepOf(kind: GameKind, games: number): PlanStep {
  const variants = playersOf(kind) === 2 ? SWEEP_OF_TWO : SWEEP_OF_MORE
  return { name: 'sweep', bots: ['gardener', ...variants.map((name) => `uct:${name}@200`)], pairs: 'first', games }
}

/** The arguments of the command that plays a step. */
export function argumentsOf(kind: GameKind, step: PlanStep, seed: string): string[] {
  return [
    ...['arena', '--players', kind[0]],
    ...(hasPalace(kind) ? ['--palace'] : []),
    ...['--bots', step.bots.join(','), '--pairs', step.pairs, '--games', String(step.games)],
    ...(step.sequential && step.target !== undefined ? ['--target', String(step.target)] : []),
    ...['--seed', seed],
  ]
}

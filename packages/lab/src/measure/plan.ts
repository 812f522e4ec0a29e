/** The kinds of game, as files are named after them. */
export const KINDS = ['2p', '2p-palace', '3p', '3p-palace', '4p', '4p-palace'] as const
export type Kind = (typeof KINDS)[number]

export const playersOf = (kind: Kind) => Number(kind[0]) as 2 | 3 | 4
export const hasPalace = (kind: Kind) => kind.endsWith('palace')

/** What a level should win alone against the level below it, in percent; an even share would be 50, 33 and 25. */
export const STEP_TARGET = { 2: 65, 3: 46, 4: 38 } as const

/** One tournament of a measurement. */
export interface Step {
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
  /** Games per pair of levels that play instantly. */
  readonly games: number
  /** Maximum number of games of levels that search. */
  readonly slow: number
  /** Games of the searching levels at full time: about an hour on two cores for all kinds together. */
  readonly full: number
  /** Factor for thinking times: below 1 only to try out the measurement. */
  readonly scale: number
}

const QUICK = ['random', 'apprentice', 'gardener', 'merchant', 'engineer'] as const

const thinking = (name: string, ms: number, scale: number) => `${name}@${Math.max(1, Math.round(ms * scale))}ms`

/** A bot that sits alone against the ones named first. */
const duel = (name: string, others: string, one: string, rest: Omit<Step, 'name' | 'bots' | 'pairs'>): Step => ({
  name,
  bots: [others, one],
  pairs: 'next',
  ...rest,
})

/** Plain UCT at equal time, and the hand-written level (base game). There is no target for three players. */
function anchors(kind: Kind, { slow, scale }: PlanSize): Step[] {
  const players = playersOf(kind)
  const amyitis = thinking('amyitis', 100, scale)
  const uct = thinking('uct', 100, scale)
  const againstUct = (target: number) => duel('uct', uct, amyitis, { games: slow, target, sequential: true })
  if (players === 3) return []
  if (players === 4) return [againstUct(55)]
  const againstGardener = duel('gardener', 'gardener', amyitis, { games: slow, target: 98 })
  return hasPalace(kind) ? [againstUct(75)] : [againstUct(75), againstGardener]
}

/** Everything published about a kind of game. Searching levels use a tenth of their time, on both sides. */
export function planOf(kind: Kind, size: PlanSize): Step[] {
  const players = playersOf(kind)
  const priest = thinking('priest', 40 / 10, size.scale)
  const amyitis = thinking('amyitis', 1500 / 10, size.scale)
  const slow = { games: size.slow, target: STEP_TARGET[players], sequential: true }
  return [
    { name: 'quick', bots: QUICK, pairs: 'all', games: size.games },
    duel('priest', 'engineer', priest, slow),
    duel('amyitis', priest, amyitis, slow),
    ...anchors(kind, size),
    duel('full', thinking('priest', 40, size.scale), thinking('amyitis', 1500, size.scale), {
      games: size.full,
      target: STEP_TARGET[players],
    }),
  ]
}

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
export function sweepOf(kind: Kind, games: number): Step {
  const variants = playersOf(kind) === 2 ? SWEEP_OF_TWO : SWEEP_OF_MORE
  return { name: 'sweep', bots: ['gardener', ...variants.map((name) => `uct:${name}@200`)], pairs: 'first', games }
}

/** The arguments of the command that plays a step. */
export function argumentsOf(kind: Kind, step: Step, seed: string): string[] {
  return [
    ...['arena', '--players', kind[0]],
    ...(hasPalace(kind) ? ['--palace'] : []),
    ...['--bots', step.bots.join(','), '--pairs', step.pairs, '--games', String(step.games)],
    ...(step.sequential && step.target !== undefined ? ['--target', String(step.target)] : []),
    ...['--seed', seed],
  ]
}

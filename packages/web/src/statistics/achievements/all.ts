import { LEVELS } from '@amyitis/bots'
import { COURT, FLOOR, POWERS, SQUARES } from '@amyitis/engine'
import {
  hasLevel,
  hasPerson,
  isWon,
  marginOf,
  opponents,
  own,
  type PlayedGame,
  playersIn,
  startPlace,
} from '../model/played-game.ts'
import {
  type Achievement,
  type AchievementProgress,
  inAGame,
  inAll,
  inARow,
  inAVictory,
  ofEach,
} from './achievement.ts'

const TOP = SQUARES.length - 1
const FLOORS = new Set(FLOOR).size
const floorsOf = (squares: readonly string[]) =>
  new Set(squares.map((square) => FLOOR[(SQUARES as readonly string[]).indexOf(square)]))

/** Every achievement by the id under which the messages describe it, in the order of the page. */
export const ACHIEVEMENTS = {
  // Perseverance
  'first-game': inAll({ stone: 'clay', icon: 'log', count: 1 }, () => 1),
  'first-win': inAGame({ stone: 'clay', icon: 'palm' }, isWon),
  streak: inARow({ stone: 'clay', icon: 'moon', count: 3 }),
  'ten-wins': inAll({ stone: 'clay', icon: 'winner', count: 10 }, (game) => Number(isWon(game))),
  'every-table': ofEach({ stone: 'clay', icon: 'players' }, 3, (game) => [playersIn(game)]),
  'every-start': ofEach({ stone: 'clay', icon: 'first' }, 4, (game) => [startPlace(game)]),
  'many-games': inAll({ stone: 'clay', icon: 'book', count: 100 }, () => 1),
  sar: inAll({ stone: 'clay', icon: 'points', count: 3600 }, (game) => own(game).score),
  road: inAGame({ stone: 'clay', icon: 'camel', count: 27 }, (_, { spaces }) => spaces >= 27),

  // Water
  canals: inAGame({ stone: 'lapis', icon: 'irrigation', count: 12 }, (_, { canals }) => canals >= 12),
  'pure-water': inAVictory({ stone: 'lapis', icon: 'cube-neutral' }, ({ facts }) => facts.neutralWater === 0),
  sluices: inAGame({ stone: 'lapis', icon: 'engineer', count: 10 }, (_, { points }) => (points['R9.3'] ?? 0) >= 10),
  neighbours: inAGame({ stone: 'lapis', icon: 'exchange', count: 4 }, (_, seat) => seat.bonusesFromOthers >= 4),

  // The garden
  planter: inAGame({ stone: 'carnelian', icon: 'quality-3', count: 7 }, (_, { squares }) => squares.length >= 7),
  terraces: inAGame({ stone: 'carnelian', icon: 'garden' }, (_, { squares }) => floorsOf(squares).size === FLOORS),
  hands: inAGame({ stone: 'carnelian', icon: 'gardener', count: 3 }, (_, seat) => seat.gardenersSpent >= 3),
  harvest: inAGame({ stone: 'carnelian', icon: 'barley', count: 4 }, (_, { rowsWon }) => rowsWon >= 4),

  // Opponents
  stargazer: inAVictory({ stone: 'hematite', icon: 'ishtar' }, (game) => hasLevel(game, 'priest')),
  queen: inAVictory({ stone: 'hematite', icon: 'noble' }, (game) => hasLevel(game, 'amyitis')),
  seven: ofEach({ stone: 'hematite', icon: 'city' }, LEVELS.length, (game) =>
    opponents(game).flatMap((occupant) => (occupant.kind === 'bot' ? [occupant.level] : [])),
  ),
  person: inAVictory({ stone: 'hematite', icon: 'player' }, hasPerson),
  'date-stone': inAVictory({ stone: 'hematite', icon: 'dates', count: 1 }, (game) => marginOf(game) === 1),
  flood: inAVictory({ stone: 'hematite', icon: 'sun', count: 20 }, (game) => marginOf(game) >= 20),
  'late-rain': inAVictory({ stone: 'hematite', icon: 'clock', count: 8 }, (_, { behind }) => behind >= 8),

  // Honours
  summit: inAGame({ stone: 'gold', icon: 'up' }, (_, { squares }) => squares.includes(SQUARES[TOP])),
  gods: inAGame({ stone: 'gold', icon: 'marduk' }, (_, { allTemples }) => allTemples > 0),
  rest: inAVictory({ stone: 'gold', icon: 'passed' }, (_, { passedFirst }) => passedFirst),
  sixty: inAGame(
    { stone: 'gold', icon: 'talent', count: 60 },
    (game, { score }) => playersIn(game) === 4 && score >= 60,
  ),
  treasury: inAGame({ stone: 'gold', icon: 'banker' }, (_, { court }) => (court.banker ?? 0) >= 3),
  hall: inAGame({ stone: 'gold', icon: 'palace' }, (_, { court }) => (court.palace ?? 0) >= 6),
  court: inAGame({ stone: 'gold', icon: 'any-court' }, (_, { court }) => COURT.every((kind) => (court[kind] ?? 0) > 0)),
  keys: inAGame({ stone: 'gold', icon: 'courtier' }, (_, { powers }) => powers.length === POWERS.length),

  // To be found
  'two-crowns': inAVictory(
    { stone: 'hematite', icon: 'share', secret: true },
    ({ ranks }) => ranks.filter((rank) => rank === 1).length > 1,
  ),
  'bare-hands': inAVictory(
    { stone: 'carnelian', icon: 'card', secret: true },
    (_, { court }) => Object.keys(court).length === 0,
  ),
  'quiet-temple': inAVictory({ stone: 'gold', icon: 'temple', secret: true }, (_, { trades }) => !trades.priest),
  'empty-pockets': inAVictory(
    { stone: 'clay', icon: 'merchant', secret: true },
    (_, { talents, camels, goods }) => talents + camels + goods === 0,
  ),
} as const satisfies Readonly<Record<string, Achievement>>

export type AchievementId = keyof typeof ACHIEVEMENTS
export const ACHIEVEMENT_IDS = Object.keys(ACHIEVEMENTS) as AchievementId[]

export interface AchievementState extends AchievementProgress {
  readonly id: AchievementId
  readonly achievement: Achievement
}

/**
 * How far one is with each: in the standard edition, since another could make every one of them easy, and in games that one
 * has finished oneself.
 */
export function achievementsOf(games: readonly PlayedGame[]): AchievementState[] {
  const counted = games
    .filter(({ facts, endedByBot }) => facts.edition === undefined && endedByBot !== true)
    .sort((a, b) => a.at - b.at)
  return ACHIEVEMENT_IDS.map((id) => {
    const achievement: Achievement = ACHIEVEMENTS[id]
    return { id, achievement, ...achievement.progress(counted) }
  })
}

import { LEVELS, type Level, STRENGTHS } from '@amyitis/bots'
import { formatRecord, fromState, gameFrom, newGame, type PlayerCount, STANDARD, toState } from '@amyitis/engine'
import { describe, expect, it } from 'vitest'
import { FIRST_OPPONENT } from '../src/app/first-game.ts'
import { ownLevel, withAutoLevels } from '../src/app/own-strength.ts'
import type { SeatSetting } from '../src/game/seats.ts'
import { canLeave, changedTo, cushionFor, hasDoubles, occupantAt, seated } from '../src/shell/new-game/cushions.ts'

const person = (name = ''): SeatSetting => ({ kind: 'human', name })
const bot = (level: Level = 'gardener'): SeatSetting => ({ kind: 'bot', level })

describe('a cushion', () => {
  const table = [person('Ada'), bot('amyitis')]

  it('is given to a bot as strong as the others, or to an unnamed person', () => {
    expect(changedTo('bot', table, 0)).toEqual([bot('amyitis'), bot('amyitis')])
    expect(changedTo('human', table, 1)).toEqual([person('Ada'), person()])
    expect(changedTo('bot', table, 2)).toEqual([...table, bot('amyitis')])
    expect(seated(table, 2, bot('random'))).toEqual([...table, bot('random')])
  })

  it('keeps its player if nothing else is chosen', () => {
    expect(changedTo('bot', table, 1)).toBe(table)
    expect(occupantAt(table, 1)).toBe('bot')
    expect(occupantAt(table, 3)).toBe('none')
  })

  it('can be emptied only if two players remain, and those after it move up', () => {
    expect(canLeave(table, 1)).toBe(false)
    expect(changedTo('none', table, 1)).toBe(table)
    expect(changedTo('none', [...table, person('Ben')], 1)).toEqual([person('Ada'), person('Ben')])
  })

  it('tapped when empty always means the next empty one', () => {
    expect([0, 1, 2, 3].map((tapped) => cushionFor(table, tapped))).toEqual([0, 1, 2, 2])
    expect(cushionFor([...table, bot(), bot()], 3)).toBe(3)
  })

  it('has a name of its own', () => {
    expect(hasDoubles([person('rimut'), bot('engineer'), bot('engineer')])).toBe(false)
    expect(hasDoubles([person('Ada'), person(' ada ')])).toBe(true)
    expect(hasDoubles([person(), person()])).toBe(false)
  })
})

describe('“about your strength”', () => {
  let day = 0
  const game = (
    level: Level,
    own: number,
    other: number,
    seats: SeatSetting[] = [person(), bot(level)],
    palace = false,
  ) => ({
    seats,
    seed: 'strength',
    record: formatRecord(newGame({ players: seats.length as PlayerCount, palace, seed: 'strength' })),
    changed: ++day,
    summary: {
      players: seats.length,
      palace,
      round: 9,
      scores: seats.map((_, i) => (i === 0 ? own : other)),
      player: undefined,
      winners: [0],
    },
  })
  const among = (players: number, level: Level, own: number, other: number, palace = false) =>
    game(level, own, other, [person(), ...Array.from({ length: players - 1 }, () => bot(level))], palace)
  const ownLevelFrom = (games: readonly ReturnType<typeof game>[]) => ownLevel(games).level
  const equal = (...games: Parameters<typeof ownLevel>[0]) => {
    const { level, isSure } = ownLevel(games)
    return isSure ? level : undefined
  }

  it('says nothing before three results', () => {
    expect(equal()).toBeUndefined()
    expect(equal(game('merchant', 9, 8), game('merchant', 9, 8))).toBeUndefined()
  })

  it('is the bot against which wins and losses balance', () => {
    for (const level of LEVELS.slice(1, -1))
      expect(equal(game(level, 9, 8), game(level, 8, 9), game(level, 8, 8))).toBe(level)
  })

  it('is that bot in every kind of game after enough results', () => {
    for (const players of [2, 3, 4])
      for (const palace of [false, true])
        for (const level of ['gardener', 'harpist', 'priest'] as const) {
          const games = Array.from({ length: 20 }, (_, i) => among(players, level, i % 2, 1 - (i % 2), palace))
          expect(equal(...games), `${players} players, Palace: ${palace}, ${level}`).toBe(level)
        }
  })

  it('follows results of two players further than the same ones of four, where luck decides more', () => {
    const change = (level: Level, games: number, players: number, own: number, other: number) => {
      const before = Array.from({ length: 10 }, (_, i) => game(level, i % 2, 1 - (i % 2)))
      expect(equal(...before)).toBe(level)
      const after = ownLevel([...before, ...Array.from({ length: games }, () => among(players, level, own, other))])
      return after.strength - ownLevel(before).strength
    }
    // Six results each: where the levels of four players lie closer together than those of two.
    for (const level of ['judge', 'priest'] as const) {
      expect(change(level, 2, 4, 9, 8)).toBeGreaterThan(0)
      expect(change(level, 6, 2, 9, 8)).toBeGreaterThan(change(level, 2, 4, 9, 8))
      expect(change(level, 2, 4, 8, 9)).toBeLessThan(0)
      expect(change(level, 6, 2, 8, 9)).toBeLessThan(change(level, 2, 4, 8, 9))
    }
  })

  it('rises further by beating stronger bots than by beating weaker ones, with four players, too', () => {
    const rank = (level: Level) => LEVELS.indexOf(ownLevelFrom([among(4, level, 9, 8)]))
    expect(rank('apprentice')).toBeGreaterThan(LEVELS.indexOf('apprentice'))
    expect(rank('merchant')).toBeGreaterThan(rank('apprentice'))
    expect(rank('judge')).toBeGreaterThan(rank('merchant'))
  })

  it('is the strongest bot if one always wins, the weakest if one always loses', () => {
    expect(equal(game('priest', 9, 8), game('priest', 9, 8), game('amyitis', 9, 8))).toBe('amyitis')
    expect(equal(game('random', 1, 8), game('random', 1, 8), game('apprentice', 1, 8))).toBe('random')
  })

  it('lies between opponents of different strength', () => {
    const level = equal(game('apprentice', 9, 8), game('gardener', 9, 8), game('engineer', 8, 9), game('priest', 8, 9))
    expect(STRENGTHS[level as Level]).toBeGreaterThan(STRENGTHS.gardener - 1)
    expect(STRENGTHS[level as Level]).toBeLessThan(STRENGTHS.priest)
  })

  it('counts neither running games nor games among people', () => {
    const running = { ...game('merchant', 9, 8), summary: { ...game('merchant', 9, 8).summary, player: 0 } }
    const together = game('merchant', 9, 8, [person('Ada'), person('Ben')])
    expect(equal(running, running, running, together, together, together)).toBeUndefined()
  })

  it('doesn’t count games from another position, or against a bot that this version doesn’t know', () => {
    const balanced = [game('priest', 9, 8), game('priest', 8, 9), game('priest', 8, 8)]
    const start = newGame({ players: 2, palace: false, seed: 'strength' })
    const state = toState(start.position)
    state.seats[0].score = 500
    const position = fromState(state, STANDARD)
    if (!position.ok) throw new Error('a valid position')
    const record = formatRecord(gameFrom(position.value, 'strength'))
    expect(equal(...balanced, { ...game('amyitis', 500, 0), record })).toBe('priest')
    expect(equal(...balanced, { ...game('amyitis', 500, 0), record: 'damaged' })).toBe('priest')
    expect(equal(...balanced, game('wizard' as Level, 500, 0))).toBe('priest')
    const { summary, ...rest } = game('amyitis', 500, 0)
    expect(equal(...balanced, { ...rest, summary: { ...summary, scores: [] } })).toBe('priest')
  })

  describe('a bot at your level', () => {
    const auto: SeatSetting = { kind: 'bot', level: 'priest', auto: true }

    it('is the one for newcomers before the first game', () => {
      expect(ownLevelFrom([])).toBe(FIRST_OPPONENT)
    })

    it('is a stronger one after a win, and a weaker one after a loss', () => {
      const rank = (level: Level) => LEVELS.indexOf(level)
      const after = (own: number, other: number) => rank(ownLevelFrom([game(FIRST_OPPONENT, own, other)]))
      expect(after(9, 8)).toBeGreaterThan(rank(FIRST_OPPONENT))
      expect(after(8, 9)).toBeLessThan(rank(FIRST_OPPONENT))
    })

    it('reaches the strongest in a few games if one always wins, and comes back down if one then loses', () => {
      const games: ReturnType<typeof game>[] = []
      const play = (won: boolean) => games.push(game(ownLevelFrom(games), won ? 9 : 8, won ? 8 : 9))
      const reached = () => LEVELS.indexOf(ownLevelFrom(games))
      while (ownLevelFrom(games) !== 'amyitis' && games.length < 20) play(true)
      expect(games.length).toBeLessThan(12)
      for (let i = 0; i < 4; i++) play(false)
      expect(reached()).toBeLessThan(LEVELS.length - 1)
    })

    it('gets its level when a game starts; everyone else keeps theirs', () => {
      const seats = [person('Ada'), auto, bot('priest')]
      expect(withAutoLevels(seats, 'harpist')).toEqual([person('Ada'), { ...auto, level: 'harpist' }, bot('priest')])
    })

    it('is joined by another one of its kind', () => {
      expect(changedTo('bot', [person(), auto], 2)).toEqual([person(), auto, auto])
    })
  })
})

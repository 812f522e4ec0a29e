import { type Game, isOver, legalMoves, type Position, parseMove, seededRandom } from '@amyitis/engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { begin } from '../src/game/begin.ts'
import { openGame } from '../src/game/game-in-progress.ts'
import { type Lead, leadByNews } from '../src/game/lead.ts'
import { memoryStore } from '../src/game/memory-store.ts'
import type { NewsChannel, TabNews } from '../src/game/news.ts'
import type { SavedGame } from '../src/game/saved.ts'
import type { SeatSetting } from '../src/game/seats.ts'
import { type Session, type SessionTools, startSession } from '../src/game/session.ts'
import type { LocalState } from '../src/game/session-state.ts'
import type { GameStore } from '../src/game/store.ts'

const ME: SeatSetting = { kind: 'human', name: 'Ada' }
const BOT: SeatSetting = { kind: 'bot', name: 'Enlil', level: 'gardener' }

/** Tabs that hear each other, as BroadcastChannel does it: never themselves, and a little later. */
function tabs(): () => NewsChannel {
  const all = new Set<{ heard: (news: TabNews) => void }>()
  return () => {
    const own = new Set<{ heard: (news: TabNews) => void }>()
    return {
      post: (news) => {
        const others = [...all].filter((one) => !own.has(one))
        setTimeout(() => {
          for (const one of others) one.heard(news)
        }, 1)
      },
      listen: (heard) => {
        const listener = { heard }
        all.add(listener)
        own.add(listener)
        return () => {
          all.delete(listener)
          own.delete(listener)
        }
      },
    }
  }
}

/** Any legal move, the same for the same position. */
async function chooseAny(position: Position, _: unknown, seed: string): Promise<string> {
  const game = { position } as Game
  const moves = legalMoves(game)
  return moves[seededRandom(seed)(moves.length)]
}

const first: Lead = (_, changed) => {
  changed(true)
  return () => {}
}
const nobody: Lead = () => () => {}

const open: Session<LocalState>[] = []
async function start(
  saved: SavedGame,
  store: GameStore,
  more: Partial<SessionTools> = {},
): Promise<Session<LocalState>> {
  const found = openGame(saved)
  if (!found.ok) throw new Error('not opened')
  const session = startSession(saved, found.running, {
    store,
    news: tabs()(),
    lead: first,
    choose: chooseAny,
    habits: () => ({ speed: 1, answersItself: false }),
    now: Date.now,
    ...more,
  })
  open.push(session)
  return session
}

const gameOf = (session: Session) => session.get().running.game
const settle = () => vi.advanceTimersByTimeAsync(50)

async function stored(seats: readonly SeatSetting[], seed = 'seed') {
  const store: GameStore = { ...memoryStore(), keeps: () => true }
  const saved = begin({ seats, palace: false, seed })
  await store.add(saved)
  return { store, saved, id: saved.head.id }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const session of open.splice(0)) session.close()
  vi.useRealTimers()
})

describe('a session', () => {
  it('saves after every move, also in the middle of a turn', async () => {
    const { store, saved, id } = await stored([ME, ME])
    const session = await start(saved, store)
    for (let n = 1; n <= 12; n++) {
      session.play(legalMoves(gameOf(session))[0])
      await settle()
      expect((await store.load(id))?.moves).toHaveLength(n)
    }
    expect(session.get().saving).toBe('saved')
  })

  it('refuses what is not legal and stays as it is', async () => {
    const { store, saved } = await stored([ME, ME])
    const session = await start(saved, store)
    expect(session.play('plant d4')?.code).toBe('not-asked')
    expect(gameOf(session).entries).toHaveLength(0)
    expect(session.play(legalMoves(gameOf(session))[0], 'nonsense')?.code).toBe('not-a-move')
    expect(gameOf(session).entries).toHaveLength(0)
  })

  it('lets bots play to the end at their pace', async () => {
    const { store, saved, id } = await stored([BOT, BOT])
    const session = await start(saved, store, { habits: () => ({ speed: 1, answersItself: false }) })
    expect(gameOf(session).entries).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1500)
    expect(gameOf(session).entries.length).toBeGreaterThan(0)
    expect(gameOf(session).entries.length).toBeLessThan(4)
    session.hurry()
    await vi.advanceTimersByTimeAsync(2000)
    expect(isOver(gameOf(session))).toBe(true)
    expect((await store.load(id))?.head.summary.winners.length).toBeGreaterThan(0)
  })

  it('waits for a sign before each move of a bot if the speed is 0', async () => {
    const { store, saved } = await stored([BOT, BOT])
    const session = await start(saved, store, { habits: () => ({ speed: 0, answersItself: false }) })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(session.get().bot).toBe('waiting')
    expect(gameOf(session).entries).toHaveLength(0)
    session.next()
    await settle()
    expect(gameOf(session).entries).toHaveLength(1)
  })

  it('hurries nobody where a person decides, and least of all the bots after that', async () => {
    const { store, saved } = await stored([ME, BOT])
    const session = await start(saved, store, { habits: () => ({ speed: 0, answersItself: false }) })
    while (gameOf(session).position.player !== 0) {
      session.next()
      await settle()
    }
    session.hurry()
    session.play('pass')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(session.get().bot).toBe('waiting')
    const before = gameOf(session).entries.length
    // While the bot waits, it is hurried to the next decision of the person.
    session.hurry()
    await vi.advanceTimersByTimeAsync(100)
    expect(gameOf(session).entries.length).toBeGreaterThan(before)
    expect(session.get().bot).toBe('none')
    expect(gameOf(session).position.player).toBe(0)
  })

  it('plays for a bot that fails with a simpler one, and says so', async () => {
    const { store, saved } = await stored([{ ...BOT, level: 'amyitis' }, BOT])
    const asked: string[] = []
    const session = await start(saved, store, {
      choose: (position, level, seed) => {
        asked.push(level)
        return level === 'amyitis' ? Promise.reject(new Error('no weights')) : chooseAny(position, level, seed)
      },
    })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toContain('gardener')
    expect(session.get().standIn).toBe(true)
    expect(gameOf(session).entries.length).toBeGreaterThan(0)
  })

  it('drops the thought of a bot when its position is taken back', async () => {
    const { store, saved } = await stored([ME, BOT])
    let answer: (move: string) => void = () => {}
    const session = await start(saved, store, {
      choose: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    while (gameOf(session).position.player !== 0) {
      answer(legalMoves(gameOf(session))[0])
      await vi.advanceTimersByTimeAsync(2000)
    }
    const before = gameOf(session).entries.length
    session.play('pass')
    await settle()
    session.undo()
    answer('pass')
    await vi.advanceTimersByTimeAsync(5000)
    expect(gameOf(session).entries).toHaveLength(before)
    expect(gameOf(session).position.player).toBe(0)
  })

  it('goes on when nothing can be saved, says so, and writes everything once it can', async () => {
    const { store, saved, id } = await stored([ME, ME])
    let full = true
    const failing: GameStore = {
      ...store,
      change: (...change) => (full ? Promise.reject(new Error('QuotaExceededError')) : store.change(...change)),
    }
    const session = await start(saved, failing)
    for (let n = 0; n < 3; n++) {
      session.play(legalMoves(gameOf(session))[0])
      await settle()
    }
    expect(session.get().saving).toBe('unsaved')
    expect(gameOf(session).entries).toHaveLength(3)
    full = false
    session.play(legalMoves(gameOf(session))[0])
    await settle()
    expect((await store.load(id))?.moves).toHaveLength(4)
    expect(session.get().saving).toBe('saved')
  })

  it('answers by itself where there is one answer, if the player wishes so', async () => {
    const { store, saved } = await stored([ME, ME], 'itself')
    const session = await start(saved, store, { habits: () => ({ speed: 1, answersItself: true }) })
    const random = seededRandom('itself')
    while (!isOver(gameOf(session))) {
      const moves = legalMoves(gameOf(session))
      const { decision } = gameOf(session).position
      const { length } = gameOf(session).entries
      if (moves.length === 1 && decision !== 'action') {
        await vi.advanceTimersByTimeAsync(600)
        expect(gameOf(session).entries.length).toBeGreaterThan(length)
        return
      }
      session.play(moves[random(moves.length)])
    }
    throw new Error('no such decision was met')
  })
})

describe('one game in two tabs', () => {
  async function pair() {
    const { store, saved, id } = await stored([ME, ME])
    const channel = tabs()
    const [one, two] = [channel(), channel()]
    const a = await start(saved, store, { news: one, lead: first })
    const b = await start(saved, store, { news: two, lead: nobody })
    return { store, id, a, b }
  }

  it('stays one game: what is played in one is shown in the other', async () => {
    const { a, b } = await pair()
    a.play(legalMoves(gameOf(a))[0])
    await settle()
    expect(gameOf(b).position).toEqual(gameOf(a).position)
    expect(b.get().events.length).toBeGreaterThan(0)
    b.play(legalMoves(gameOf(b))[0])
    await settle()
    expect(gameOf(a).position).toEqual(gameOf(b).position)
    a.undo()
    await settle()
    expect(gameOf(b).entries).toHaveLength(gameOf(a).entries.length)
  })

  it('lets one win when both play at the same moment', async () => {
    const { store, id, a, b } = await pair()
    const [one, other] = legalMoves(gameOf(a))
    a.play(one)
    b.play(other)
    await settle()
    expect((await store.load(id))?.moves.map(({ move }) => move)).toEqual([one])
    expect(gameOf(b).entries.map(({ move }) => move)).toEqual([parseMove(one)])
    expect(gameOf(a).position).toEqual(gameOf(b).position)
  })

  it('has its bots driven by one of them', async () => {
    const { store, saved } = await stored([BOT, BOT])
    const channel = tabs()
    const [one, two] = [channel(), channel()]
    let asked = 0
    const choose: SessionTools['choose'] = (position, level, seed) => {
      asked++
      return chooseAny(position, level, seed)
    }
    const a = await start(saved, store, { news: one, lead: leadByNews(one), choose })
    await vi.advanceTimersByTimeAsync(3)
    const b = await start(saved, store, { news: two, lead: leadByNews(two), choose })
    await vi.advanceTimersByTimeAsync(20_000)
    const { length } = gameOf(a).entries
    expect(length).toBeGreaterThan(5)
    expect(asked).toBeLessThanOrEqual(length + 1)
    expect(gameOf(b).entries.length).toBeGreaterThanOrEqual(length - 1)
    a.close()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(gameOf(b).entries.length).toBeGreaterThan(length)
  })
})

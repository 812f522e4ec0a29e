import { type Game, isOver, legalMoves, type Position, parseMove, seededRandom } from '@amyitis/engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createGame } from '../src/game/create-game.ts'
import { openGame } from '../src/game/game-in-progress.ts'
import { electByMessages, type LeaderElection } from '../src/game/leader-election.ts'
import { memoryStore } from '../src/game/memory-store.ts'
import type { SavedGame } from '../src/game/saved.ts'
import type { SeatSetting } from '../src/game/seats.ts'
import { type Session, type SessionDeps, startSession } from '../src/game/session.ts'
import type { LocalState } from '../src/game/session-state.ts'
import type { GameStore } from '../src/game/store.ts'
import type { TabChannel, TabMessage } from '../src/game/tab-channel.ts'

const ME: SeatSetting = { kind: 'human', name: 'Ada' }
const BOT: SeatSetting = { kind: 'bot', level: 'gardener' }

/** Tabs that hear each other as through a BroadcastChannel: not themselves, and asynchronously. */
function tabs(): () => TabChannel {
  const all = new Set<{ heard: (news: TabMessage) => void }>()
  return () => {
    const own = new Set<{ heard: (news: TabMessage) => void }>()
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

/** A legal move, always the same for the same position. */
async function chooseAny(position: Position, _: unknown, seed: string): Promise<string> {
  const game = { position } as Game
  const moves = legalMoves(game)
  return moves[seededRandom(seed)(moves.length)]
}

const first: LeaderElection = (_, changed) => {
  changed(true)
  return () => {}
}
const nobody: LeaderElection = () => () => {}

const open: Session<LocalState>[] = []
async function start(
  saved: SavedGame,
  store: GameStore,
  more: Partial<SessionDeps> = {},
): Promise<Session<LocalState>> {
  const found = openGame(saved)
  if (!found.ok) throw new Error('not opened')
  const session = startSession(saved, found.running, {
    store,
    channel: tabs()(),
    electLeader: first,
    choose: chooseAny,
    ponder: () => undefined,
    settings: () => ({ speed: 1, answersItself: false, ponders: true }),
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
  const saved = createGame({ seats, palace: false, seed })
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
  it('saves after every move, even in the middle of a turn', async () => {
    const { store, saved, id } = await stored([ME, ME])
    const session = await start(saved, store)
    for (let n = 1; n <= 12; n++) {
      session.play(legalMoves(gameOf(session))[0])
      await settle()
      expect((await store.load(id))?.moves).toHaveLength(n)
    }
    expect(session.get().saving).toBe('saved')
  })

  it('refuses illegal moves and does not change', async () => {
    const { store, saved } = await stored([ME, ME])
    const session = await start(saved, store)
    expect(session.play('plant d4')?.code).toBe('not-asked')
    expect(gameOf(session).entries).toHaveLength(0)
    expect(session.play(legalMoves(gameOf(session))[0], 'nonsense')?.code).toBe('not-a-move')
    expect(gameOf(session).entries).toHaveLength(0)
  })

  it('lets bots play to the end at their pace', async () => {
    const { store, saved, id } = await stored([BOT, BOT])
    const session = await start(saved, store, { settings: () => ({ speed: 1, answersItself: false, ponders: true }) })
    expect(gameOf(session).entries).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1500)
    expect(gameOf(session).entries.length).toBeGreaterThan(0)
    expect(gameOf(session).entries.length).toBeLessThan(4)
    session.hurry()
    await vi.advanceTimersByTimeAsync(2000)
    expect(isOver(gameOf(session))).toBe(true)
    expect((await store.load(id))?.head.summary.winners.length).toBeGreaterThan(0)
  })

  it('holds the bots during a recap, unless hurried', async () => {
    const { store, saved } = await stored([BOT, BOT])
    const session = await start(saved, store, { settings: () => ({ speed: 1, answersItself: false, ponders: true }) })
    session.hold(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(gameOf(session).entries).toHaveLength(0)
    session.hold(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(gameOf(session).entries.length).toBeGreaterThan(0)
    session.hold(true)
    await vi.advanceTimersByTimeAsync(5000)
    session.hurry()
    await vi.advanceTimersByTimeAsync(2000)
    expect(isOver(gameOf(session))).toBe(true)
  })

  it('waits for a click before each move of a bot if the speed is 0', async () => {
    const { store, saved } = await stored([BOT, BOT])
    const session = await start(saved, store, { settings: () => ({ speed: 0, answersItself: false, ponders: true }) })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(session.get().bot).toBe('waiting')
    expect(gameOf(session).entries).toHaveLength(0)
    session.next()
    await settle()
    expect(gameOf(session).entries).toHaveLength(1)
  })

  it('does not hurry while a person decides, nor the bots after that', async () => {
    const { store, saved } = await stored([ME, BOT])
    const session = await start(saved, store, { settings: () => ({ speed: 0, answersItself: false, ponders: true }) })
    while (gameOf(session).position.player !== 0) {
      session.next()
      await settle()
    }
    session.hurry()
    session.play('pass')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(session.get().bot).toBe('waiting')
    const before = gameOf(session).entries.length
    // While the bot pauses, it is hurried on to the person’s next decision.
    session.hurry()
    await vi.advanceTimersByTimeAsync(100)
    expect(gameOf(session).entries.length).toBeGreaterThan(before)
    expect(session.get().bot).toBe('none')
    expect(gameOf(session).position.player).toBe(0)
  })

  it('replaces a failing bot with a simpler one, and says so', async () => {
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

  it('lets the strongest bot think while a person decides, and only then', async () => {
    const pondered: { seat: number; isWanted: () => boolean }[] = []
    const ponder: SessionDeps['ponder'] = ({ player }, isWanted) => pondered.push({ seat: player, isWanted })
    const { store, saved } = await stored([ME, { ...BOT, level: 'amyitis' }])
    const session = await start(saved, store, { ponder })
    while (gameOf(session).position.player !== 0) await vi.advanceTimersByTimeAsync(2000)
    expect(pondered.at(-1)?.isWanted()).toBe(true)
    session.play('pass')
    expect(pondered.every(({ seat }) => seat === 0)).toBe(true)
    expect(pondered.some(({ isWanted }) => isWanted())).toBe(gameOf(session).position.player === 0)

    const weaker = await stored([ME, BOT])
    const silent = vi.fn()
    await start(weaker.saved, weaker.store, { ponder: silent })
    await vi.advanceTimersByTimeAsync(5000)
    expect(silent).not.toHaveBeenCalled()
  })

  it('no longer lets it think once that is switched off in the settings', async () => {
    let ponders = true
    let isWanted = () => false
    const { store, saved } = await stored([ME, { ...BOT, level: 'amyitis' }])
    const session = await start(saved, store, {
      ponder: (_, wanted) => {
        isWanted = wanted
      },
      settings: () => ({ speed: 1, answersItself: false, ponders }),
    })
    while (gameOf(session).position.player !== 0) await vi.advanceTimersByTimeAsync(2000)
    expect(isWanted()).toBe(true)
    ponders = false
    expect(isWanted()).toBe(false)
  })

  it('drops a bot’s move when its position is taken back', async () => {
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

  it('plays forced moves automatically if the settings say so', async () => {
    const { store, saved } = await stored([ME, ME], 'itself')
    const session = await start(saved, store, { settings: () => ({ speed: 1, answersItself: true, ponders: true }) })
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
    const one = channel()
    const two = channel()
    const a = await start(saved, store, { channel: one, electLeader: first })
    const b = await start(saved, store, { channel: two, electLeader: nobody })
    return { store, id, a, b }
  }

  it('stays one game: moves in one tab appear in the other', async () => {
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

  it('lets one win when both move at the same moment', async () => {
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
    const one = channel()
    const two = channel()
    let asked = 0
    const choose: SessionDeps['choose'] = (position, level, seed) => {
      asked++
      return chooseAny(position, level, seed)
    }
    const a = await start(saved, store, { channel: one, electLeader: electByMessages(one), choose })
    await vi.advanceTimersByTimeAsync(3)
    const b = await start(saved, store, { channel: two, electLeader: electByMessages(two), choose })
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

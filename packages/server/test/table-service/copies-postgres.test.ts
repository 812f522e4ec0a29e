import { botToMove, decider } from '@amyitis/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BotPool } from '../../src/bots/bot-pool.ts'
import { type Listener, listen } from '../http/live/listener.ts'
import {
  addGuest,
  createTable,
  instantBots,
  playerWith,
  seatPlayers,
  someMove,
  startServer,
  type TestPlayer,
  type TestServer,
} from '../http/test-server.ts'
import { sharedPostgres } from '../shared-postgres.ts'

let copies: readonly TestServer[]
/** Whether the first copy hangs: its bots never answer. */
let hangs = false

function poolOf(isFirst: boolean): BotPool {
  const hanging = new Set<(move: string) => void>()
  return {
    choose: async (level, position) => {
      if (isFirst && hangs) return new Promise((resolve) => hanging.add(resolve))
      return instantBots.choose(level, position)
    },
    close: async () => {
      for (const giveUp of hanging) giveUp('pass')
    },
  }
}

beforeAll(async () => {
  const url = await sharedPostgres.database()
  copies = [
    await startServer({ database: url, pool: poolOf(true) }),
    await startServer({ database: url, pool: poolOf(false) }),
  ]
}, 60_000)
afterAll(async () => {
  await Promise.all(copies.map((copy) => copy.close()))
}, 60_000)

const OPEN = { kind: 'open' } as const
const BOT = { kind: 'bot', level: 'random' } as const

/** A person plays on the first copy until the second one sends a bot's move. */
async function untilBotMoves(ada: TestPlayer, table: string, there: Listener): Promise<void> {
  for (;;) {
    const now = await ada.table(table)
    if (now.status !== 'playing') throw new Error(`the table is ${now.status}`)
    if (decider(now) === 0) await ada.command(table, now.seq, { type: 'move', move: someMove(now) })
    const next = await ada.table(table)
    if (next.undo?.seat !== 0 || botToMove(next) === undefined) continue
    const seen = there.events.length
    // The bot need not wait for a takeback.
    await ada.command(table, next.seq, { type: 'done' })
    const answers = () => there.events.slice(seen).filter((one) => one.body.type === 'moved' && one.body.bot === true)
    await there.until(() => answers().length > 0)
    return
  }
}

describe('two processes on one database', () => {
  test('commands to one reach the other, and bots move even if one hangs', async () => {
    const ada = await addGuest(copies[0].url, 'Ada')
    const table = await createTable(ada, { seats: [OPEN, BOT] })
    await seatPlayers([ada], table)
    const there = await listen(copies[1].url, table, { headers: ada.headers })
    for (let i = 0; i < 5; i++) await untilBotMoves(ada, table, there)
    hangs = true
    for (let i = 0; i < 4; i++) await untilBotMoves(ada, table, there)
    hangs = false
    const elsewhere = playerWith(copies[1].url, ada.id, ada.headers)
    const { events } = await ada.view(table)
    // The bot may have moved again meanwhile.
    expect((await elsewhere.view(table)).events.slice(0, events.length)).toEqual(events)
    expect(there.events.map(({ seq }) => seq)).toEqual(there.events.map((_, i) => i + 1))
    there.cut()
  }, 60_000)
})

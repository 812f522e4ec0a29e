import { botToMove, decider } from '@amyitis/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pool } from '../../src/bots/pool.ts'
import {
  asWith,
  guest,
  makeTable,
  type Person,
  quickPool,
  type Running,
  sitDown,
  someMove,
  startServer,
} from '../http/start.ts'
import { sharedPostgres } from '../shared-postgres.ts'
import { type Listener, listen } from '../ws/listen.ts'

let copies: readonly Running[]
/** The first copy hangs: its bots never answer. */
let hangs = false

function poolOf(isFirst: boolean): Pool {
  const hanging = new Set<(move: string) => void>()
  return {
    choose: async (level, position) => {
      if (isFirst && hangs) return new Promise((resolve) => hanging.add(resolve))
      return quickPool.choose(level, position)
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

/** A person plays at the first copy until a bot has answered, as the second copy tells. */
async function untilBotMoves(ada: Person, table: string, there: Listener): Promise<void> {
  for (;;) {
    const now = await ada.table(table)
    if (now.status !== 'playing') throw new Error(`the table is ${now.status}`)
    if (decider(now) === 0) await ada.act(table, now.seq, { type: 'move', move: someMove(now) })
    const next = await ada.table(table)
    if (next.undo?.seat !== 0 || botToMove(next) === undefined) continue
    const seen = there.events.length
    // It need not wait whether this is taken back: it is free to move now.
    await ada.act(table, next.seq, { type: 'done' })
    const answers = () => there.events.slice(seen).filter((one) => one.body.type === 'moved' && one.body.bot === true)
    await there.until(() => answers().length > 0)
    return
  }
}

describe('two copies on one database', () => {
  test('who moves at one is answered at the other, and bots move where one of them hangs', async () => {
    const ada = await guest(copies[0].url, 'Ada')
    const table = await makeTable(ada, { seats: [OPEN, BOT] })
    await sitDown([ada], table)
    const there = await listen(copies[1].url, table, { headers: ada.headers })
    for (let i = 0; i < 5; i++) await untilBotMoves(ada, table, there)
    hangs = true
    for (let i = 0; i < 4; i++) await untilBotMoves(ada, table, there)
    hangs = false
    const elsewhere = asWith(copies[1].url, ada.id, ada.headers)
    const { events } = await ada.view(table)
    // The bot may have gone on meanwhile.
    expect((await elsewhere.view(table)).events.slice(0, events.length)).toEqual(events)
    expect(there.events.map(({ seq }) => seq)).toEqual(there.events.map((_, i) => i + 1))
    there.cut()
  }, 60_000)
})

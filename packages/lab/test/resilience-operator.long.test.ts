import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Client,
  hasPython,
  type OperatorStrategy,
  playAgainstOperator,
} from '../src/resilience/attack/operator.ts'
import { isWebBuilt, startServer } from '../src/resilience/server/server-process.ts'
import { openTestDatabase, type TestDatabase } from '../src/resilience/server/test-database.ts'

let database: TestDatabase
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  if (!isWebBuilt()) return
  database = await openTestDatabase('sqlite')
  server = await startServer(database.env)
}, 60_000)
afterAll(async () => {
  await server?.kill()
  await database?.close()
})

const CASES: readonly (readonly [Client, OperatorStrategy, 1 | 2])[] = [
  ['app', 'honest', 2],
  ['app', 'forge', 2],
  ['bot.ts', 'resit', 1],
  ['bot.ts', 'forge', 2],
  ...(hasPython()
    ? ([
        ['bot.py', 'resit', 1],
        ['bot.py', 'forge', 2],
      ] as const)
    : []),
]

/** The part of `npm run resilience -- attack` with a malicious operator. */
test.runIf(isWebBuilt()).each(CASES)(
  '%s notices a malicious operator (%s, fair%i)',
  async (client, strategy, fair) => {
    const { problems } = await playAgainstOperator(server.at, database, client, strategy, fair)
    expect(problems).toEqual([])
  },
  60_000,
)

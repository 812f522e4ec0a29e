import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Client,
  hasPython,
  type OperatorStrategy,
  playAgainstOperator,
} from '../src/resilience/attack/operator.ts'
import { isWebBuilt, startServer } from '../src/resilience/server/server-process.ts'
import { openTestDatabase, type TestDatabase } from '../src/resilience/server/test-database.ts'

let data: TestDatabase
let host: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  if (!isWebBuilt()) return
  data = await openTestDatabase('sqlite')
  host = await startServer(data.env)
}, 60_000)
afterAll(async () => {
  await host?.kill()
  await data?.close()
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

/** The part of `npm run resilience -- attack` in which the operator plays and controls every connection of the victim. */
test.runIf(isWebBuilt()).each(CASES)(
  '%s notices an operator who swallows its share, grinds and comes back (%s, fair%i)',
  async (client, trick, fair) => {
    const { problems } = await playAgainstOperator(host.at, data, client, trick, fair)
    expect(problems).toEqual([])
  },
  60_000,
)

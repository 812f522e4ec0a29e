import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, hasPython, operate, type Trick } from '../src/prove/attack/operator.ts'
import { type Ground, openGround } from '../src/prove/server/ground.ts'
import { isBuilt, startHost } from '../src/prove/server/host.ts'

let data: Ground
let host: Awaited<ReturnType<typeof startHost>>

beforeAll(async () => {
  if (!isBuilt()) return
  data = await openGround('sqlite')
  host = await startHost(data.env)
}, 60_000)
afterAll(async () => {
  await host?.kill()
  await data?.close()
})

const CASES: readonly (readonly [Client, Trick, 1 | 2])[] = [
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

/** The part of `npm run prove -- attack` in which the operator plays and controls every connection of the victim. */
test.runIf(isBuilt()).each(CASES)(
  '%s notices an operator who swallows its share, grinds and comes back (%s, fair%i)',
  async (client, trick, fair) => {
    const { problems } = await operate(host.at, data, client, trick, fair)
    expect(problems).toEqual([])
  },
  60_000,
)

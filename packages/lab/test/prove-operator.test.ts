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

const CASES: readonly (readonly [Client, Trick])[] = [
  ['app', 'honest'],
  ['app', 'forge'],
  ['bot.ts', 'resit'],
  ['bot.ts', 'forge'],
  ...(hasPython()
    ? ([
        ['bot.py', 'resit'],
        ['bot.py', 'forge'],
      ] as const)
    : []),
]

/** The part of `npm run prove -- attack` in which the operator plays and controls every connection of the victim. */
test.runIf(isBuilt()).each(CASES)(
  '%s notices an operator who swallows its share, grinds and comes back (%s)',
  async (client, trick) => {
    const { problems } = await operate(host.at, data, client, trick)
    expect(problems).toEqual([])
  },
  60_000,
)

import type { Store } from '@amyitis/server/host'
import type { Given } from './options.ts'
import { MISUSE, Problem } from './problem.ts'

/** The server's code is loaded only by those commands that need it. */
const load = () => import('@amyitis/server/host')
export type Host = Awaited<ReturnType<typeof load>>

/** Works with the server's code; what the server has to complain about is one line. */
export async function withHost<Result>(run: (host: Host) => Promise<Result>): Promise<Result> {
  const host = await load()
  try {
    return await run(host)
  } catch (error) {
    if (host.isProblem(error)) throw new Problem(error.message, MISUSE)
    throw error
  }
}

/** Works with the data of a server: that of the environment, or of a folder or file. */
export const withData = <Result>(
  given: Given,
  run: (store: Store, host: Host) => Promise<Result>,
  data = given.texts.data,
): Promise<Result> =>
  withHost(async (host) => {
    const store = await host.openTools(process.env, data)
    try {
      return await run(store, host)
    } finally {
      await store.close()
    }
  })

import type { Store } from '@amyitis/server/host'
import { CommandLineError, EXIT_USAGE } from './command-line-error.ts'
import type { Arguments } from './options.ts'

/** The server's code is loaded only by those commands that need it. */
const load = () => import('@amyitis/server/host')
export type ServerModule = Awaited<ReturnType<typeof load>>

/** Works with the server's code; what the server has to complain about is one line. */
export async function withServer<Result>(run: (host: ServerModule) => Promise<Result>): Promise<Result> {
  const host = await load()
  try {
    return await run(host)
  } catch (error) {
    if (host.isOperatorError(error)) throw new CommandLineError(error.message, EXIT_USAGE)
    throw error
  }
}

/** Works with the data of a server: that of the environment, or of a folder or file. */
export const withStore = <Result>(
  given: Arguments,
  run: (store: Store, host: ServerModule) => Promise<Result>,
  data = given.values.data,
): Promise<Result> =>
  withServer(async (host) => {
    const store = await host.openAdminStore(process.env, data)
    try {
      return await run(store, host)
    } finally {
      await store.close()
    }
  })

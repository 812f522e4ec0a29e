import type { Store } from '@amyitis/server/host'
import { CommandLineError, EXIT_USAGE } from './command-line-error.ts'
import type { Arguments } from './options.ts'

/** Loaded lazily: only some commands need the server's code. */
const load = () => import('@amyitis/server/host')
export type ServerModule = Awaited<ReturnType<typeof load>>

/** Runs something with the server's code; its problems become one-line errors. */
export async function withServer<Result>(run: (server: ServerModule) => Promise<Result>): Promise<Result> {
  const server = await load()
  try {
    return await run(server)
  } catch (error) {
    if (server.isOperatorError(error)) throw new CommandLineError(error.message, EXIT_USAGE)
    throw error
  }
}

/** Runs something with the store of a server: from the environment, or from a folder or file. */
export const withStore = <Result>(
  args: Arguments,
  run: (store: Store, server: ServerModule) => Promise<Result>,
  data = args.values.data,
): Promise<Result> =>
  withServer(async (server) => {
    const store = await server.openAdminStore(process.env, data)
    try {
      return await run(store, server)
    } finally {
      await store.close()
    }
  })

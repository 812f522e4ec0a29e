import { connect, createServer, type Socket } from 'node:net'

/** How many bytes pass in each direction before a connection is cut; Infinity for never. */
export interface ByteBudget {
  readonly up: number
  readonly down: number
}

export interface FaultyProxy {
  readonly port: number
  /** New connections go to a random one of these ports. */
  setTargets(ports: readonly number[]): void
  /** How many connections have been cut. */
  cuts(): number
  close(): Promise<void>
}

/** Forwards bytes until the budget is spent, even in the middle of a message, then cuts the connection. */
function forward(from: Socket, to: Socket, budget: number, cut: () => void): void {
  let left = budget
  from.on('data', (chunk) => {
    if (chunk.length <= left) {
      left -= chunk.length
      if (!to.write(chunk)) {
        from.pause()
        to.once('drain', () => from.resume())
      }
      return
    }
    to.write(chunk.subarray(0, left), () => cut())
    left = 0
    from.pause()
  })
}

/** A proxy between clients and servers: one stable address, and connections that break at random. */
export async function startProxy(budgetOf: () => ByteBudget): Promise<FaultyProxy> {
  let targets: readonly number[] = []
  let cuts = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const target = targets[Math.floor(Math.random() * targets.length)]
    if (target === undefined) return void client.on('error', () => undefined).resetAndDestroy()
    const upstream = connect(target, '127.0.0.1')
    const ends = [client, upstream]
    const close = () => {
      for (const end of ends) end.destroy()
    }
    for (const end of ends) {
      sockets.add(end)
      end.setNoDelay(true)
      end.on('error', close)
      end.on('close', () => {
        sockets.delete(end)
        close()
      })
    }
    const cut = () => {
      if (client.destroyed) return
      cuts++
      for (const end of ends) end.resetAndDestroy()
    }
    const { up, down } = budgetOf()
    forward(client, upstream, up, cut)
    forward(upstream, client, down, cut)
    // Half-closed connections are closed: the side that ended has sent everything.
    client.on('end', () => upstream.end())
    upstream.on('end', () => client.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    setTargets: (ports) => {
      targets = ports
    },
    cuts: () => cuts,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

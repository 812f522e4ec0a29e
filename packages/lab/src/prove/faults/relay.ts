import { connect, createServer, type Socket } from 'node:net'

/** How many bytes pass in each direction before a line is cut; Infinity for never. */
export interface Budget {
  readonly up: number
  readonly down: number
}

export interface Relay {
  readonly port: number
  /** Where new lines go, one of these by chance. */
  aim(ports: readonly number[]): void
  /** How many lines have been cut. */
  cuts(): number
  close(): Promise<void>
}

/** Passes bytes on until the budget is spent, in the middle of a message if it comes to that; then nothing more. */
function pass(from: Socket, to: Socket, budget: number, cut: () => void): void {
  let left = budget
  from.on('data', (piece) => {
    if (piece.length <= left) {
      left -= piece.length
      if (!to.write(piece)) {
        from.pause()
        to.once('drain', () => from.resume())
      }
      return
    }
    to.write(piece.subarray(0, left), () => cut())
    left = 0
    from.pause()
  })
}

/** Stands between clients and servers: one address whatever becomes of them, and lines that break where they like. */
export async function startRelay(budgetOf: () => Budget): Promise<Relay> {
  let targets: readonly number[] = []
  let cuts = 0
  const lines = new Set<Socket>()
  const server = createServer((client) => {
    const target = targets[Math.floor(Math.random() * targets.length)]
    if (target === undefined) return void client.on('error', () => undefined).resetAndDestroy()
    const onward = connect(target, '127.0.0.1')
    const ends = [client, onward]
    const part = () => {
      for (const end of ends) end.destroy()
    }
    for (const end of ends) {
      lines.add(end)
      end.setNoDelay(true)
      end.on('error', part)
      end.on('close', () => {
        lines.delete(end)
        part()
      })
    }
    const cut = () => {
      if (client.destroyed) return
      cuts++
      for (const end of ends) end.resetAndDestroy()
    }
    const { up, down } = budgetOf()
    pass(client, onward, up, cut)
    pass(onward, client, down, cut)
    // Half a line is none: whoever ends it has said everything.
    client.on('end', () => onward.end())
    onward.on('end', () => client.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    aim: (ports) => {
      targets = ports
    },
    cuts: () => cuts,
    close: () =>
      new Promise((resolve) => {
        for (const line of lines) line.destroy()
        server.close(() => resolve())
      }),
  }
}

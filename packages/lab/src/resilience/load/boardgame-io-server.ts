import { createRequire } from 'node:module'
import { join } from 'node:path'

/** boardgame.io's server with its default in-memory storage and a game that accepts every move. The argument is the folder it is installed in. */

interface Peer {
  run(port: number): Promise<{ readonly appServer: { address(): { readonly port: number } } }>
}
interface Library {
  Server(options: object): Peer
}

const fromFolder = createRequire(join(process.argv[2], 'package.json'))
const { Server } = fromFolder('boardgame.io/server') as Library

const game = {
  name: 'amyitis',
  setup: () => ({ last: '' }),
  moves: { play: (_: unknown, move: string) => ({ last: move }) },
  turn: { activePlayers: { all: '' } },
  disableUndo: true,
}

const { appServer } = await Server({ games: [game], origins: [/./] }).run(0)
process.stdin.on('end', () => process.exit())
process.stdin.resume()
process.stdout.write(`at ${appServer.address().port}\n`)

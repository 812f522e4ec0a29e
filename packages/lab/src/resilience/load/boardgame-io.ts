import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openSocket, type SocketConnection } from '../clients/websocket.ts'
import type { GameClient } from './game-client.ts'
import type { MoveSource } from './move-source.ts'

export const BOARDGAME_IO = 'boardgame.io 0.50.2'
const SERVER = fileURLToPath(new URL('./boardgame-io-server.ts', import.meta.url))

export interface PeerServer {
  readonly port: number
  close(): Promise<void>
}

/** Installs it into a temporary folder and starts it; nothing is left of it once it is closed, or if it does not start. */
export async function startBoardgameIo(): Promise<PeerServer> {
  const folder = mkdtempSync(join(tmpdir(), 'amyitis-peer-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    install(folder)
    return await start(folder, remove)
  } catch (error) {
    remove()
    throw error
  }
}

function install(folder: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const wanted = BOARDGAME_IO.replace(' ', '@')
  execFileSync('npm', ['install', wanted, ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function start(folder: string, remove: () => void): Promise<PeerServer> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [SERVER, folder], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    let words = ''
    child.stdout.on('data', (piece) => {
      words += piece
      const at = /^at (\d+)$/m.exec(words)
      if (at !== null) resolve(Number(at[1]))
    })
    ended.then(() => reject(new Error(`${BOARDGAME_IO} does not start`)))
  })
  return {
    port,
    close: async () => {
      child.kill('SIGKILL')
      await ended
      remove()
    },
  }
}

/** The packets of socket.io, in its name space for the game. */
const SPACE = '/amyitis,'
const OPENED = '0'
const JOINED = `40${SPACE}`
const EVENT = `42${SPACE}`
const PING = '2'
const PONG = '3'

/** A board of boardgame.io: a move is answered when who has made it is told the new state. */
export async function openBoardgameIoClient(port: number, match: string, source: MoveSource): Promise<GameClient> {
  const lines: SocketConnection[] = []
  let state = 0
  let waiting: { readonly seat: number; readonly answered: () => void } | undefined

  function told(seat: number, words: string): void {
    const now = Number(/"_stateID":(\d+)/.exec(words)?.[1])
    if (waiting?.seat !== seat || now !== state + 1) return
    const { answered } = waiting
    waiting = undefined
    state = now
    answered()
  }

  for (const seat of [0, 1])
    await new Promise<void>((resolve, reject) => {
      const line = openSocket(
        { port, path: '/socket.io/?EIO=4&transport=websocket' },
        {
          text: (words) => {
            if (words === PING) line.send(PONG)
            else if (words.startsWith(OPENED)) line.send(JOINED)
            else if (words.startsWith(JOINED))
              line.send(`${EVENT}${JSON.stringify(['sync', match, String(seat), null, 2])}`)
            else if (words.startsWith(`${EVENT}["sync"`)) resolve()
            else if (words.startsWith(`${EVENT}["update"`)) told(seat, words)
          },
          closed: (why) => reject(new Error(`a socket has closed ${why}`)),
        },
      )
      lines.push(line)
    })
  return {
    move: (answered) => {
      if (waiting !== undefined) return 'later'
      const next = source.next()
      if (next === undefined) return 'over'
      waiting = { seat: next.seat, answered }
      const id = String(next.seat)
      const payload = { type: 'play', args: [next.move], playerID: id, credentials: null }
      lines[next.seat].send(`${EVENT}${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, state, match, id])}`)
      return 'sent'
    },
    close: () => {
      for (const line of lines) line.destroy()
    },
  }
}

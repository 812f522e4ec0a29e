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

/** Installs boardgame.io into a temporary folder and starts its server. The folder is removed when it is closed or does not start. */
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
  const specifier = BOARDGAME_IO.replace(' ', '@')
  execFileSync('npm', ['install', specifier, ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function start(folder: string, remove: () => void): Promise<PeerServer> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [SERVER, folder], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
      const at = /^at (\d+)$/m.exec(text)
      if (at !== null) resolve(Number(at[1]))
    })
    ended.then(() => reject(new Error(`${BOARDGAME_IO} did not start`)))
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

/** Packets of socket.io in the namespace of the game. */
const SPACE = '/amyitis,'
const OPENED = '0'
const JOINED = `40${SPACE}`
const EVENT = `42${SPACE}`
const PING = '2'
const PONG = '3'

/** A game on boardgame.io: a move is answered when its player receives the new state. */
export async function openBoardgameIoClient(port: number, match: string, source: MoveSource): Promise<GameClient> {
  const sockets: SocketConnection[] = []
  let state = 0
  let waiting: { readonly seat: number; readonly answered: () => void } | undefined

  function receiveState(seat: number, text: string): void {
    const now = Number(/"_stateID":(\d+)/.exec(text)?.[1])
    if (waiting?.seat !== seat || now !== state + 1) return
    const { answered } = waiting
    waiting = undefined
    state = now
    answered()
  }

  for (const seat of [0, 1])
    await new Promise<void>((resolve, reject) => {
      const socket = openSocket(
        { port, path: '/socket.io/?EIO=4&transport=websocket' },
        {
          text: (text) => {
            if (text === PING) socket.send(PONG)
            else if (text.startsWith(OPENED)) socket.send(JOINED)
            else if (text.startsWith(JOINED))
              socket.send(`${EVENT}${JSON.stringify(['sync', match, String(seat), null, 2])}`)
            else if (text.startsWith(`${EVENT}["sync"`)) resolve()
            else if (text.startsWith(`${EVENT}["update"`)) receiveState(seat, text)
          },
          closed: (why) => reject(new Error(`a socket closed ${why}`)),
        },
      )
      sockets.push(socket)
    })
  return {
    move: (answered) => {
      if (waiting !== undefined) return 'later'
      const next = source.next()
      if (next === undefined) return 'over'
      waiting = { seat: next.seat, answered }
      const id = String(next.seat)
      const payload = { type: 'play', args: [next.move], playerID: id, credentials: null }
      sockets[next.seat].send(`${EVENT}${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, state, match, id])}`)
      return 'sent'
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))
const PORT = 8590
const LOOPBACK = '127.0.0.1'

function fail(line: string): never {
  process.stderr.write(`amyitis: ${line}\n`)
  process.exit(1)
}

function portOf(given: string | undefined): number {
  if (given === undefined || given === '') return PORT
  const port = Number(given)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  return fail(`PORT is a number from 0 to 65535, not "${given}"`)
}

/** Is there somebody to look at a browser? */
function hasScreen({ CI, DISPLAY, WAYLAND_DISPLAY }: NodeJS.ProcessEnv): boolean {
  if (CI !== undefined && CI !== '') return false
  return process.platform !== 'linux' || DISPLAY !== undefined || WAYLAND_DISPLAY !== undefined
}

function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}

const host = process.env.HOST || LOOPBACK
const port = portOf(process.env.PORT)
const app = await createApp(WEB)
try {
  await app.listen({ host, port })
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') fail(`port ${port} is taken: another Amyitis runs there, or choose one with PORT=…`)
  if (code === 'EACCES') fail(`port ${port} may not be used: choose one above 1023 with PORT=…`)
  fail(code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' ? `HOST ${host} is no address of this machine` : message)
}
const address = app.server.address()
const taken = typeof address === 'object' && address !== null ? address.port : port
const url = process.env.AMYITIS_URL || `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${taken}/`
process.stdout.write(`Amyitis is at ${url}\n`)
if (hasScreen(process.env)) openBrowser(url)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    app.close().then(() => process.exit(0))
  })

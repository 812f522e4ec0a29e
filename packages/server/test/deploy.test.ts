import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { root, temporaryFolder } from '../../../test/tooling/run.ts'

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
const has = (program: string) =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'].find((folder) =>
    existsSync(join(folder, program)),
  )
const WITHOUT = (program: string) => (has(program) ? '' : `; ${program} is not on this machine to try it`)

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })

function running(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  // SIGKILL would leave the workers of nginx behind.
  onTestFinished(() => void child.kill('SIGTERM'))
  return child
}

/** Starts the server like the systemd unit, with the public address of the proxy. */
async function server(url: string): Promise<number> {
  const port = await freePort()
  const env = { PATH: process.env.PATH, PORT: String(port), AMYITIS_DATA: temporaryFolder(), AMYITIS_URL: url }
  running(process.execPath, [...process.execArgv, 'packages/server/src/main.ts'], {
    ...env,
    AMYITIS_PROXY: '127.0.0.1',
    AMYITIS_RATE: '0',
  })
  await answers(`http://127.0.0.1:${port}/healthz`)
  return port
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
    await response?.body?.cancel()
    if (response !== undefined && response.status < 500) return
    await sleep(100)
  }
  throw new Error(`${url} does not respond`)
}

/** Uses a page, the API with its cookie, an unbuffered stream and a socket through the proxy. */
async function playThrough(url: string): Promise<void> {
  const page = await fetch(`${url}/`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>Amyitis')])
  expect(page.headers.get('cross-origin-embedder-policy')).toBe('require-corp')
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect((await fetch(`${url}/metrics`)).status).toBe(403)
  const json = { 'content-type': 'application/json', origin: url }
  const entered = await fetch(`${url}/api/v1/players`, { method: 'POST', headers: json, body: '{"name":"Ann"}' })
  expect(entered.status).toBe(201)
  const cookie = entered.headers.getSetCookie()[0].split(';')[0]
  const body = JSON.stringify({ key: 'a-new-table', settings: { seats: [{ kind: 'open' }, { kind: 'open' }] } })
  const made = await fetch(`${url}/api/v1/tables`, { method: 'POST', headers: { ...json, cookie }, body })
  const { id } = (await made.json()) as { id: string }

  const stream = await fetch(`${url}/api/v1/tables/${id}/stream`)
  const first = await stream.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toMatch(/^\{"type":"hello"/)

  const address = `${url.replace('http', 'ws')}/api/v1/tables/${id}/socket`
  const socket = new WebSocket(address, { headers: { cookie, origin: url } })
  const line = await new Promise((resolve, reject) => {
    socket.once('message', (data) => resolve(String(data)))
    socket.once('error', reject)
  })
  expect(line).toMatch(/^\{"type":"hello","you":\{"player":/)
  socket.terminate()
}

/** The same configuration without certificates, on unprivileged ports. */
const plainNginx = (config: string, port: number, to: number) =>
  config
    .replace(/server \{\s*listen 80;[^}]*\}/, '')
    .replace(/listen 443 ssl http2;\n\s*listen \[::\]:443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/ssl_certificate.*\n/g, '')
    .replace('127.0.0.1:8590', `127.0.0.1:${to}`)
    // The public address in this test has a port.
    .replace('Host $host;', 'Host $http_host;')

function nginxFolder(config: string): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'sites'))
  writeFileSync(join(folder, 'sites', 'amyitis'), config)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; events {}
http { access_log off; ${paths.join(' ')} include ${folder}/sites/*; }`,
  )
  return folder
}

const nginx = join(has('nginx') ?? '', 'nginx')

test(`nginx accepts the configuration of docs/hosting.md${WITHOUT('nginx')}`, () => {
  const config = read('nginx.conf')
  expect(config).toContain('proxy_set_header Upgrade $http_upgrade;')
  // Without it the server doesn't send the opener policy.
  expect(config).toContain('proxy_set_header X-Forwarded-Proto $scheme;')
  expect(config).toContain('proxy_buffering off;')
  // nginx 1.22 of Debian 12 does not have this directive yet.
  expect(config).not.toMatch(/http2 on;/)
  if (!has('nginx') || !has('openssl')) return
  const keys = temporaryFolder()
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=amyitis.example.org'],
    ...['-keyout', join(keys, 'privkey.pem'), '-out', join(keys, 'fullchain.pem')],
  ])
  expect(made.status).toBe(0)
  const folder = nginxFolder(config.replaceAll('/etc/letsencrypt/live/amyitis.example.org', keys))
  const checked = spawnSync(nginx, ['-t', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' })
  expect(checked.stderr).toContain('syntax is ok')
})

if (has('nginx'))
  test('nginx proxies pages, the API, streams and sockets', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const folder = nginxFolder(plainNginx(read('nginx.conf'), port, await server(`${url}/`)))
    running(nginx, ['-c', join(folder, 'nginx.conf')])
    await answers(`${url}/healthz`)
    await playThrough(url)
  }, 60_000)

test(`Caddy accepts the configuration of docs/hosting.md${WITHOUT('caddy')}`, () => {
  const config = read('Caddyfile')
  expect(config).toContain('reverse_proxy 127.0.0.1:8590')
  if (!has('caddy')) return
  const env = { PATH: process.env.PATH, HOME: temporaryFolder() }
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy', 'Caddyfile')]
  const checked = spawnSync('caddy', args, { encoding: 'utf8', env })
  expect(checked.status, checked.stderr).toBe(0)
})

if (has('caddy'))
  test('Caddy proxies pages, the API, streams and sockets', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const folder = temporaryFolder()
    const site = read('Caddyfile')
      .replace('amyitis.example.org {', `http://127.0.0.1:${port} {\n\tbind 127.0.0.1`)
      .replace('127.0.0.1:8590', `127.0.0.1:${await server(`${url}/`)}`)
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
    running('caddy', args, { PATH: process.env.PATH, HOME: folder })
    await answers(`${url}/healthz`)
    await playThrough(url)
  }, 60_000)

test(`the systemd unit runs Node itself, writes only its data, and has a low exposure score${WITHOUT('systemd-analyze')}`, () => {
  const unit = read('amyitis.service')
  expect(unit).toMatch(
    /^ExecStart=\/opt\/amyitis\/node_modules\/node\/bin\/node --no-maglev packages\/server\/src\/main\.ts$/m,
  )
  expect(unit).toMatch(/^ProtectSystem=strict$/m)
  expect(unit).toMatch(/^StateDirectory=amyitis$/m)
  expect(unit).not.toMatch(/ReadWritePaths|MemoryDenyWriteExecute=yes/)
  if (!has('systemd-analyze')) return
  const file = join(root, 'deploy', 'amyitis.service')
  const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=30', '--no-pager', file], {
    encoding: 'utf8',
  })
  expect(judged.status, judged.stdout).toBe(0)
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

/** What a page may load: nothing from anywhere else, and no script that stands in the page itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const

/** Files whose name has a hash of what is in them never change. */
const LASTING = 'public, max-age=31536000, immutable'

/** The web app, from a folder that Vite has built. */
export async function createApp(web: string): Promise<FastifyInstance> {
  if (!existsSync(join(web, 'index.html'))) throw new Error(`no web app in ${web}: run "npm start", which builds it`)
  const app = Fastify()
  app.addHook('onSend', async (_, reply) => {
    reply.headers(HEADERS)
  })
  await app.register(fastifyStatic, {
    root: web,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(join(web, 'assets')) ? LASTING : 'no-cache')
    },
  })
  return app
}

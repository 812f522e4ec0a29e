import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serveAppPage, serveAssets } from './http/app-page.ts'
import { checkHost } from './http/host-header.ts'
import { rejectConnection, rejectExpectations, rejectUrl, requireHostHeader } from './http/malformed-requests.ts'
import { openerPolicy, SECURITY_HEADERS } from './http/security-headers.ts'
import { registerServer, type ServerOptions } from './server.ts'

/** For files with a content hash in their names. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

const MAX_BODY_BYTES = 64 * 1024

const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 15_000
const TIMEOUT_CHECK_INTERVAL_MS = 5000

interface AppOptions {
  /** The log level: fatal, error, warn, info, debug, trace or silent. */
  readonly log?: string
  /** Proxies whose X-Forwarded headers are trusted. */
  readonly proxy?: string | undefined
  /** Does it listen on loopback only? Then no other Host is accepted. */
  readonly loopback?: boolean
  /** As in the options of the server, where that is registered later. */
  readonly url?: string | undefined
  readonly metricsToken?: string | undefined
}

/** Query strings are not logged: they may contain the ticket of a mail link. */
const serializeRequest = ({ method, url, ip }: FastifyRequest) => ({ method, url: url.split('?')[0], ip })

/** Serves the web app from a folder built by Vite, and the API if there is a store for it. */
export async function createApp(
  web: string,
  tables?: ServerOptions,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { log = 'silent', proxy, loopback = false, url = tables?.url, metricsToken = tables?.metricsToken } = options
  if (!existsSync(join(web, 'index.html'))) throw new Error(`no web app in ${web}: run "npm start", which builds it`)
  const app = Fastify({
    logger: { level: log, serializers: { req: serializeRequest } },
    logController: new LogController({ disableRequestLogging: log !== 'debug' && log !== 'trace' }),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      requireHostHeader: false,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
    },
    clientErrorHandler: rejectConnection,
    frameworkErrors: rejectUrl,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 64 },
    ...(proxy === undefined ? {} : { trustProxy: proxy }),
  })
  rejectExpectations(app.server)
  const hosts = {
    url,
    loopback: loopback && proxy === undefined,
    metricsToken: metricsToken !== undefined,
  }
  app.addHook('onRequest', async (request) => {
    requireHostHeader(request)
    checkHost(request, hosts)
  })
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries({
      ...SECURITY_HEADERS,
      ...openerPolicy(request),
      'x-request-id': request.id,
    }))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
  await app.register(fastifyCookie)
  await app.register(fastifyStatic, {
    root: web,
    cacheControl: false,
    // The build leaves internal files there, such as .vite/manifest.json.
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(join(web, 'assets')) ? IMMUTABLE : 'no-cache')
    },
  })
  serveAppPage(app, web)
  serveAssets(app)
  if (tables !== undefined) await registerServer(app, tables)
  return app
}

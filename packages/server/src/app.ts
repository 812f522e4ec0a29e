import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { HEADERS, openerPolicy } from './http/headers.ts'
import { checkHost } from './http/host-header.ts'
import { demandHost, refuseExpectations, refuseLine, refuseUrl } from './http/unreadable.ts'
import { type ServerParts, serveTables } from './server.ts'

/** Files whose name has a hash of what is in them never change. */
const LASTING = 'public, max-age=31536000, immutable'

const MOST_BYTES = 64 * 1024

/** How long a request may take to arrive, in milliseconds. */
const REQUEST_TIME = 30_000
const HEADER_TIME = 15_000
const CHECK_TIME = 5000

interface AppOptions {
  /** What is logged: fatal, error, warn, info, debug, trace or silent. */
  readonly log?: string
  /** Whose word about the address of a request is believed. */
  readonly proxy?: string | undefined
  /** Does it listen to its own computer alone? Then it goes by no other name. */
  readonly loopback?: boolean
}

/** What is logged of a request: what follows the question mark may be a ticket of somebody's mail. */
const requestLine = ({ method, url, ip }: FastifyRequest) => ({ method, url: url.split('?')[0], ip })

/** The web app, from a folder that Vite has built; and tables, if there is where to keep them. */
export async function createApp(
  web: string,
  tables?: ServerParts,
  { log = 'silent', proxy, loopback = false }: AppOptions = {},
): Promise<FastifyInstance> {
  if (!existsSync(join(web, 'index.html'))) throw new Error(`no web app in ${web}: run "npm start", which builds it`)
  const app = Fastify({
    logger: { level: log, serializers: { req: requestLine } },
    logController: new LogController({ disableRequestLogging: log !== 'debug' && log !== 'trace' }),
    bodyLimit: MOST_BYTES,
    requestTimeout: REQUEST_TIME,
    // Who dawdles over the headers alone is shown out sooner, and whoever is late soon after.
    http: { requireHostHeader: false, headersTimeout: HEADER_TIME, connectionsCheckingInterval: CHECK_TIME },
    clientErrorHandler: refuseLine,
    frameworkErrors: refuseUrl,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 64 },
    ...(proxy === undefined ? {} : { trustProxy: proxy }),
  })
  refuseExpectations(app.server)
  const hosts = {
    url: tables?.url,
    loopback: loopback && proxy === undefined,
    metricsToken: tables?.metricsToken !== undefined,
  }
  app.addHook('onRequest', async (request) => {
    demandHost(request)
    checkHost(request, hosts)
  })
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries({ ...HEADERS, ...openerPolicy(request), 'x-request-id': request.id }))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
  await app.register(fastifyCookie)
  await app.register(fastifyStatic, {
    root: web,
    cacheControl: false,
    // The build leaves files of its own there, such as .vite/manifest.json.
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(join(web, 'assets')) ? LASTING : 'no-cache')
    },
  })
  if (tables !== undefined) await serveTables(app, tables)
  return app
}

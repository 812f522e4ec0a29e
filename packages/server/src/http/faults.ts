import { PROBLEMS, type Problem, type ProblemCode } from '@amyitis/protocol'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf, Refused } from '../refused.ts'
import { troubleOf } from '../store/trouble.ts'
import type { Route } from './ask.ts'
import { logTrouble } from './trouble-log.ts'

const MEDIA = 'application/problem+json'

function answer(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(problem.status).type(MEDIA).header('cache-control', 'no-store').send(JSON.stringify(problem))
}

/** What Fastify itself refuses, by its status. */
const BY_STATUS = new Map<number, ProblemCode>([
  [400, 'bad-request'],
  [404, 'unknown-place'],
  [405, 'bad-method'],
  [413, 'too-large'],
  [414, 'too-large'],
  [415, 'bad-media-type'],
  [429, 'too-many'],
  [431, 'too-large'],
])

/** Nobody learns more of an unexpected error than its number, by which it is found in the log. */
function unexpected(error: unknown, request: FastifyRequest): Refused {
  request.log.error({ err: error, id: request.id }, 'unexpected')
  return new Refused('internal', { detail: `error ${request.id}` })
}

export function logFault(log: FastifyBaseLogger, error: unknown, what: string): void {
  const trouble = troubleOf(error)
  if (trouble === undefined) log.error({ err: error }, what)
  else logTrouble(log, trouble)
}

/** In seconds: how long a database may take to come back, and how long somebody to make room on its disk. */
const COMEBACK = 2
const REPAIR = 30

export function refusedOf(error: unknown, request: FastifyRequest): Refused {
  if (error instanceof Refused) return error
  const trouble = troubleOf(error)
  if (trouble !== undefined) {
    logTrouble(request.server.log, trouble, request.id)
    const soon = trouble.reason === 'away' || trouble.reason === 'busy'
    return new Refused('unavailable', { again: soon ? COMEBACK : REPAIR })
  }
  const { statusCode = 500, message } = error as FastifyError
  const code = BY_STATUS.get(statusCode)
  if (code !== undefined) return new Refused(code, { detail: message })
  return statusCode < 500 ? new Refused('bad-request', { detail: message }) : unexpected(error, request)
}

/** The methods that are known at a place. */
function methodsAt(path: string, routes: readonly Route[], root: string): string[] {
  const steps = path.split('/')
  const fits = (route: Route) => {
    const wanted = `${root}${route.path}`.split('/')
    return wanted.length === steps.length && wanted.every((step, i) => step.startsWith(':') || step === steps[i])
  }
  return routes.filter(fits).map(({ method }) => method)
}

/** Every refusal is told in the same form, wherever it comes from. */
export function answerFaults(app: FastifyInstance, routes: readonly Route[], root: string): void {
  app.setErrorHandler((error, request, reply) => {
    const refused = refusedOf(error, request)
    if (PROBLEMS[refused.code] === 401) reply.header('www-authenticate', 'Bearer')
    if (refused.again !== undefined) reply.header('retry-after', String(refused.again))
    return answer(reply, problemOf(refused))
  })
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?')
    const methods = methodsAt(path, routes, root)
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    return answer(reply, problemOf(new Refused(methods.length > 0 ? 'bad-method' : 'unknown-place')))
  })
}

import { PROBLEMS, type Problem, type ProblemCode } from '@amyitis/protocol'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError, toProblem } from '../shared/problem-error.ts'
import { storeFailure } from '../store/store-failure.ts'
import { problemPage, wantsPage } from './html-page.ts'
import type { Route } from './route.ts'
import { logStoreFailure } from './store-failure-log.ts'

const PROBLEM_MEDIA_TYPE = 'application/problem+json'

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  reply.code(problem.status).header('cache-control', 'no-store')
  if (wantsPage(request)) return reply.type('text/html; charset=utf-8').send(problemPage(request, problem))
  return reply.type(PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem))
}

/** Errors of Fastify itself, by status. */
const CODE_BY_STATUS = new Map<number, ProblemCode>([
  [400, 'bad-request'],
  [404, 'unknown-place'],
  [405, 'bad-method'],
  [413, 'too-large'],
  [414, 'too-large'],
  [415, 'bad-media-type'],
  [429, 'too-many'],
  [431, 'too-large'],
])

/** The client learns only an id, under which the error is found in the log. */
function unexpectedError(error: unknown, request: FastifyRequest): ProblemError {
  request.log.error({ err: error, id: request.id }, 'unexpected error')
  return new ProblemError('internal', { detail: `error ${request.id}` })
}

export function logError(log: FastifyBaseLogger, error: unknown, message: string): void {
  const failure = storeFailure(error)
  if (failure === undefined) log.error({ err: error }, message)
  else logStoreFailure(log, failure)
}

/** For a database that restarts, and for one whose disk somebody has to free. */
const RETRY_SOON_SECONDS = 2
const RETRY_LATER_SECONDS = 30

export function toProblemError(error: unknown, request: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error
  const failure = storeFailure(error)
  if (failure !== undefined) {
    logStoreFailure(request.server.log, failure, request.id)
    const isTransient = failure.reason === 'away' || failure.reason === 'busy'
    return new ProblemError('unavailable', {
      retryAfterSeconds: isTransient ? RETRY_SOON_SECONDS : RETRY_LATER_SECONDS,
    })
  }
  const { statusCode = 500, message } = error as FastifyError
  const code = CODE_BY_STATUS.get(statusCode)
  if (code !== undefined) return new ProblemError(code, { detail: message })
  return statusCode < 500 ? new ProblemError('bad-request', { detail: message }) : unexpectedError(error, request)
}

/** The methods that are supported at a path. */
function methodsAt(path: string, routes: readonly Route[], root: string): string[] {
  const steps = path.split('/')
  const matches = (route: Route) => {
    const pattern = `${root}${route.path}`.split('/')
    return pattern.length === steps.length && pattern.every((step, i) => step.startsWith(':') || step === steps[i])
  }
  return routes.filter(matches).map(({ method }) => method)
}

/** All errors are sent as problem details (RFC 9457), wherever they come from; to a person, as a page. */
export function registerErrorHandlers(app: FastifyInstance, routes: readonly Route[], root: string): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblemError(error, request)
    if (PROBLEMS[problem.code] === 401) reply.header('www-authenticate', 'Bearer')
    if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds))
    return sendProblem(request, reply, toProblem(problem))
  })
  app.setNotFoundHandler((request, reply) => {
    const [path] = request.url.split('?')
    const methods = methodsAt(path, routes, root)
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    return sendProblem(request, reply, toProblem(new ProblemError(methods.length > 0 ? 'bad-method' : 'unknown-place')))
  })
}

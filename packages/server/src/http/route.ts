import type { ProblemCode } from '@amyitis/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { PlayerRow } from '../store/types.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a route's handler gets, fully validated. */
export interface RouteRequest<P, Q, B, W> {
  readonly params: Parsed<P>
  readonly query: Parsed<Q>
  readonly body: Parsed<B>
  /** Who sent the request. */
  readonly player: W extends 'player' ? PlayerRow : PlayerRow | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type MaybeSchema = z.ZodType | undefined
export type Access = 'anyone' | 'player'

/** A route of the API, validated and documented by the same schemas. */
export interface Route<
  P extends MaybeSchema = MaybeSchema,
  Q extends MaybeSchema = MaybeSchema,
  B extends MaybeSchema = MaybeSchema,
  A extends MaybeSchema = MaybeSchema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api/v1, as /tables/:id */
  readonly path: string
  /** One sentence for the API documentation. */
  readonly summary: string
  readonly access: Access
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** The JSON response; a media type for anything else; neither for 204. */
  readonly response?: A
  readonly mediaType?: string
  /** The shape of each line of a stream or message of a socket, and of the messages that a socket accepts. */
  readonly streams?: z.ZodType
  readonly accepts?: z.ZodType
  /** 200 unless something is created. */
  readonly status?: 200 | 201 | 204
  /** Problem codes of this route, besides the common ones. */
  readonly errors: readonly ProblemCode[]
  /** How many ordinary requests this one counts as. */
  readonly weight?: number
  /** How much of the limit on new players, tables and links it uses. */
  readonly creates?: number
  /** Can be sent as an HTML form, whose body is ignored. */
  readonly form?: true
  readonly handle: (request: RouteRequest<P, Q, B, Access>) => Promise<unknown>
}

/** Infers the types of a route. */
export function route<
  W extends Access,
  P extends MaybeSchema = undefined,
  Q extends MaybeSchema = undefined,
  B extends MaybeSchema = undefined,
  A extends MaybeSchema = undefined,
>(
  spec: Omit<Route<P, Q, B, A>, 'handle' | 'access'> & {
    readonly access: W
    readonly handle: (request: RouteRequest<P, Q, B, W>) => Promise<A extends z.ZodType ? z.input<A> : unknown>
  },
): Route {
  return spec as unknown as Route
}

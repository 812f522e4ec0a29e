import type { ProblemCode } from '@amyitis/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { PlayerRow } from '../store/store.ts'

type Out<S> = S extends z.ZodType ? z.output<S> : undefined

/** What the handler of a route gets: all of it checked. */
export interface Ask<P, Q, B, W> {
  readonly params: Out<P>
  readonly query: Out<Q>
  readonly body: Out<B>
  /** Who asks. */
  readonly player: W extends 'player' ? PlayerRow : PlayerRow | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type Some = z.ZodType | undefined
export type Who = 'anyone' | 'player'

/** A place of the API: what it takes and gives, checked and described by the same schemas. */
export interface Route<P extends Some = Some, Q extends Some = Some, B extends Some = Some, A extends Some = Some> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api/v1, as /tables/:id */
  readonly path: string
  /** One sentence for the description. */
  readonly says: string
  readonly who: Who
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** What is answered, as JSON; a media type for anything else; nothing for 204. */
  readonly answer?: A
  readonly media?: string
  /** The shape of each line or message, where the answer is a stream or a socket; and of what a socket takes. */
  readonly lines?: z.ZodType
  readonly takes?: z.ZodType
  /** 200 unless something is made. */
  readonly status?: 200 | 201 | 204
  /** What may be refused here, beside what may be anywhere. */
  readonly refuses: readonly ProblemCode[]
  /** How many requests of everyday weight this one is worth to the limits. */
  readonly weight?: number
  /** How much it takes of what one address may make in a while: players, tables, links. */
  readonly makes?: number
  /** A page may send it as a form, of which nothing is read. */
  readonly form?: true
  readonly handle: (ask: Ask<P, Q, B, Who>) => Promise<unknown>
}

/** Ties the types of a route together. */
export function route<
  W extends Who,
  P extends Some = undefined,
  Q extends Some = undefined,
  B extends Some = undefined,
  A extends Some = undefined,
>(
  spec: Omit<Route<P, Q, B, A>, 'handle' | 'who'> & {
    readonly who: W
    readonly handle: (ask: Ask<P, Q, B, W>) => Promise<A extends z.ZodType ? z.input<A> : unknown>
  },
): Route {
  return spec as unknown as Route
}

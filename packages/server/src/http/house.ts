import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Desk } from '../desk/desk.ts'
import type { Names } from '../desk/names.ts'
import type { Rooms } from '../desk/rooms.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Store } from '../store/store.ts'
import type { Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { SharedLimits } from './shared-limits.ts'

/** What routes work with. */
export interface House {
  readonly store: Store
  readonly desk: Desk
  readonly rooms: Rooms
  readonly names: Names
  readonly clock: Clock
  readonly limits: Limits
  readonly shared: SharedLimits
  readonly jobs: Jobs
  readonly metrics: Metrics
  /** The public address, if it is known; it ends with a slash. */
  readonly url: string | undefined
  /** Names follow from requests by this: only servers of this store know it. */
  readonly idKey: string
  readonly fault: (error: unknown) => void
}

/** The address of the app as this request sees it. */
export const baseOf = ({ url }: House, request: FastifyRequest): string =>
  url ?? `${request.protocol}://${request.host}/`

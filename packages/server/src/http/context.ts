import type { FastifyRequest } from 'fastify'
import type { Jobs } from '../jobs/jobs.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { SharedLimits } from '../limits/shared-limits.ts'
import type { Pairings } from '../pairing/pairing.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Clock } from '../shared/clock.ts'
import type { Store } from '../store/store.ts'
import type { PlayerNames } from '../table-service/player-names.ts'
import type { TableService } from '../table-service/table-service.ts'
import type { Metrics } from './metrics.ts'

/** What routes depend on. */
export interface AppContext {
  readonly store: Store
  readonly tables: TableService
  readonly rooms: Rooms
  readonly names: PlayerNames
  readonly pairings: Pairings
  readonly clock: Clock
  readonly limits: RateLimits
  readonly sharedLimits: SharedLimits
  readonly jobs: Jobs
  readonly metrics: Metrics
  /** The public address, if it is known; it ends with a slash. */
  readonly url: string | undefined
  /** Key from which ids are derived: only servers on this store know it. */
  readonly idKey: string
  readonly reportError: (error: unknown) => void
}

/** The address of the app as the client sees it. */
export const baseUrl = ({ url }: AppContext, request: FastifyRequest): string =>
  url ?? `${request.protocol}://${request.host}/`

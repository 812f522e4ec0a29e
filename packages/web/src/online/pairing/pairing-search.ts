import type { Pairing, PairingRequest } from '@amyitis/protocol'
import { createStore, type Store } from '../../create-store.ts'
import type { ApiProblem, Result } from '../api/client.ts'

/** A search for opponents, as this page knows it. Times are the server's; `offset` leads from this device's to them. */
export interface Search {
  readonly state: 'idle' | 'waiting' | 'found'
  readonly request: PairingRequest | undefined
  readonly waiting: Extract<Pairing, { status: 'waiting' }> | undefined
  readonly offset: number
  readonly table: string | undefined
  readonly problem: ApiProblem | undefined
}

export interface PairingSearchDeps {
  search(request: PairingRequest): Promise<Result<Pairing>>
  stop(): Promise<unknown>
  now(): number
  wait(ms: number, work: () => void): () => void
}

const INTERVAL_MS = 2000
const MAX_FAILURES = 5

const IDLE: Search = {
  state: 'idle',
  request: undefined,
  waiting: undefined,
  offset: 0,
  table: undefined,
  problem: undefined,
}

/** What is said of a search elsewhere: that it goes on, or that it has failed there. The lobby tells its failures itself. */
export function seenElsewhere(
  { state, problem }: Pick<Search, 'state' | 'problem'>,
  inLobby: boolean,
): 'searching' | 'failed' | undefined {
  if (state === 'waiting') return 'searching'
  return problem === undefined || inLobby ? undefined : 'failed'
}

export interface PairingSearch extends Pick<Store<Search>, 'get' | 'subscribe'> {
  start(request: PairingRequest): void
  cancel(): void
  /** The player goes to the table that was found: the search is over. */
  arrive(): void
  /** Continues the search that had found this table, to which somebody else did not come; once. Answers whether it does. */
  resume(table: string): boolean
}

/** Searches for opponents by asking the server every two seconds, until it has found some. */
export function createPairingSearch(deps: PairingSearchDeps): PairingSearch {
  const { get, set, subscribe } = createStore<Search>(IDLE)
  let cancelWait = () => {}
  /** Replaced with every start and cancel: late answers are for nobody. */
  let own = {}

  function start(request: PairingRequest): void {
    cancelWait()
    const mine = {}
    own = mine
    let failures = 0
    const began = deps.now()
    set({ ...IDLE, state: 'waiting', request })

    const ask = async () => {
      const answer = await deps.search(request)
      if (own !== mine) return
      if (!answer.ok) {
        failures++
        const passing = answer.code === 'no-network' || answer.code === 'unavailable'
        if (!passing || failures > MAX_FAILURES) return set({ ...IDLE, request, problem: answer.code })
      } else {
        failures = 0
        const found = answer.value
        if (found.status === 'found') return set({ ...get(), state: 'found', table: found.table })
        if (found.status === 'waiting') {
          const offset = get().waiting === undefined ? Math.max(0, found.since - began) : get().offset
          set({ ...get(), waiting: found, offset })
        }
      }
      cancelWait = deps.wait(INTERVAL_MS, () => void ask())
    }
    void ask()
  }

  return {
    get,
    subscribe,
    start,
    cancel() {
      cancelWait()
      own = {}
      const { state } = get()
      set(IDLE)
      if (state === 'waiting') void deps.stop()
    },
    arrive() {
      const { request, table } = get()
      set({ ...IDLE, request, table })
    },
    resume(from) {
      const { request, table } = get()
      if (request === undefined || table !== from) return false
      start(request)
      return true
    },
  }
}

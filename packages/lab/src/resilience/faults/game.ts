import { createHash } from 'node:crypto'
import type { BotLevel, TableEvent } from '@amyitis/protocol'
import { createGuest, createTable, type Identity, readLog } from '../clients/api-client.ts'
import { fairVersionOf } from '../clients/deal-share.ts'
import { followLog } from '../clients/log-follower.ts'
import { type PlayerBehaviour, type SimulatedPlayer, simulatePlayer } from '../clients/simulated-player.ts'
import { followStream, type StreamFollower } from '../clients/stream-follower.ts'
import { type Observation, verifyLog } from './verify-log.ts'

type BotLevelName = (typeof BotLevel)['_output']

/** Totals over all games of a run. */
export interface GameTotals {
  games: number
  events: number
  acknowledged: number
  rejected: number
  readonly problems: string[]
  /** Hashes of the verified logs by table, to check them again later. */
  readonly logs: Map<string, string>
}

export const emptyTotals = (): GameTotals => ({
  games: 0,
  events: 0,
  acknowledged: 0,
  rejected: 0,
  problems: [],
  logs: new Map(),
})

/** Reads all logs again, after more faults: have any changed? */
export async function recheckLogs(port: number, { logs, problems }: GameTotals): Promise<void> {
  for (const [id, before] of logs) {
    const now = hashOfLog(await readLog(port, id))
    if (now !== before) problems.push(`table ${id}: lost or changed after the end of the game`)
  }
}

const hashOfLog = (log: readonly TableEvent[]) => createHash('sha256').update(JSON.stringify(log)).digest('hex')

const STALL_TIMEOUT_MS = 60_000

const TABLE_SETTINGS: readonly {
  readonly humans: number
  readonly bots: readonly BotLevelName[]
  readonly palace: boolean
}[] = [
  { humans: 2, bots: [], palace: false },
  { humans: 1, bots: ['random'], palace: true },
  { humans: 3, bots: [], palace: true },
  { humans: 2, bots: ['gardener'], palace: false },
  { humans: 2, bots: ['random', 'random'], palace: false },
]

const observationOf = (name: string, { identity, follower, commands }: SimulatedPlayer): Observation => ({
  name,
  events: follower.events,
  problems: follower.problems,
  player: identity.id,
  commands,
})

/**
 * Plays a whole game of simulated players and bots with a spectator and a stream reader. Then compares what each of them
 * received with the log as it is read on `reliablePort`, where no connection is cut. `uptime` is for how many milliseconds a
 * server has been listening so far.
 */
export async function playWholeGame(
  port: number,
  reliablePort: number,
  number: number,
  behaviour: PlayerBehaviour,
  totals: GameTotals,
  uptime = () => performance.now(),
): Promise<void> {
  const { humans, bots, palace } = TABLE_SETTINGS[number % TABLE_SETTINGS.length]
  const names = Array.from({ length: humans }, (_, i) => `Player ${i + 1}`)
  const identities: Identity[] = await Promise.all(names.map((name) => createGuest(port, name)))
  const open = names.map(() => ({ kind: 'open' }))
  const settings = { seats: [...open, ...bots.map((level) => ({ kind: 'bot', level }))], palace }
  const id = await createTable(port, identities[0], settings, fairVersionOf(number))
  const players = identities.map((identity) => simulatePlayer(port, id, identity, behaviour))
  const spectator = spectate(port, id)
  const reader = followStream(port, id)
  const all = Promise.all([...players.map(({ done }) => done), spectator.done, reader.done])
  const followed = [...players.map(({ follower }) => follower), spectator, reader]
  const watchdog = watchForStall(followed, uptime)
  await Promise.race([all, watchdog.triggered])
  watchdog.close()
  const log = await readLog(reliablePort, id)
  for (const { follower } of players) follower.close()
  spectator.close()
  reader.close()
  const observations: Observation[] = [
    ...players.map((player, i) => observationOf(names[i], player)),
    { name: 'spectator', events: spectator.events, problems: spectator.problems },
    { name: 'reader', events: reader.events, problems: reader.problems },
  ]
  const commands = players.flatMap((player) => player.commands)
  totals.games++
  totals.events += log.length
  totals.acknowledged += commands.filter(({ seq }) => seq !== undefined).length
  totals.rejected += commands.filter(({ rejected }) => rejected !== undefined).length
  totals.logs.set(id, hashOfLog(log))
  totals.problems.push(...verifyLog(log, observations).map((problem) => `table ${id}: ${problem}`))
}

const STALL_CHECK_INTERVAL_MS = 200

/** How many events each follower has, and the last one. */
const describeProgress = (followed: readonly Pick<StreamFollower, 'events'>[]) =>
  followed.map(({ events }) => `${events.length} ${JSON.stringify(events.at(-1)?.body)}`).join('; ')

/** Triggers when a follower reports a problem, or when no event arrives any more. */
function watchForStall(followed: readonly Pick<StreamFollower, 'events' | 'problems'>[], uptime: () => number) {
  const count = () => followed.reduce((sum, { events }) => sum + events.length, 0)
  let last = 0
  let since = uptime()
  let timer: NodeJS.Timeout | undefined
  const triggered = new Promise<void>((resolve) => {
    timer = setInterval(() => {
      const now = count()
      if (now !== last) {
        last = now
        since = uptime()
      }
      if (uptime() - since > STALL_TIMEOUT_MS)
        followed[0].problems.push(
          `no event has arrived for ${STALL_TIMEOUT_MS / 1000} s: ${describeProgress(followed)}`,
        )
      if (followed.some(({ problems }) => problems.length > 0)) resolve()
    }, STALL_CHECK_INTERVAL_MS)
  })
  return { triggered, close: () => clearInterval(timer) }
}

/** A spectator, until the game is over. */
function spectate(port: number, id: string) {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  const follower = followLog(
    { port, table: id },
    {
      changed: () => {
        if (follower.problems.length > 0 || follower.table()?.status === 'over') finish()
      },
    },
  )
  return { ...follower, done }
}

import { createHash } from 'node:crypto'
import type { BotLevel, TableEvent } from '@amyitis/protocol'
import { createGuest, createTable, type Identity, readLog } from '../clients/api-client.ts'
import { fairVersionOf } from '../clients/deal-share.ts'
import { followLog } from '../clients/log-follower.ts'
import { type PlayerBehaviour, type SimulatedPlayer, simulatePlayer } from '../clients/simulated-player.ts'
import { followStream, type StreamFollower } from '../clients/stream-follower.ts'
import { type Observation, verifyLog } from './verify-log.ts'

type BotLevelName = (typeof BotLevel)['_output']

/** What the games of a proof have come to. */
export interface GameTotals {
  games: number
  events: number
  acknowledged: number
  rejected: number
  readonly problems: string[]
  /** The logs of the games that were found right, for who looks again later. */
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

/** Looks once more at all games, when more has happened to the server: are the logs what they were? */
export async function recheckLogs(port: number, { logs, problems }: GameTotals): Promise<void> {
  for (const [id, before] of logs) {
    const now = hashOfLog(await readLog(port, id))
    if (now !== before) problems.push(`table ${id}: lost or changed after the end of the game`)
  }
}

const hashOfLog = (log: readonly TableEvent[]) => createHash('sha256').update(JSON.stringify(log)).digest('hex')

/** Nobody waits that long at a table while a server listens. */
const STALL_TIMEOUT_MS = 60_000

const TABLE_SETTINGS: readonly {
  readonly people: number
  readonly bots: readonly BotLevelName[]
  readonly palace: boolean
}[] = [
  { people: 2, bots: [], palace: false },
  { people: 1, bots: ['random'], palace: true },
  { people: 3, bots: [], palace: true },
  { people: 2, bots: ['gardener'], palace: false },
  { people: 2, bots: ['random', 'random'], palace: false },
]

const observationOf = (name: string, { identity, follower, commands }: SimulatedPlayer): Observation => ({
  name,
  events: follower.events,
  problems: follower.problems,
  player: identity.id,
  commands,
})

/**
 * A whole game of people and bots with onlookers, from the first seat to the comparison of what everybody knows with what is
 * read at `quiet`, where no line is cut. `listened` says for how long a server has listened so far, in milliseconds.
 */
export async function playWholeGame(
  port: number,
  quiet: number,
  number: number,
  habits: PlayerBehaviour,
  sum: GameTotals,
  listened = () => performance.now(),
): Promise<void> {
  const { people, bots, palace } = TABLE_SETTINGS[number % TABLE_SETTINGS.length]
  const names = Array.from({ length: people }, (_, i) => `Person ${i + 1}`)
  const identities: Identity[] = await Promise.all(names.map((name) => createGuest(port, name)))
  const open = names.map(() => ({ kind: 'open' }))
  const settings = { seats: [...open, ...bots.map((level) => ({ kind: 'bot', level }))], palace }
  const id = await createTable(port, identities[0], settings, fairVersionOf(number))
  const persons = identities.map((identity) => simulatePlayer(port, id, identity, habits))
  const spectator = spectate(port, id)
  const reader = followStream(port, id)
  const all = Promise.all([...persons.map(({ done }) => done), spectator.done, reader.done])
  const followed = [...persons.map(({ follower }) => follower), spectator, reader]
  const guard = watchForStall(followed, listened)
  await Promise.race([all, guard.trouble])
  guard.close()
  const log = await readLog(quiet, id)
  for (const { follower } of persons) follower.close()
  spectator.close()
  reader.close()
  const witnesses: Observation[] = [
    ...persons.map((person, i) => observationOf(names[i], person)),
    { name: 'spectator', events: spectator.events, problems: spectator.problems },
    { name: 'reader', events: reader.events, problems: reader.problems },
  ]
  const wishes = persons.flatMap((person) => person.commands)
  sum.games++
  sum.events += log.length
  sum.acknowledged += wishes.filter(({ seq }) => seq !== undefined).length
  sum.rejected += wishes.filter(({ rejected }) => rejected !== undefined).length
  sum.logs.set(id, hashOfLog(log))
  sum.problems.push(...verifyLog(log, witnesses).map((problem) => `table ${id}: ${problem}`))
}

const STALL_CHECK_INTERVAL_MS = 200

/** How far everybody is, and what was told last. */
const describeProgress = (followed: readonly Pick<StreamFollower, 'events'>[]) =>
  followed.map(({ events }) => `${events.length} ${JSON.stringify(events.at(-1)?.body)}`).join('; ')

/** Finds out when something is wrong, or when nothing happens any more. */
function watchForStall(followed: readonly Pick<StreamFollower, 'events' | 'problems'>[], listened: () => number) {
  const count = () => followed.reduce((sum, { events }) => sum + events.length, 0)
  let [last, since] = [0, listened()]
  let look: NodeJS.Timeout | undefined
  const trouble = new Promise<void>((resolve) => {
    look = setInterval(() => {
      const [now, at] = [count(), listened()]
      if (now !== last) [last, since] = [now, at]
      if (at - since > STALL_TIMEOUT_MS)
        followed[0].problems.push(
          `nothing has happened for ${STALL_TIMEOUT_MS / 1000} s: ${describeProgress(followed)}`,
        )
      if (followed.some(({ problems }) => problems.length > 0)) resolve()
    }, STALL_CHECK_INTERVAL_MS)
  })
  return { trouble, close: () => clearInterval(look) }
}

/** Somebody without a seat, until the game is over. */
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

import { createHash } from 'node:crypto'
import type { BotLevel, TableEvent } from '@amyitis/protocol'
import { type Identity, newGuest, newTable, readLog } from '../wire/api.ts'
import { fairVersionOf } from '../wire/shares.ts'
import { checkTable, type Witness } from './check.ts'
import { follow } from './follower.ts'
import { type Habits, type Person, sitAndPlay } from './person.ts'
import { type Reader, readStream } from './reader.ts'

type Level = (typeof BotLevel)['_output']

/** What the games of a proof have come to. */
export interface Sum {
  games: number
  events: number
  promised: number
  refused: number
  readonly problems: string[]
  /** The logs of the games that were found right, for who looks again later. */
  readonly logs: Map<string, string>
}

export const emptySum = (): Sum => ({ games: 0, events: 0, promised: 0, refused: 0, problems: [], logs: new Map() })

/** Looks once more at all games, when more has happened to the server: are the logs what they were? */
export async function lookAgain(port: number, { logs, problems }: Sum): Promise<void> {
  for (const [id, before] of logs) {
    const now = digestOf(await readLog(port, id))
    if (now !== before) problems.push(`table ${id}: lost or changed after the end of the game`)
  }
}

const digestOf = (log: readonly TableEvent[]) => createHash('sha256').update(JSON.stringify(log)).digest('hex')

/** Nobody waits that long at a table while a server listens. */
const STALLED = 60_000

const SHAPES: readonly { readonly people: number; readonly bots: readonly Level[]; readonly palace: boolean }[] = [
  { people: 2, bots: [], palace: false },
  { people: 1, bots: ['random'], palace: true },
  { people: 3, bots: [], palace: true },
  { people: 2, bots: ['gardener'], palace: false },
  { people: 2, bots: ['random', 'random'], palace: false },
]

const witnessOf = (name: string, { identity, follower, wishes }: Person): Witness => ({
  name,
  events: follower.events,
  problems: follower.problems,
  player: identity.id,
  wishes,
})

/**
 * A whole game of people and bots with onlookers, from the first seat to the comparison of what everybody knows with what is
 * read at `quiet`, where no line is cut. `listened` says for how long a server has listened so far, in milliseconds.
 */
export async function playOneGame(
  port: number,
  quiet: number,
  number: number,
  habits: Habits,
  sum: Sum,
  listened = () => performance.now(),
): Promise<void> {
  const { people, bots, palace } = SHAPES[number % SHAPES.length]
  const names = Array.from({ length: people }, (_, i) => `Person ${i + 1}`)
  const identities: Identity[] = await Promise.all(names.map((name) => newGuest(port, name)))
  const open = names.map(() => ({ kind: 'open' }))
  const settings = { seats: [...open, ...bots.map((level) => ({ kind: 'bot', level }))], palace }
  const id = await newTable(port, identities[0], settings, fairVersionOf(number))
  const persons = identities.map((identity) => sitAndPlay(port, id, identity, habits))
  const spectator = watch(port, id)
  const reader = readStream(port, id)
  const all = Promise.all([...persons.map(({ done }) => done), spectator.done, reader.done])
  const followed = [...persons.map(({ follower }) => follower), spectator, reader]
  const guard = watchOver(followed, listened)
  await Promise.race([all, guard.trouble])
  guard.close()
  const log = await readLog(quiet, id)
  for (const { follower } of persons) follower.close()
  spectator.close()
  reader.close()
  const witnesses: Witness[] = [
    ...persons.map((person, i) => witnessOf(names[i], person)),
    { name: 'spectator', events: spectator.events, problems: spectator.problems },
    { name: 'reader', events: reader.events, problems: reader.problems },
  ]
  const wishes = persons.flatMap((person) => person.wishes)
  sum.games++
  sum.events += log.length
  sum.promised += wishes.filter(({ seq }) => seq !== undefined).length
  sum.refused += wishes.filter(({ refused }) => refused !== undefined).length
  sum.logs.set(id, digestOf(log))
  sum.problems.push(...checkTable(log, witnesses).map((problem) => `table ${id}: ${problem}`))
}

const LOOK = 200

/** How far everybody is, and what was told last. */
const tailOf = (followed: readonly Pick<Reader, 'events'>[]) =>
  followed.map(({ events }) => `${events.length} ${JSON.stringify(events.at(-1)?.body)}`).join('; ')

/** Finds out when something is wrong, or when nothing happens any more. */
function watchOver(followed: readonly Pick<Reader, 'events' | 'problems'>[], listened: () => number) {
  const count = () => followed.reduce((sum, { events }) => sum + events.length, 0)
  let [last, since] = [0, listened()]
  let look: NodeJS.Timeout | undefined
  const trouble = new Promise<void>((resolve) => {
    look = setInterval(() => {
      const [now, at] = [count(), listened()]
      if (now !== last) [last, since] = [now, at]
      if (at - since > STALLED)
        followed[0].problems.push(`nothing has happened for ${STALLED / 1000} s: ${tailOf(followed)}`)
      if (followed.some(({ problems }) => problems.length > 0)) resolve()
    }, LOOK)
  })
  return { trouble, close: () => clearInterval(look) }
}

/** Somebody without a seat, until the game is over. */
function watch(port: number, id: string) {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  const follower = follow(
    { port, table: id },
    {
      stirred: () => {
        if (follower.problems.length > 0 || follower.table()?.status === 'over') finish()
      },
    },
  )
  return { ...follower, done }
}

import { legalMoves, type Random } from '@amyitis/engine'
import { hashOfShare } from '@amyitis/fair'
import type { Act } from '@amyitis/protocol'
import { decider, isFull, seatOf, type Table } from '@amyitis/tables'
import { checkTable } from '../faults/check.ts'
import { type Follower, follow } from '../faults/follower.ts'
import { type Habits, sitAndPlay } from '../faults/person.ts'
import { newGuest, newKey, newTable, readLog } from '../wire/api.ts'
import { pick } from './nasty.ts'
import type { Verdict } from './verdict.ts'

const SHARE = '7'.repeat(32)

/** What only the other one, or only the host, may do now. */
function trick(table: Table, random: Random): Act {
  const entries = table.game?.entries.length ?? 0
  const moves = table.game === undefined ? [] : legalMoves(table.game)
  const tricks: readonly Act[] = [
    { type: 'move', move: moves.length === 0 ? 'pass' : pick(random, moves) },
    { type: 'move', move: 'pass' },
    { type: 'undo', to: random(entries + 1) },
    { type: 'done' },
    { type: 'answer', agrees: true },
    { type: 'vote', about: random(2) },
    { type: 'unseat', seat: 0 },
    { type: 'plan', seat: 0, plan: { kind: 'bot', level: 'random' } },
    { type: 'sit', seat: 0, commit: hashOfShare(SHARE) },
    { type: 'stand' },
    { type: 'start' },
    { type: 'close' },
    { type: 'return' },
    { type: 'reveal', added: SHARE },
  ]
  return pick(random, tricks)
}

/** What is right to do now, so that the game goes on. */
function duty(table: Table, seat: number, random: Random): Act | undefined {
  if (table.status === 'open') {
    if (table.seats[seat]?.commit === undefined) return { type: 'sit', commit: hashOfShare(SHARE) }
    return isFull(table) && table.seats[seat].added === undefined ? { type: 'reveal', added: SHARE } : undefined
  }
  if (table.game === undefined || decider(table) !== seat) return undefined
  return { type: 'move', move: pick(random, legalMoves(table.game)) }
}

/** A game in which the second player tries at every event to act for the first. Answers how many tricks were tried. */
export async function playWithCheat(port: number, habits: Habits, random: Random, verdict: Verdict): Promise<number> {
  const [honest, mallory] = [await newGuest(port, 'Honest'), await newGuest(port, 'Mallory')]
  const id = await newTable(port, honest, { seats: [{ kind: 'open' }, { kind: 'open' }] })
  const person = sitAndPlay(port, id, honest, habits)
  const { cookie } = mallory
  let tricks = 0
  const send = (cheat: Follower, act: Act, table: Table) =>
    cheat.send(JSON.stringify({ type: 'act', key: newKey(), after: table.seq, act }))
  const cheat = follow(
    { port, table: id, cookie },
    {
      stirred: () => {
        const table = cheat.table()
        if (table === undefined || table.status === 'over' || !cheat.upToDate()) return
        const seat = seatOf(table, mallory.id)
        const waits = seat >= 0 && decider(table) !== seat && table.undo?.seat !== seat
        // Before there is a game, standing up and the like are nobody's harm, but would keep it from beginning.
        for (let i = random(3); table.status === 'playing' && waits && i > 0; i--) {
          tricks++
          send(cheat, trick(table, random), table)
        }
        const act = seat < 0 && table.seats[0].player === undefined ? undefined : duty(table, seat, random)
        if (act !== undefined) send(cheat, act, table)
      },
    },
  )
  await person.done
  const log = await readLog(port, id, cookie)
  const { follower, wishes } = person
  const witness = { name: 'the honest player', events: follower.events, problems: follower.problems }
  for (const problem of checkTable(log, [{ ...witness, player: honest.id, wishes }]))
    verdict.problem(`table ${id}: ${problem}`)
  follower.close()
  cheat.close()
  return tricks
}

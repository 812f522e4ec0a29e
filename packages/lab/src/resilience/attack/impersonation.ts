import { legalMoves, type Random } from '@amyitis/engine'
import { hashOfShare } from '@amyitis/fair'
import type { Command } from '@amyitis/protocol'
import { decider, isFull, seatOf, type Table } from '@amyitis/tables'
import { createGuest, createTable, newKey, readLog } from '../clients/api-client.ts'
import { followLog, type LogFollower } from '../clients/log-follower.ts'
import { type PlayerBehaviour, simulatePlayer } from '../clients/simulated-player.ts'
import { verifyLog } from '../faults/verify-log.ts'
import type { Findings } from './findings.ts'
import { pick } from './odd-values.ts'

const SHARE = '7'.repeat(32)

/** A command that only the other player or the host may send now. */
function forbiddenCommand(table: Table, random: Random): Command {
  const entries = table.game?.entries.length ?? 0
  const moves = table.game === undefined ? [] : legalMoves(table.game)
  const attempts: readonly Command[] = [
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
  return pick(random, attempts)
}

/** The command that is due, so that the game goes on. */
function regularCommand(table: Table, seat: number, random: Random): Command | undefined {
  if (table.status === 'open') {
    if (table.seats[seat]?.commit === undefined) return { type: 'sit', commit: hashOfShare(SHARE) }
    return isFull(table) && table.seats[seat].added === undefined ? { type: 'reveal', added: SHARE } : undefined
  }
  if (table.game === undefined || decider(table) !== seat) return undefined
  return { type: 'move', move: pick(random, legalMoves(table.game)) }
}

/** A game in which the second player keeps trying to act for the first. Returns how many attempts were made. */
export async function playAgainstImpersonator(
  port: number,
  behaviour: PlayerBehaviour,
  random: Random,
  findings: Findings,
): Promise<number> {
  const honest = await createGuest(port, 'Honest')
  const mallory = await createGuest(port, 'Mallory')
  const id = await createTable(port, honest, { seats: [{ kind: 'open' }, { kind: 'open' }] })
  const player = simulatePlayer(port, id, honest, behaviour)
  const { cookie } = mallory
  let attempts = 0
  const send = (impersonator: LogFollower, act: Command, table: Table) =>
    impersonator.send(JSON.stringify({ type: 'act', key: newKey(), after: table.seq, act }))
  const impersonator = followLog(
    { port, table: id, cookie },
    {
      changed: () => {
        const table = impersonator.table()
        if (table === undefined || table.status === 'over' || !impersonator.upToDate()) return
        const seat = seatOf(table, mallory.id)
        const mustWait = seat >= 0 && decider(table) !== seat && table.undo?.seat !== seat
        // Before the game starts, such commands harm nobody but would keep it from starting.
        for (let i = random(3); table.status === 'playing' && mustWait && i > 0; i--) {
          attempts++
          send(impersonator, forbiddenCommand(table, random), table)
        }
        const act = seat < 0 && table.seats[0].player === undefined ? undefined : regularCommand(table, seat, random)
        if (act !== undefined) send(impersonator, act, table)
      },
    },
  )
  await player.done
  const log = await readLog(port, id, cookie)
  const { follower, commands } = player
  const observation = { name: 'the honest player', events: follower.events, problems: follower.problems }
  for (const problem of verifyLog(log, [{ ...observation, player: honest.id, commands }]))
    findings.report(`table ${id}: ${problem}`)
  follower.close()
  impersonator.close()
  return attempts
}

import { legalMoves, seededRandom } from '@amyitis/engine'
import { chainValue, hashOfSecret } from '@amyitis/fair'
import type { Command, TableEvent } from '@amyitis/protocol'
import { awaited, type CommandContext, decider, execute, fold, nextRound, type Table } from '@amyitis/tables'
import { tableSettings } from '../../../test/support/settings.ts'
import { dealShare, type FairVersion } from '../src/resilience/clients/deal-share.ts'
import type { SentCommand } from '../src/resilience/clients/simulated-player.ts'
import type { Observation } from '../src/resilience/faults/verify-log.ts'

const PEOPLE = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']
const ROOTS = ['01'.repeat(32), '02'.repeat(32)]
const TABLE = 'cccccccccccccccc'
const SETTINGS = tableSettings({ standIn: 'engineer' })
const context: CommandContext = { now: 1, secret: 'ab'.repeat(32), invites: () => false }

/** A whole game, with the acknowledged commands of both players. */
export interface CheckedGame {
  readonly log: TableEvent[]
  readonly commands: SentCommand[][]
}

export function playChecked(fair: FairVersion): CheckedGame {
  const log: TableEvent[] = []
  const commands: SentCommand[][] = [[], []]
  const shares = ROOTS.map((root) => dealShare(TABLE, fair, root))
  let table: Table | undefined
  const write = (body: TableEvent['body']) => {
    const event = { seq: log.length + 1, at: 1, body }
    log.push(event)
    table = fold(table, event)
  }
  const now = () => table as Table
  const send = (who: number, command: Command) => {
    const after = log.length
    const result = execute(now(), PEOPLE[who], after, command, context)
    if (!result.ok) throw new Error(result.code)
    result.events.forEach(write)
    commands[who].push({ key: `key-${after}`, after, command, seq: log.length })
  }
  const secretHash = fair === 2 ? chainValue(TABLE, context.secret, 0) : hashOfSecret(context.secret)
  const version = fair === 2 ? { fair } : {}
  write({ type: 'created', table: TABLE, host: PEOPLE[0], settings: SETTINGS, secretHash, ...version })
  for (const who of [0, 1]) send(who, { type: 'sit', commit: shares[who].commit })
  for (const who of [0, 1]) send(who, { type: 'reveal', added: shares[who].valueFor(1) })
  const random = seededRandom('check')
  while (now().status === 'playing') {
    const who = decider(now())
    const { game } = now()
    if (game !== undefined && who !== undefined) {
      const moves = legalMoves(game)
      send(who, { type: 'move', move: moves[random(moves.length)] })
    }
    for (const one of awaited(now())) {
      const round = nextRound(now())
      send(one, { type: 'share', round, added: shares[one].valueFor(round) })
    }
  }
  return { log, commands }
}

export const witnessesOf = ({ log, commands }: CheckedGame, change: Partial<Observation> = {}): Observation[] =>
  PEOPLE.map((player, i) => ({
    name: player,
    player,
    events: log,
    commands: commands[i],
    problems: [],
    ...(i === 0 ? change : {}),
  }))

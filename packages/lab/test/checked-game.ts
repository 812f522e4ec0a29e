import { legalMoves, seededRandom } from '@amyitis/engine'
import { chainValue, hashOfSecret } from '@amyitis/fair'
import type { Act, TableEvent } from '@amyitis/protocol'
import { act, awaited, decider, fold, type Ground, nextRound, type Table } from '@amyitis/tables'
import type { Witness } from '../src/prove/faults/check.ts'
import type { Wish } from '../src/prove/faults/person.ts'
import { dealShare, type FairVersion } from '../src/prove/wire/shares.ts'

const PEOPLE = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']
const ROOTS = ['01'.repeat(32), '02'.repeat(32)]
const TABLE = 'cccccccccccccccc'
const SETTINGS = {
  seats: [{ kind: 'open' as const }, { kind: 'open' as const }],
  palace: false,
  edition: 'standard' as const,
  clock: { kind: 'none' as const },
  public: false,
  spectators: true,
  standIn: 'engineer' as const,
  rated: false,
}
const ground: Ground = { now: 1, secret: 'ab'.repeat(32), invites: () => false }

/** A whole game, and what each of the two was promised. */
export interface CheckedGame {
  readonly log: TableEvent[]
  readonly wishes: Wish[][]
}

export function playChecked(fair: FairVersion): CheckedGame {
  const log: TableEvent[] = []
  const wishes: Wish[][] = [[], []]
  const shares = ROOTS.map((root) => dealShare(TABLE, fair, root))
  let table: Table | undefined
  const write = (body: TableEvent['body']) => {
    const event = { seq: log.length + 1, at: 1, body }
    log.push(event)
    table = fold(table, event)
  }
  const now = () => table as Table
  const wish = (who: number, wanted: Act) => {
    const after = log.length
    const answer = act(now(), PEOPLE[who], after, wanted, ground)
    if (!answer.ok) throw new Error(answer.code)
    answer.events.forEach(write)
    wishes[who].push({ key: `key-${after}`, after, act: wanted, seq: log.length })
  }
  const secretHash = fair === 2 ? chainValue(TABLE, ground.secret, 0) : hashOfSecret(ground.secret)
  const version = fair === 2 ? { fair } : {}
  write({ type: 'created', table: TABLE, host: PEOPLE[0], settings: SETTINGS, secretHash, ...version })
  for (const who of [0, 1]) wish(who, { type: 'sit', commit: shares[who].commit })
  for (const who of [0, 1]) wish(who, { type: 'reveal', added: shares[who].valueFor(1) })
  const random = seededRandom('check')
  while (now().status === 'playing') {
    const who = decider(now())
    const { game } = now()
    if (game !== undefined && who !== undefined) {
      const moves = legalMoves(game)
      wish(who, { type: 'move', move: moves[random(moves.length)] })
    }
    for (const one of awaited(now())) {
      const round = nextRound(now())
      wish(one, { type: 'share', round, added: shares[one].valueFor(round) })
    }
  }
  return { log, wishes }
}

export const witnessesOf = ({ log, wishes }: CheckedGame, change: Partial<Witness> = {}): Witness[] =>
  PEOPLE.map((player, i) => ({
    name: player,
    player,
    events: log,
    wishes: wishes[i],
    problems: [],
    ...(i === 0 ? change : {}),
  }))

import { legalMoves } from '@amyitis/engine'
import { chainValue, hashOfSecret, hashOfShare } from '@amyitis/fair'
import { type Command, EventBody, type Settings, type TableEvent } from '@amyitis/protocol'
import { tableSettings } from '../../../test/support/settings.ts'
import {
  botToMove,
  type CommandResult,
  decider,
  erasePlayer,
  execute,
  expireClocks,
  expireWaiting,
  fold,
  offerSeat,
  playBotMove,
  type Table,
} from '../src/index.ts'

export const SECRET = '5e'.repeat(32)
export const PEOPLE = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', 'cccccccccccccccc', 'dddddddddddddddd'] as const
export const [ADA, BELA, CARL] = PEOPLE
export const ADDED = ['0a'.repeat(16), '0b'.repeat(16), '0c'.repeat(16), '0d'.repeat(16)] as const
const TABLE = 'tttttttttttttttt'
const shareOf = (player: string) => ADDED[(PEOPLE as readonly string[]).indexOf(player)]
export const START = Date.UTC(2026, 0, 15, 12)

const settingsOf = (change: Partial<Settings> = {}) => tableSettings({ standIn: 'engineer', ...change })

/** A table with its log and a clock that the test controls. */
export class TableLog {
  readonly events: TableEvent[] = []
  table: Table
  now = START
  /** The players who are looking at the table. */
  readonly looking = new Set<string>()
  /** When the others last looked. */
  readonly looked = new Map<string, number>()

  private readonly fair: 2 | undefined

  /** With `fair` 2 deals come from chains. */
  constructor(
    change: Partial<Settings> = {},
    fair?: 2,
    more: Pick<Extract<EventBody, { type: 'created' }>, 'reserved' | 'until' | 'paired'> = {},
  ) {
    this.fair = fair
    const settings = settingsOf(change)
    const body = {
      type: 'created',
      table: TABLE,
      host: ADA,
      settings,
      secretHash: fair === 2 ? chainValue(TABLE, SECRET, 0) : hashOfSecret(SECRET),
      ...(fair === 2 ? { fair } : {}),
      ...more,
    } as const
    const first = { seq: 1, at: this.now, body }
    this.events.push(first)
    this.table = fold(undefined, first)
  }

  context() {
    return {
      now: this.now,
      secret: SECRET,
      invites: (_: number, word: string | undefined) => word === 'please',
      lookedAt: (player: string) => (this.looking.has(player) ? this.now : this.looked.get(player)),
    }
  }

  /** Appends the events of a result; returns their types, or the code of a rejection. */
  private write(answer: CommandResult): string {
    if (!answer.ok) return answer.code
    for (const body of answer.events) {
      const event = { seq: this.table.seq + 1, at: this.now, body }
      // Every event must round-trip through its schema.
      if (JSON.stringify(EventBody.parse(body)) !== JSON.stringify(body))
        throw new Error(`${body.type} does not round-trip`)
      this.events.push(event)
      this.table = fold(this.table, event)
    }
    return answer.events.map(({ type }) => type).join(' ')
  }

  execute(player: string, command: Command, after = this.table.seq): string {
    return this.write(execute(this.table, player, after, command, this.context()))
  }

  bot(move: string): string {
    return this.write(playBotMove(this.table, move, this.context()))
  }

  erase(player: string): string {
    return this.write(erasePlayer(this.table, player, this.context()))
  }

  /** Runs the waiting room's deadlines. */
  expire(): string {
    return this.write(expireWaiting(this.table, this.context()))
  }

  offer(player: string): string {
    return this.write(offerSeat(this.table, player, this.context()))
  }

  runOut(): string {
    return this.write(expireClocks(this.table, this.context()))
  }

  wait(ms: number): this {
    this.now += ms
    return this
  }

  sitAll(count: number = this.table.seats.length): this {
    for (let i = 0; i < count; i++) this.sit(PEOPLE[i], i)
    return this.revealAll()
  }

  /** Sits down with the player's own share. */
  sit(player: string, seat?: number, invitation?: string): string {
    const where = { ...(seat === undefined ? {} : { seat }), ...(invitation === undefined ? {} : { invitation }) }
    const commit = this.fair === 2 ? this.value(player, 0) : hashOfShare(shareOf(player))
    return this.execute(player, { type: 'sit', commit, ...where })
  }

  /** The value of a player's chain for a round; another chain has another root. */
  value(player: string, round: number, root = shareOf(player)): string {
    return chainValue(TABLE, root, round)
  }

  share(player: string, round: number): string {
    return this.execute(player, { type: 'share', round, added: this.value(player, round) })
  }

  reveal(player: string, added = this.fair === 2 ? this.value(player, 1) : shareOf(player)): string {
    return this.execute(player, { type: 'reveal', added })
  }

  revealAll(): this {
    for (const { player } of this.table.seats) if (player !== undefined) this.reveal(player)
    return this
  }

  get count(): number {
    return this.table.game?.entries.length ?? 0
  }

  legal(): string[] {
    return this.table.game === undefined ? [] : legalMoves(this.table.game)
  }

  /** The player to act plays this move, or the first legal one. */
  play(move: string = this.legal()[0]): string {
    const seat = decider(this.table)
    if (seat === undefined) throw new Error('no decision is pending')
    if (botToMove(this.table) !== undefined) return this.bot(move)
    return this.execute(this.table.seats[seat].player ?? '', { type: 'move', move })
  }

  /** The player to act. */
  get mover(): string {
    return this.table.seats[decider(this.table) ?? 0].player ?? ''
  }
}

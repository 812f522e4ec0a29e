import type { Command } from '@amyitis/protocol'
import { freshId } from '../../game/create-game.ts'
import type { OnlineTable } from '../play/online-table.ts'
import { commitOf, rememberShare, valueFor } from '../play/shares.ts'

interface Where {
  readonly seat?: number | undefined
  readonly invitation?: string | undefined
}

/**
 * Takes a seat, or the own seat again, with a fresh share of this device, made after the server has shown which secret it is
 * bound to. Only its hash is sent for now. Returns the code of the problem if there is one.
 */
export async function sitDown(online: OnlineTable, { seat, invitation }: Where = {}): Promise<string | undefined> {
  const { id, secretHash, fair } = online.get().table
  const share = { table: id, added: freshId(32), secretHash, ...(fair === 2 ? { chained: true } : {}) }
  rememberShare(share)
  const act: Command = {
    type: 'sit',
    commit: commitOf(share),
    ...(seat === undefined ? {} : { seat }),
    ...(invitation === undefined ? {} : { invitation }),
  }
  const { problem } = await online.execute(act)
  return problem?.code
}

/**
 * Takes the seat that a bot has held in the first round. That round was dealt without this device, so it commits itself to
 * the value of its chain for it, and adds the next one to the second deal.
 */
export async function takeOver(online: OnlineTable): Promise<string | undefined> {
  const { id, secretHash } = online.get().table
  const share = { table: id, added: freshId(32), secretHash, chained: true }
  rememberShare(share)
  return (await online.execute({ type: 'sit', commit: valueFor(share, 1) })).problem?.code
}

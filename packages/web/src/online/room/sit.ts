import type { Command } from '@amyitis/protocol'
import { freshId } from '../../game/begin.ts'
import type { OnlineTable } from '../play/online-table.ts'
import { commitOf, rememberShare } from '../play/shares.ts'

interface Where {
  readonly seat?: number | undefined
  readonly invitation?: string | undefined
}

/**
 * Sits down, or again on the own seat, with chance of this device's own, made after the server has shown to which secret it is
 * bound. Only its hash is told for now. Answers the code of the problem if there is one.
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
  const { problem } = await online.act(act)
  return problem?.code
}

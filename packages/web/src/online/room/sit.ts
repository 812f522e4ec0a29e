import { hashOfShare } from '@amyitis/fair'
import type { Act } from '@amyitis/protocol'
import { freshId } from '../../game/begin.ts'
import type { OnlineTable } from '../play/online-table.ts'
import { rememberShare } from '../play/shares.ts'

interface Where {
  readonly seat?: number | undefined
  readonly invitation?: string | undefined
}

/**
 * Sits down, or again on the own seat, with chance of this device's own, made after the server has shown to which secret it is
 * bound. Only its hash is told for now. Answers the code of the problem if there is one.
 */
export async function sitDown(online: OnlineTable, { seat, invitation }: Where = {}): Promise<string | undefined> {
  const { id, secretHash } = online.get().table
  const added = freshId(32)
  rememberShare({ table: id, added, secretHash })
  const act: Act = {
    type: 'sit',
    commit: hashOfShare(added),
    ...(seat === undefined ? {} : { seat }),
    ...(invitation === undefined ? {} : { invitation }),
  }
  const { problem } = await online.act(act)
  return problem?.code
}

import type { Act } from '@amyitis/protocol'
import { freshId } from '../../game/begin.ts'
import type { OnlineTable } from '../play/online-table.ts'
import { rememberShare } from '../play/shares.ts'

interface Where {
  readonly seat?: number | undefined
  readonly invitation?: string | undefined
}

/**
 * Sits down with chance of this device's own, made after the server has shown to which secret it is bound; answers the code
 * of the problem if there is one.
 */
export async function sitDown(online: OnlineTable, { seat, invitation }: Where): Promise<string | undefined> {
  const { id, secretHash } = online.get().table
  const added = freshId(32)
  rememberShare({ table: id, added, secretHash })
  const act: Act = {
    type: 'sit',
    added,
    ...(seat === undefined ? {} : { seat }),
    ...(invitation === undefined ? {} : { invitation }),
  }
  const { problem } = await online.act(act)
  return problem?.code
}

import { keep, readKept } from '../../app/settings/kept.ts'

/** What this device has added to the seed of a game, and what the server had shown it before. */
export interface Share {
  readonly table: string
  readonly added: string
  readonly secretHash: string
}

const KEY = 'amyitis.shares'
const MOST = 60

const isShare = (value: unknown): value is Share => {
  const { table, added, secretHash } = (value ?? {}) as Record<string, unknown>
  return typeof table === 'string' && typeof added === 'string' && typeof secretHash === 'string'
}

function readShares(): Share[] {
  try {
    const found: unknown = JSON.parse(readKept(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isShare) : []
  } catch {
    return []
  }
}

/** The last one counts: who stands up and sits down again adds something else. */
export function rememberShare(share: Share): void {
  const others = readShares().filter(({ table }) => table !== share.table)
  keep(KEY, JSON.stringify([...others, share].slice(-MOST)))
}

export const shareOf = (table: string): Share | undefined => readShares().find((share) => share.table === table)

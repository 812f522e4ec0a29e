import { keep, readKept } from '../../app/settings/kept.ts'

/** What this device has added to the seed of a game, and what the server had shown it before. */
export interface Share {
  readonly table: string
  readonly added: string
  readonly secretHash: string
  /** What all were bound to when it was revealed, as this device has seen it. */
  readonly commits?: readonly string[] | undefined
}

const KEY = 'amyitis.shares'
const MOST = 60

/** Also where the browser keeps nothing, a share lasts as long as the page. */
const atHand = new Map<string, Share>()

const isShare = (value: unknown): value is Share => {
  const { table, added, secretHash, commits = [] } = (value ?? {}) as Record<string, unknown>
  const texts = [table, added, secretHash, ...(Array.isArray(commits) ? commits : [undefined])]
  return texts.every((text) => typeof text === 'string')
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
  atHand.set(share.table, share)
  const others = readShares().filter(({ table }) => table !== share.table)
  keep(KEY, JSON.stringify([...others, share].slice(-MOST)))
}

/** What was added last is kept last, maybe by another tab. */
export const shareOf = (table: string): Share | undefined =>
  readShares().find((share) => share.table === table) ?? atHand.get(table)

import { chainValue, hashOfShare, type SentShare } from '@amyitis/fair'
import { readStored, writeStored } from '../../app/settings/local-storage.ts'
import { idbSentStore, type SentStore, sentStoreWithFallback, type Witness } from './sent-store.ts'

/** What this device will add to the seed of a game, and what the server had shown it before. */
export interface Share {
  readonly table: string
  readonly added: string
  readonly secretHash: string
  /** It is the root of a chain, which has a value for every round. */
  readonly chained?: boolean | undefined
  /** Of earlier versions: what all were bound to when it was revealed. */
  readonly commits?: readonly string[] | undefined
}

const KEY = 'amyitis.shares'
const MAX_SHARES = 60

/** Also where the browser keeps nothing, a share lasts as long as the page. */
const inMemory = new Map<string, Share>()

const isShare = (value: unknown): value is Share => {
  const { table, added, secretHash, commits = [] } = (value ?? {}) as Record<string, unknown>
  const texts = [table, added, secretHash, ...(Array.isArray(commits) ? commits : [undefined])]
  return texts.every((text) => typeof text === 'string')
}

function readShares(): Share[] {
  try {
    const found: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isShare) : []
  } catch {
    return []
  }
}

/** The last share counts: leaving and taking a seat again makes a new one. */
export function rememberShare(share: Share): void {
  inMemory.set(share.table, share)
  const others = readShares().filter(({ table }) => table !== share.table)
  writeStored(KEY, JSON.stringify([...others, share].slice(-MAX_SHARES)))
}

/** What was added last is kept last, maybe by another tab. */
export const shareOf = (table: string): Share | undefined =>
  readShares().find((share) => share.table === table) ?? inMemory.get(table)

/** The browser forgets a share, and this page alone still has it. */
function loseShare(table: string): void {
  const share = shareOf(table)
  if (share !== undefined) inMemory.set(table, share)
  writeStored(KEY, JSON.stringify(readShares().filter((one) => one.table !== table)))
}

/** What earlier versions kept with the share, as it would be kept now. */
const sentBefore = (): SentShare[] =>
  readShares().flatMap(({ commits, ...share }) =>
    commits === undefined ? [] : [{ ...share, commits, players: [], at: 0 }],
  )

let store: SentStore | undefined

/** What has left this device, with what was shown then. Nothing of it is ever changed. */
export function sentStore(): SentStore {
  store ??= sentStoreWithFallback(idbSentStore(), loseShare)
  return store
}

/** All that this device can witness to. */
export async function readWitness(from: SentStore = sentStore()): Promise<Witness> {
  const { sent, begun } = await from.read()
  const known = new Set(sent.map(({ added }) => added))
  return { sent: [...sentBefore().filter(({ added }) => !known.has(added)), ...sent], begun }
}

/** What this device adds to a round; there is but one where all deals come from the same seed. */
export const valueFor = ({ table, added, chained }: Share, round: number): string =>
  chained ? chainValue(table, added, round) : added

/** What it shows when it commits itself. */
export const commitOf = (share: Share): string => (share.chained ? valueFor(share, 0) : hashOfShare(share.added))

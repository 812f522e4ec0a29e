/**
 * What a device remembers of the shares it has sent, and what follows from that. A sent share is bound to the commits shown
 * at that moment and is never sent under others (docs/fair-deals.md). This file imports nothing, so that other programs can
 * copy it.
 */

/** What everybody has committed to. */
export interface Binding {
  readonly secretHash: string
  /** The commit of each seat; null for a seat without one. */
  readonly commits: readonly (string | null)[]
}

/** A share that this device has sent, with the commits shown at that moment. Stored before it is sent, never changed. */
export interface SentShare extends Binding {
  readonly table: string
  readonly added: string
  /** Who sat where. */
  readonly players: readonly (string | null)[]
  readonly at: number
}

/** How a game started, according to its log. */
export interface GameStart extends Binding {
  readonly table: string
  readonly added: readonly (string | null)[]
}

/** Earlier versions kept the commits of people alone. */
const isShort = ({ commits }: Binding, other: Binding) =>
  commits.length < other.commits.length && commits.every((commit) => commit !== null)

const namesOf = (binding: Binding, other: Binding) =>
  (isShort(other, binding) ? binding.commits.filter((commit) => commit !== null) : binding.commits).join()

export const isSameBinding = (one: Binding, other: Binding): boolean =>
  one.secretHash === other.secretHash && namesOf(one, other) === namesOf(other, one)

/**
 * May a share be sent now? `sent` is what is remembered of this share. It may be sent the first time, and again under the
 * same commits (after a lost connection), but never under others.
 */
export const maySend = (sent: SentShare | undefined, now: Binding): boolean =>
  sent === undefined || isSameBinding(sent, now)

/** Why a sent share is void: the seats that left or committed again; none if the server changed. */
export function seatsChanged(
  sent: SentShare,
  now: Binding & { readonly players: readonly (string | null)[] },
  own: number,
): number[] {
  if (sent.secretHash !== now.secretHash) return []
  return sent.commits.flatMap((commit, seat) => {
    const left = sent.players[seat] !== now.players[seat]
    const rebound = now.commits[seat] !== null && now.commits[seat] !== commit
    return seat !== own && (left || rebound) ? [seat] : []
  })
}

/** The shares of this device at a table that were voided so far. */
export const voidShares = (sent: readonly SentShare[], table: string, now: Binding): SentShare[] =>
  sent.filter((one) => one.table === table && !isSameBinding(one, now))

/** How often a share was sent to some of these players at other tables where no game started. */
export const countFailedStarts = (
  sent: readonly SentShare[],
  begun: ReadonlySet<string>,
  table: string,
  others: readonly string[],
): number =>
  sent.filter(
    (one) =>
      one.table !== table &&
      !begun.has(one.added) &&
      one.players.some((player) => player !== null && others.includes(player)),
  ).length

/**
 * Did the game start with the share of this device, under the commits it has seen? `changed`: with its share, but under
 * other commits; `foreign`: without its share; `unknown`: the device has sent nothing.
 */
export function verifyStart(sent: readonly SentShare[], start: GameStart): 'kept' | 'changed' | 'foreign' | 'unknown' {
  const own = sent.filter(({ table }) => table === start.table)
  if (own.length === 0) return 'unknown'
  const used = own.filter(({ added }) => start.added.includes(added))
  if (used.length === 0) return 'foreign'
  return used.some((one) => isSameBinding(one, start)) ? 'kept' : 'changed'
}

/** What a device exports as a file, to be checked elsewhere. */
export interface Evidence {
  readonly kind: 'amyitis evidence 1'
  readonly table: string
  readonly sent: readonly SentShare[]
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is (string | null)[] =>
  Array.isArray(value) && value.every((one) => one === null || isText(one))

export function isSentShare(value: unknown): value is SentShare {
  const { table, added, secretHash, commits, players, at } = (value ?? {}) as Record<string, unknown>
  return [table, added, secretHash].every(isText) && isTexts(commits) && isTexts(players) && typeof at === 'number'
}

/** Undefined if it is not such a file. */
export function readEvidence(json: unknown): Evidence | undefined {
  const { kind, table, sent } = (json ?? {}) as Record<string, unknown>
  if (kind !== 'amyitis evidence 1' || !isText(table) || !Array.isArray(sent) || !sent.every(isSentShare))
    return undefined
  return { kind, table, sent }
}

export const evidenceOf = (table: string, sent: readonly SentShare[]): Evidence => ({
  kind: 'amyitis evidence 1',
  table,
  sent: sent.filter((one) => one.table === table),
})

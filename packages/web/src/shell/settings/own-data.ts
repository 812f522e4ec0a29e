import { parseRecord } from '@amyitis/engine'
import { ACCOUNT_KEY, KNOWN_KEY, PROGRESS_OWNER_KEY } from '../../app/hub/account-store.ts'
import { OWN_EDITION_ASIDE_KEY } from '../../app/new/own-edition.ts'
import { readSaved } from '../../game/read-saved.ts'
import type { SavedGame } from '../../game/saved.ts'
import type { GameStore } from '../../game/store.ts'
import type { Study, StudyStore } from '../../game/study-store.ts'
import type { SyncedDocument } from '../../sync/documents.ts'

/** Everything that the app keeps in a browser, as one file. */
export interface OwnData {
  readonly format: 'amyitis-data'
  readonly version: 1
  /** Settings, what has been learnt, the last tables: by the names under which they are kept. */
  readonly kept: Readonly<Record<string, string>>
  readonly games: readonly SavedGame[]
  /** Analyses of other games; files of earlier versions have none. */
  readonly studies: readonly Study[]
}

const PREFIX = 'amyitis.'
/**
 * A share belongs to one device: another would not know whether it has been sent (docs/fair-deals.md). So does the account that is
 * signed in there, and whose progress a device has.
 */
const OF_THIS_DEVICE: readonly string[] = ['amyitis.shares', ACCOUNT_KEY, KNOWN_KEY, PROGRESS_OWNER_KEY]
const travels = (name: string) => name.startsWith(PREFIX) && !OF_THIS_DEVICE.includes(name)
type Kept = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

const namesIn = (kept: Kept): string[] =>
  Array.from({ length: kept.length }, (_, i) => kept.key(i) ?? '').filter((name) => name.startsWith(PREFIX))

export async function gatherData(store: GameStore, kept: Kept, studies: Pick<StudyStore, 'list'>): Promise<OwnData> {
  const heads = await store.list()
  const games = await Promise.all(heads.map(({ id }) => store.load(id)))
  return {
    format: 'amyitis-data',
    version: 1,
    kept: Object.fromEntries(
      namesIn(kept)
        .filter(travels)
        .map((name) => [name, kept.getItem(name) ?? '']),
    ),
    games: games.filter((game) => game !== undefined),
    studies: await studies.list(),
  }
}

function isStudy(value: unknown): value is Study {
  const { key, record, changed, from = [] } = (value ?? {}) as Record<string, unknown>
  if (typeof key !== 'string' || typeof record !== 'string' || !Number.isFinite(changed)) return false
  return Array.isArray(from) && parseRecord(record).ok
}

interface ReadData extends OwnData {
  /** How many games and analyses in it were left out. */
  readonly damaged: number
}

/** Reads such a file; undefined if it is none. Games and analyses in it that are damaged are left out. */
export function readData(words: string): ReadData | undefined {
  try {
    const { format, version, kept, games, studies } = JSON.parse(words) ?? {}
    if (format !== 'amyitis-data' || version !== 1 || !Array.isArray(games)) return undefined
    const entries = Object.entries(kept ?? {}).filter(
      (entry): entry is [string, string] => travels(entry[0]) && typeof entry[1] === 'string',
    )
    const sound = games.map(readSaved).filter((game) => game !== undefined)
    const analyses = Array.isArray(studies) ? studies.filter(isStudy) : []
    const damaged = games.length - sound.length + (Array.isArray(studies) ? studies.length - analyses.length : 0)
    return { format, version, kept: Object.fromEntries(entries), games: sound, studies: analyses, damaged }
  } catch {
    return undefined
  }
}

/**
 * Takes over what is in a file, and answers which games. Of two states of a game or an analysis the later one stays, and
 * what was achieved here is added to what was achieved there.
 */
export async function bringIn(
  { kept: own, games, studies }: OwnData,
  store: GameStore,
  kept: Kept,
  analyses: Pick<StudyStore, 'load' | 'keep'>,
  documents: readonly SyncedDocument<unknown>[],
): Promise<SavedGame[]> {
  const here = new Map((await store.list()).map((head) => [head.id, head]))
  const newer = games.filter(({ head }) => head.changed > (here.get(head.id)?.changed ?? Number.NEGATIVE_INFINITY))
  const added = newer.map(({ head, moves }) => ({
    head: { ...head, revision: (here.get(head.id)?.revision ?? -1) + 1 },
    moves,
  }))
  for (const saved of added) await store.add(saved)
  for (const { keys, local, merge, readKept, store: put } of documents)
    if (keys.some((key) => key in own)) put(merge(local(), readKept(own)))
  const merged = new Set(documents.flatMap(({ keys }) => keys))
  const stays = (name: string) => merged.has(name) || (name === OWN_EDITION_ASIDE_KEY && kept.getItem(name) !== null)
  for (const [name, value] of Object.entries(own)) if (!stays(name)) kept.setItem(name, value)
  for (const study of studies)
    if (study.changed > ((await analyses.load(study.key))?.changed ?? Number.NEGATIVE_INFINITY))
      await analyses.keep(study)
  return added
}

export async function eraseData(store: GameStore, kept: Kept): Promise<void> {
  await store.clear()
  for (const name of namesIn(kept)) kept.removeItem(name)
}

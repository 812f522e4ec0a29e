import { type Edition, type Game, parseRecord, readJson, STANDARD } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { faultOf } from '@amyitis/narration'
import { ownEdition } from '../../../app/new/own-edition.ts'
import { parseRoute } from '../../../app/router.ts'
import { packRecord, unpackRecord } from '../../../game/link.ts'
import type { GameStore } from '../../../game/store.ts'
import type { ReplayAddress } from '../../../replay/model/address.ts'
import { damageIn, damageOf } from '../../../replay/model/damage.ts'
import { type OpenFailure, openAddress } from '../../../replay/model/open.ts'
import { addressIn } from '../../../replay/model/pasted.ts'
import { lineOf, startReplay } from '../../../replay/model/replay-state.ts'
import { actionIn, draftOf, type PositionDraft, readState } from './draft.ts'

export type OpenedPasted =
  | {
      readonly ok: true
      readonly draft: PositionDraft
      /** Of a game: where it is replayed. */
      readonly replay?: ReplayAddress
    }
  /** In the reader's language, one sentence each. */
  | { readonly ok: false; readonly problems: readonly string[] }

const problem = (...problems: readonly string[]): OpenedPasted => ({ ok: false, problems })

const LINK = /#\/learn\/position\/.*/
const COUNT = /^\d{1,6}$/

/** What follows `#/learn/position/`: a packed record or state, and how many decisions of the record are answered. */
export interface PositionAddress {
  readonly packed: string | undefined
  readonly n: number | undefined
}

export const parsePosition = ([packed, n]: readonly string[]): PositionAddress => ({
  packed,
  n: n !== undefined && COUNT.test(n) ? Number(n) : undefined,
})

const inside = (json: unknown, key: string): unknown =>
  typeof json === 'object' && json !== null ? (json as Readonly<Record<string, unknown>>)[key] : undefined

/** A state names its edition: the standard one, or the one made on this device. */
function editionOf(json: unknown): Edition {
  const own = ownEdition()
  return own !== undefined && own.id === inside(json, 'edition') ? own : STANDARD
}

/** A state between two actions doesn't say everything that is needed to go on. */
function isBetween(json: unknown): boolean {
  const kind = inside(inside(json, 'decision'), 'kind')
  return typeof kind === 'string' && kind !== 'action'
}

function openState(text: Text, words: string): OpenedPasted {
  const read = readJson(words)
  if (!('json' in read)) return problem(text.t('position.json', { line: read.line, column: read.column }))
  if (inside(read.json, 'phase') === 'over') return problem(text.t('position.state.over'))
  if (isBetween(read.json)) return problem(text.t('position.state.between'))
  const state = readState(read.json, editionOf(read.json))
  if (state.ok) return { ok: true, draft: state.draft }
  return problem(
    ...state.faults.map((fault) =>
      text.t('record.fault.position', { path: fault.path, problem: faultOf(text, fault) }),
    ),
  )
}

const openedGame = (game: Game, replay: ReplayAddress): OpenedPasted => ({
  ok: true,
  draft: draftOf(actionIn(game, replay.n)),
  replay,
})

/** A record or a state, as text. */
async function openPlain(text: Text, words: string, n: number | undefined): Promise<OpenedPasted> {
  if (/^\uFEFF?\s*\{/.test(words)) return openState(text, words)
  const read = parseRecord(words)
  if (!read.ok) return problem(damageIn(text, damageOf(words, read.fault)))
  return openedGame(read.game, { kind: 'record', key: await packRecord(words), n, view: undefined })
}

const failureIn = (text: Text, failure: OpenFailure): string =>
  failure.why === 'record' ? damageIn(text, failure.damage) : text.t(`replay.missing.${failure.why}`)

/** What the address of this page has in it. */
export async function openPacked(text: Text, { packed = '', n }: PositionAddress): Promise<OpenedPasted> {
  const words = await unpackRecord(packed)
  return words === undefined ? problem(text.t('position.link.bad')) : openPlain(text, words, n)
}

/** A record, a state, or a link to a game or a position. */
export async function openPasted(text: Text, store: GameStore, words: string): Promise<OpenedPasted> {
  const link = LINK.exec(words.replace(/\s+/g, ''))
  const route = link === null ? undefined : parseRoute(link[0])
  if (route?.screen === 'learn') return openPacked(text, parsePosition(route.rest.slice(1)))
  const place = addressIn(words)
  if (place === undefined) return openPlain(text, words, undefined)
  const opened = await openAddress(store, place)
  if (!opened.ok) return problem(failureIn(text, opened))
  // The link may lead into a variation.
  const look = startReplay(opened.timeline, place.n, { ...opened, forks: place.forks })
  return openedGame(lineOf(look).game, place)
}

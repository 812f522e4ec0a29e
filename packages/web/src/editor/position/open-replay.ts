import { routeTo } from '../../app/router.ts'
import { go } from '../../app/use-route.ts'
import { packRecord } from '../../game/link.ts'
import { formatAddress } from '../../replay/model/address.ts'
import { checkPosition, type PositionDraft, recordFrom } from './model/draft.ts'

/** Opens a position on the analysis board; one that is impossible stays in the editor. */
export async function openAnalysis(draft: PositionDraft): Promise<void> {
  const { position } = checkPosition(draft)
  if (position === undefined) return
  const key = await packRecord(recordFrom(position))
  go({ screen: 'replay', rest: formatAddress({ kind: 'record', key, n: undefined, view: undefined }) })
}

/** A link to this page that has a record in it; with its edition, so that it can be opened anywhere. */
export async function positionLink(record: string): Promise<string> {
  const { origin, pathname } = location
  return `${origin}${pathname}${routeTo({ screen: 'learn', rest: ['position', await packRecord(record)] })}`
}

import { parseRoute } from '../../app/router.ts'
import { parseAddress, type ReplayAddress } from './address.ts'

const LINK = /#\/replay\/.*/

/** The place that a pasted link leads to, even if it was broken into several lines; undefined if it is not a link. */
export function addressIn(words: string): ReplayAddress | undefined {
  const link = LINK.exec(words.replace(/\s+/g, ''))
  if (link === null || words.trimStart().startsWith('amyitis ')) return undefined
  const route = parseRoute(link[0])
  return route.screen === 'replay' ? parseAddress(route.rest) : undefined
}

import { createHmac } from 'node:crypto'
import { networkKey } from '../http/limits.ts'
import type { TableCap } from '../store/store.ts'
import type { TableLimits } from './desk.ts'

/** Tables of one host, and of all hosts at one address (of IPv6: in one network of 48 bits). */
const HOST: TableCap = { waiting: 10, live: 60 }
const ADDRESS: TableCap = { waiting: 40, live: 240 }

const times = (cap: TableCap, rate: number): TableCap => ({
  waiting: Math.ceil(cap.waiting * rate),
  live: Math.ceil(cap.live * rate),
})

/** What a new table counts for. Addresses are kept as keyed hashes, and only while the table lives. */
export function tableLimits(rate: number, key: string, address: string | undefined): TableLimits {
  if (rate === 0) return {}
  const origin = createHmac('sha256', key)
    .update(`origin ${networkKey(address)}`)
    .digest('base64url')
    .slice(0, 22)
  return { origin, caps: { host: times(HOST, rate), origin: times(ADDRESS, rate) } }
}

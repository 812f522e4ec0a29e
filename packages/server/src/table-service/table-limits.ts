import { createHmac } from 'node:crypto'
import { networkKey } from '../limits/client-address.ts'
import type { TableCap } from '../store/types.ts'
import type { TableLimits } from './table-service.ts'

/** Tables of one host, and of all hosts at one address (for IPv6: in one /48). */
const PER_HOST: TableCap = { waiting: 10, live: 60 }
const PER_ADDRESS: TableCap = { waiting: 40, live: 240 }

const scaleCap = (cap: TableCap, rate: number): TableCap => ({
  waiting: Math.ceil(cap.waiting * rate),
  live: Math.ceil(cap.live * rate),
})

/** The limits of a new table. Addresses are stored as keyed hashes, and only while the table is live. */
export function tableLimits(rate: number, key: string, address: string | undefined): TableLimits {
  if (rate === 0) return {}
  const origin = createHmac('sha256', key)
    .update(`origin ${networkKey(address)}`)
    .digest('base64url')
    .slice(0, 22)
  return { origin, caps: { host: scaleCap(PER_HOST, rate), origin: scaleCap(PER_ADDRESS, rate) } }
}

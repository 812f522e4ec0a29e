import { createHmac } from 'node:crypto'
import { seatOf } from '@amyitis/tables'
import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../http/device.ts'
import type { House } from '../http/house.ts'

/** An IPv4 address, or the network of 56 bits that a household has in IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice(7)
  const [head, tail = ''] = address.split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  const missing = address.includes('::') ? 8 - before.length - after.length : 0
  const groups = [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after]
  const bits = groups.slice(0, 4).map((group) => group.padStart(4, '0').toLowerCase())
  return bits.join('').slice(0, 14)
}

/** What was noted lately, so that it is written once and not with every move. */
const noted = new WeakMap<House, Set<string>>()
const MOST_NOTED = 10_000

/** Notes from where a rated game is played. The hash is of this table alone: games can't be linked by it. */
export async function noteTrace(
  house: House,
  id: string,
  player: string,
  sits: boolean,
  request: FastifyRequest,
): Promise<void> {
  const table = await house.desk.open(id)
  if (table === undefined || !table.settings.rated || (table.status !== 'open' && table.status !== 'playing')) return
  if (!sits && seatOf(table, player) < 0) return
  const known = noted.get(house) ?? new Set()
  noted.set(house, known)
  const device = deviceOf(request)
  const marks = [`address ${networkOf(request.ip)}`, ...(device === undefined ? [] : [`device ${device}`])]
  for (const mark of marks) {
    const hash = createHmac('sha256', house.idKey).update(`trace ${id} ${mark}`).digest('base64url').slice(0, 22)
    const key = `${id} ${player} ${hash}`
    if (known.has(key)) continue
    await house.store.addTrace(id, player, hash)
    if (known.size >= MOST_NOTED) known.clear()
    known.add(key)
  }
}

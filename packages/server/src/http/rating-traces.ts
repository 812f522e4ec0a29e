import { createHmac } from 'node:crypto'
import { seatOf } from '@amyitis/tables'
import type { FastifyRequest } from 'fastify'
import { householdKey } from '../limits/client-address.ts'
import type { AppContext } from './context.ts'
import { deviceId } from './device-cookie.ts'

/** What was recorded recently, so that it is written once and not with every move. */
const recorded = new WeakMap<AppContext, Set<string>>()
const MAX_RECORDED = 10_000

/** Keyed hashes of the address and the device of a request, comparable only with others that have the same `about`. */
export function requestTraces({ idKey }: AppContext, about: string, request: FastifyRequest): string[] {
  const device = deviceId(request)
  const marks = [`address ${householdKey(request.ip)}`, ...(device === undefined ? [] : [`device ${device}`])]
  return marks.map((mark) =>
    createHmac('sha256', idKey).update(`trace ${about} ${mark}`).digest('base64url').slice(0, 22),
  )
}

/** Records from where a rated game is played. The hash is specific to the table, so that it can't link games. */
export async function recordTrace(
  context: AppContext,
  id: string,
  player: string,
  isSitting: boolean,
  request: FastifyRequest,
): Promise<void> {
  const table = await context.tables.load(id)
  if (table === undefined || !table.settings.rated || (table.status !== 'open' && table.status !== 'playing')) return
  if (!isSitting && seatOf(table, player) < 0) return
  const known = recorded.get(context) ?? new Set()
  recorded.set(context, known)
  for (const hash of requestTraces(context, id, request)) {
    const key = `${id} ${player} ${hash}`
    if (known.has(key)) continue
    await context.store.addTrace(id, player, hash)
    if (known.size >= MAX_RECORDED) known.clear()
    known.add(key)
  }
}

import { createHmac } from 'node:crypto'
import type { PlayerRow } from '../store/store.ts'
import type { Notice } from './notice.ts'
import type { Postman } from './post.ts'

const MINUTE = 60_000
const LONGEST = 6 * 60 * MINUTE

/** After so many failures in a row a webhook is switched off until its player saves it again. */
export const MOST_FAILURES = 12

export const isOff = ({ webhookFailures = 0 }: PlayerRow): boolean => webhookFailures >= MOST_FAILURES

/** When a webhook that has failed may be tried again: after a minute, two, four … */
export function restsUntil({ webhookFailures = 0, webhookFailed = 0 }: PlayerRow): number {
  return webhookFailures === 0 ? 0 : webhookFailed + Math.min(MINUTE * 2 ** (webhookFailures - 1), LONGEST)
}

/** `t=SECONDS,v1=HEX`: HMAC-SHA256 of the time, a full stop and the body. */
const signature = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** Calls the webhook of a player; answers whether it was heard. */
export async function callWebhook(
  postman: Postman,
  { id: player, webhook, webhookSecret }: PlayerRow,
  { kind, id, table, title, body, path }: Notice,
  { now, url }: { readonly now: number; readonly url: string },
): Promise<boolean> {
  if (webhook === undefined || webhookSecret === undefined) return false
  const content = JSON.stringify({ kind, id, player, table, title, body, url: new URL(path, url).href, at: now })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(content),
    'user-agent': 'Amyitis',
    'amyitis-signature': signature(webhookSecret, Math.floor(now / 1000), content),
  }
  const sent = await postman.post(webhook, { headers, body: content })
  return sent.kind === 'answered' && sent.status >= 200 && sent.status < 300
}

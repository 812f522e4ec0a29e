import { createHmac } from 'node:crypto'
import type { PlayerRow } from '../store/types.ts'
import type { Notification } from './notification.ts'
import type { OutboundHttp } from './outbound-http.ts'

const MINUTE = 60_000
const MAX_RETRY_DELAY_MS = 6 * 60 * MINUTE

/** After this many consecutive failures, a webhook is disabled until its player saves it again. */
export const MAX_WEBHOOK_FAILURES = 12

export const isWebhookDisabled = ({ webhookFailures = 0 }: PlayerRow): boolean =>
  webhookFailures >= MAX_WEBHOOK_FAILURES

/** Exponential backoff: after one minute, two, four … */
export function nextAttemptAt({ webhookFailures = 0, webhookFailed = 0 }: PlayerRow): number {
  return webhookFailures === 0 ? 0 : webhookFailed + Math.min(MINUTE * 2 ** (webhookFailures - 1), MAX_RETRY_DELAY_MS)
}

/** `t=SECONDS,v1=HEX`: HMAC-SHA256 of the time, a full stop and the body. */
const signature = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** Calls the webhook of a player; returns whether it succeeded. */
export async function callWebhook(
  http: OutboundHttp,
  { id: player, webhook, webhookSecret }: PlayerRow,
  { kind, id, table, title, body, path }: Notification,
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
  const sent = await http.post(webhook, { headers, body: content })
  return sent.kind === 'answered' && sent.status >= 200 && sent.status < 300
}

import type { Store } from '../store/store.ts'
import type { Notification } from './notification.ts'
import type { OutboundHttp } from './outbound-http.ts'
import { generateVapidKeys, type PushSubscription, pushRequest, type VapidKeys } from './web-push.ts'

/** How long a push service keeps a message for a device that is offline. */
const TTL_SECONDS = 86_400

/** The push service no longer knows the subscription. */
const GONE: readonly number[] = [404, 410]

export interface PushChannel {
  /** What a browser needs to subscribe. */
  readonly publicKey: string
  send(player: string, notification: Notification): Promise<void>
}

/** Web push, with VAPID keys that are generated on the first start. `contact`: whom the push service can complain to. */
export async function createPushChannel(store: Store, http: OutboundHttp, contact: string): Promise<PushChannel> {
  const stored = await store.setSetting('vapid', JSON.stringify(generateVapidKeys()), true)
  const { publicKey, privateKey } = JSON.parse(stored) as VapidKeys
  const vapid = { subject: contact, publicKey, privateKey }

  async function send(subscription: PushSubscription, { kind, id, table, title, body, path }: Notification) {
    // The keys come from the browser: if they are invalid the subscription is useless, and is removed.
    try {
      const content = JSON.stringify({ kind, id, title, body, path, tag: table ?? kind })
      const request = pushRequest(subscription, { content, ttlSeconds: TTL_SECONDS, topic: table }, vapid)
      return await http.post(subscription.endpoint, request)
    } catch {
      return { kind: 'answered', status: 410 } as const
    }
  }

  return {
    publicKey,
    async send(player, notification) {
      const rows = await store.pushesOf(player)
      await Promise.all(
        rows.map(async ({ endpoint, subscription }) => {
          const sent = await send(JSON.parse(subscription), notification)
          const isGone = sent.kind === 'forbidden' || (sent.kind === 'answered' && GONE.includes(sent.status))
          if (isGone) await store.removePush(endpoint)
        }),
      )
    },
  }
}

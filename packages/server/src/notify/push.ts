import webPush from 'web-push'
import type { Store } from '../store/store.ts'
import type { Notice } from './notice.ts'
import type { Postman } from './post.ts'

/** How long a push service keeps a message for a device that is off, in seconds. */
const LASTS = 86_400

/** Answers of a push service that knows the subscription no more. */
const GONE: readonly number[] = [404, 410]

export interface Pusher {
  /** What a browser needs to subscribe. */
  readonly publicKey: string
  push(player: string, notice: Notice): Promise<void>
}

/** Web push (RFC 8030) with keys (VAPID, RFC 8292) that are made on the first start. */
export async function createPusher(store: Store, postman: Postman, contact: string): Promise<Pusher> {
  const kept = await store.setSetting('vapid', JSON.stringify(webPush.generateVAPIDKeys()), true)
  const { publicKey, privateKey } = JSON.parse(kept) as webPush.VapidKeys
  const vapidDetails = { subject: contact, publicKey, privateKey }

  async function send(subscription: webPush.PushSubscription, { kind, id, table, title, body, path }: Notice) {
    // The keys come from the browser: if they are none, nothing can be sent, and nothing else is harmed.
    try {
      const content = JSON.stringify({ kind, id, title, body, path, tag: table ?? kind })
      const topic = table === undefined ? {} : { topic: table }
      const letter = webPush.generateRequestDetails(subscription, content, { vapidDetails, TTL: LASTS, ...topic })
      return await postman.post(subscription.endpoint, { headers: letter.headers, body: letter.body })
    } catch {
      return { kind: 'answered', status: 410 } as const
    }
  }

  return {
    publicKey,
    async push(player, notice) {
      const rows = await store.pushesOf(player)
      await Promise.all(
        rows.map(async ({ endpoint, subscription }) => {
          const sent = await send(JSON.parse(subscription), notice)
          const gone = sent.kind === 'forbidden' || (sent.kind === 'answered' && GONE.includes(sent.status))
          if (gone) await store.removePush(endpoint)
        }),
      )
    },
  }
}

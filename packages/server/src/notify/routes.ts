import { MailTicket, NewEmail, NewPush, NewWebhook, OldPush, Ways, WebhookSecret } from '@amyitis/protocol'
import { type Route, route } from '../http/ask.ts'
import type { House } from '../http/house.ts'
import { addressKey } from '../http/limits.ts'
import { newToken } from '../random.ts'
import { Refused } from '../refused.ts'
import type { Messengers } from './messengers.ts'

/** Devices of one player that are told. */
const MOST_DEVICES = 20

/** Where players say how they would like to be told that it is their turn. */
export function notifyRoutes({ store, limits }: House, { postman, pusher, mailer }: Messengers): Route[] {
  async function demandTarget(ip: string, target: string): Promise<void> {
    if (!limits.take('making', addressKey(ip))) throw new Refused('too-many')
    if (!(await postman.check(target))) throw new Refused('bad-target')
  }

  return [
    route({
      method: 'GET',
      path: '/ways',
      says: 'How this server could tell players that it is their turn, beside webhooks.',
      who: 'anyone',
      answer: Ways,
      refuses: [],
      handle: async () => ({ push: pusher.publicKey, mail: mailer !== undefined }),
    }),
    route({
      method: 'POST',
      path: '/me/pushes',
      says: 'Tells this browser by web push when it is your turn.',
      who: 'player',
      body: NewPush,
      refuses: ['bad-target'],
      handle: async ({ player, body, request }) => {
        if (!body.endpoint.startsWith('https:')) throw new Refused('bad-target')
        await demandTarget(request.ip, body.endpoint)
        const known = await store.pushesOf(player.id)
        const full = known.length >= MOST_DEVICES && known.every(({ endpoint }) => endpoint !== body.endpoint)
        if (full) throw new Refused('too-many')
        await store.addPush({ endpoint: body.endpoint, player: player.id, subscription: JSON.stringify(body) })
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/pushes',
      says: 'Tells this browser nothing more.',
      who: 'player',
      body: OldPush,
      refuses: [],
      handle: async ({ player, body }) => {
        const own = (await store.pushesOf(player.id)).some(({ endpoint }) => endpoint === body.endpoint)
        if (own) await store.removePush(body.endpoint)
      },
    }),
    route({
      method: 'PUT',
      path: '/me/webhook',
      says: 'Calls this address when it is your turn, with a body that is signed with the secret of the answer.',
      who: 'player',
      body: NewWebhook,
      answer: WebhookSecret,
      refuses: ['bad-target'],
      handle: async ({ player, body, request }) => {
        await demandTarget(request.ip, body.url)
        const secret = newToken()
        const fresh = { webhookFailures: undefined, webhookFailed: undefined }
        await store.changePlayer(player.id, { webhook: body.url, webhookSecret: secret, ...fresh })
        return { secret }
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/webhook',
      says: 'Calls it no more.',
      who: 'player',
      refuses: [],
      handle: ({ player }) => store.changePlayer(player.id, { webhook: undefined, webhookSecret: undefined }),
    }),
    route({
      method: 'PUT',
      path: '/me/email',
      says: 'Asks at this address by mail whether it may be told when it is your turn.',
      who: 'player',
      body: NewEmail,
      refuses: ['unavailable'],
      handle: async ({ player, body, request }) => {
        if (mailer === undefined) throw new Refused('unavailable', { detail: 'this server sends no mail' })
        // A person corrects a typing error once or twice; more would be a nuisance to somebody else.
        const few = limits.take('report', `mail ${player.id}`) && limits.take('making', addressKey(request.ip), 5)
        if (!few) throw new Refused('too-many')
        await mailer.ask(player, body.email)
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/email',
      says: 'Sends no more mail.',
      who: 'player',
      refuses: [],
      handle: ({ player }) => store.changePlayer(player.id, { email: undefined }),
    }),
    ...(['GET', 'POST'] as const).map((method) =>
      route({
        method,
        path: '/mail',
        says: 'Where the links of mails lead: to agree to get them, and to get no more.',
        who: 'anyone',
        query: MailTicket,
        media: 'text/plain; charset=utf-8',
        refuses: ['link-used'],
        handle: async ({ query }) => {
          const words = await mailer?.follow(query.ticket)
          if (words === undefined) throw new Refused('link-used')
          return words
        },
      }),
    ),
  ]
}

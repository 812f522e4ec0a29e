import { MailTicket, NewEmail, NewPush, NewWebhook, OldPush, Ways, WebhookSecret } from '@amyitis/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { type Route, route } from '../http/ask.ts'
import type { House } from '../http/house.ts'
import { newToken, sha256 } from '../random.ts'
import { Refused } from '../refused.ts'
import { MAIL_PAGE_HEADERS, mailPage } from './mail-page.ts'
import type { Messengers } from './messengers.ts'

/** Devices of one player that are told. */
const MOST_DEVICES = 20

/** In seconds: a mail server that does not answer now may later. */
const RETRY_MAIL = 60

/** A mail server that is away or refuses is no fault of this one; its own words go to the log alone. */
async function sending(sent: Promise<void>, log: FastifyBaseLogger): Promise<void> {
  try {
    await sent
  } catch (error) {
    const { code, name, responseCode, message } = error as NodeJS.ErrnoException & { readonly responseCode?: number }
    log.error({ problem: code ?? name, responseCode, detail: message }, 'AMYITIS_SMTP: a mail could not be sent')
    throw new Refused('mail-failed', { again: RETRY_MAIL })
  }
}

/** Where players say how they would like to be told that it is their turn. */
export function notifyRoutes({ store, shared }: House, { postman, pusher, mailer }: Messengers): Route[] {
  async function demandTarget(target: string): Promise<void> {
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
      refuses: ['bad-target', 'too-many-devices'],
      makes: 1,
      handle: async ({ player, body }) => {
        if (!body.endpoint.startsWith('https:')) throw new Refused('bad-target')
        await demandTarget(body.endpoint)
        const known = await store.pushesOf(player.id)
        const full = known.length >= MOST_DEVICES && known.every(({ endpoint }) => endpoint !== body.endpoint)
        if (full) throw new Refused('too-many-devices')
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
      makes: 1,
      handle: async ({ player, body }) => {
        await demandTarget(body.url)
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
      refuses: ['unavailable', 'mail-failed'],
      makes: 5,
      handle: async ({ player, body, request }) => {
        if (mailer === undefined) throw new Refused('unavailable', { detail: 'this server sends no mail' })
        // A person corrects a typing error once or twice; more would be a nuisance to somebody else.
        await shared.demand('mailSender', player.id)
        // Many who ask for one address are no less of a nuisance to it.
        await shared.demand('mailRecipient', sha256(body.email.toLowerCase()))
        await sending(mailer.ask(player, body.email), request.log)
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
    route({
      method: 'GET',
      path: '/mail',
      says: 'Where the links of mails lead: a page with a button, to agree to get them, or to get no more.',
      who: 'anyone',
      query: MailTicket,
      media: 'text/html; charset=utf-8',
      refuses: ['link-used'],
      handle: async ({ query: { ticket }, reply }) => {
        const question = await mailer?.read(ticket)
        if (question === undefined) throw new Refused('link-used')
        reply.headers(MAIL_PAGE_HEADERS)
        return mailPage(question, ticket)
      },
    }),
    route({
      method: 'POST',
      path: '/mail',
      says: 'What that button does; mail programs that offer to stop mails do it by themselves (RFC 8058).',
      who: 'anyone',
      query: MailTicket,
      media: 'text/plain; charset=utf-8',
      refuses: ['link-used'],
      form: true,
      handle: async ({ query }) => {
        const words = await mailer?.follow(query.ticket)
        if (words === undefined) throw new Refused('link-used')
        return words
      },
    }),
  ]
}

import {
  ContactChannels,
  MailTicket,
  NewEmail,
  NewPushSubscription,
  NewWebhook,
  RemovedPushSubscription,
  WebhookSecret,
} from '@amyitis/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { Channels } from '../../notifications/channels.ts'
import { ProblemError } from '../../shared/problem-error.ts'
import { newToken, sha256 } from '../../shared/random.ts'
import type { AppContext } from '../context.ts'
import { MAIL_PAGE_HEADERS, mailPage } from '../html-page.ts'
import { type Route, route } from '../route.ts'

/** Devices of one player that can be notified. */
const MAX_DEVICES = 20

const RETRY_MAIL_SECONDS = 60

/** The message of the mail server goes only to the log. */
async function sendOrFail(sent: Promise<void>, log: FastifyBaseLogger): Promise<void> {
  try {
    await sent
  } catch (error) {
    const { code, name, responseCode, message } = error as NodeJS.ErrnoException & { readonly responseCode?: number }
    log.error({ problem: code ?? name, responseCode, detail: message }, 'AMYITIS_SMTP: mail could not be sent')
    throw new ProblemError('mail-failed', { retryAfterSeconds: RETRY_MAIL_SECONDS })
  }
}

/** How players want to be notified that it is their turn. */
export function notificationRoutes({ store, sharedLimits }: AppContext, { http, push, mail }: Channels): Route[] {
  async function demandTarget(target: string): Promise<void> {
    if (!(await http.isAllowed(target))) throw new ProblemError('bad-target')
  }

  return [
    route({
      method: 'GET',
      path: '/ways',
      summary: 'How this server can notify players that it is their turn, besides webhooks.',
      access: 'anyone',
      response: ContactChannels,
      errors: [],
      handle: async () => ({ push: push.publicKey, mail: mail !== undefined }),
    }),
    route({
      method: 'POST',
      path: '/me/pushes',
      summary: 'Notifies this browser by web push when it is your turn.',
      access: 'player',
      body: NewPushSubscription,
      errors: ['bad-target', 'too-many-devices'],
      creates: 1,
      handle: async ({ player, body }) => {
        if (!body.endpoint.startsWith('https:')) throw new ProblemError('bad-target')
        await demandTarget(body.endpoint)
        const known = await store.pushesOf(player.id)
        const full = known.length >= MAX_DEVICES && known.every(({ endpoint }) => endpoint !== body.endpoint)
        if (full) throw new ProblemError('too-many-devices')
        await store.addPush({ endpoint: body.endpoint, player: player.id, subscription: JSON.stringify(body) })
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/pushes',
      summary: 'Stops notifying this browser.',
      access: 'player',
      body: RemovedPushSubscription,
      errors: [],
      handle: async ({ player, body }) => {
        const own = (await store.pushesOf(player.id)).some(({ endpoint }) => endpoint === body.endpoint)
        if (own) await store.removePush(body.endpoint)
      },
    }),
    route({
      method: 'PUT',
      path: '/me/webhook',
      summary: 'Calls this address when it is your turn, with a body signed with the secret in the response.',
      access: 'player',
      body: NewWebhook,
      response: WebhookSecret,
      errors: ['bad-target'],
      creates: 1,
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
      summary: 'Removes the webhook.',
      access: 'player',
      errors: [],
      handle: ({ player }) => store.changePlayer(player.id, { webhook: undefined, webhookSecret: undefined }),
    }),
    route({
      method: 'PUT',
      path: '/me/email',
      summary: 'Sends a confirmation mail to this address; once confirmed, it is notified when it is your turn.',
      access: 'player',
      body: NewEmail,
      errors: ['unavailable', 'mail-failed'],
      creates: 5,
      handle: async ({ player, body, request }) => {
        if (mail === undefined) throw new ProblemError('unavailable', { detail: 'this server does not send mail' })
        // Enough to correct a typing error, but not to annoy somebody else.
        await sharedLimits.consume('mailSender', player.id)
        // Also if many players enter the same address.
        await sharedLimits.consume('mailRecipient', sha256(body.email.toLowerCase()))
        await sendOrFail(mail.requestConfirmation(player, body.email), request.log)
      },
    }),
    route({
      method: 'DELETE',
      path: '/me/email',
      summary: 'Stops notifications by mail.',
      access: 'player',
      errors: [],
      handle: ({ player }) => store.changePlayer(player.id, { email: undefined }),
    }),
    route({
      method: 'GET',
      path: '/mail',
      summary: 'The page behind the links in mails: a button to confirm, or to unsubscribe.',
      access: 'anyone',
      query: MailTicket,
      mediaType: 'text/html; charset=utf-8',
      errors: ['link-used'],
      handle: async ({ query: { ticket }, reply }) => {
        const question = await mail?.readLink(ticket)
        if (question === undefined) throw new ProblemError('link-used')
        reply.headers(MAIL_PAGE_HEADERS)
        return mailPage(question, ticket)
      },
    }),
    route({
      method: 'POST',
      path: '/mail',
      summary: 'What that button does; mail programs call it for one-click unsubscribe (RFC 8058).',
      access: 'anyone',
      query: MailTicket,
      mediaType: 'text/plain; charset=utf-8',
      errors: ['link-used'],
      form: true,
      handle: async ({ query }) => {
        const words = await mail?.followLink(query.ticket)
        if (words === undefined) throw new ProblemError('link-used')
        return words
      },
    }),
  ]
}

import { createText } from '@amyitis/i18n'
import nodemailer from 'nodemailer'
import { z } from 'zod'
import type { Signer } from '../auth/signer.ts'
import type { Clock } from '../shared/clock.ts'
import type { Store } from '../store/store.ts'
import type { LanguageCode, PlayerRow } from '../store/types.ts'
import type { Notification } from './notification.ts'

const DAY = 86_400_000

interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

export type SendMail = (letter: MailMessage) => Promise<void>

/** `smtp`: such as smtps://user:password@mail.example.org. */
export function createSmtpSender(smtp: string, from: string): SendMail {
  const transport = nodemailer.createTransport({
    url: smtp,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
  })
  return async (letter) => {
    await transport.sendMail({ from, ...letter })
  }
}

const Ticket = z.object({
  purpose: z.enum(['mail-confirm', 'mail-stop']),
  player: z.string(),
  email: z.string(),
  until: z.number().optional(),
})
type Ticket = z.infer<typeof Ticket>

/** What the page behind a link in a mail asks. */
export interface MailLinkPrompt {
  readonly language: LanguageCode
  readonly text: string
  readonly button: string
}

export interface Mailer {
  send(player: PlayerRow, notification: Notification): Promise<void>
  /** Asks for consent: nobody gets mail because somebody else has entered their address. */
  requestConfirmation(player: PlayerRow, email: string): Promise<void>
  /** Undefined if the link is invalid or expired. */
  readLink(ticket: string): Promise<MailLinkPrompt | undefined>
  /** Does what the link is for, and returns a confirmation. */
  followLink(ticket: string): Promise<string | undefined>
}

export function createMailer(
  { store, signer, clock, url }: { store: Store; signer: Signer; clock: Clock; url: string },
  send: SendMail,
): Mailer {
  const link = (ticket: Ticket) => new URL(`api/v1/mail?ticket=${signer.sign(ticket)}`, url).href

  async function open(given: string): Promise<{ readonly ticket: Ticket; readonly player: PlayerRow } | undefined> {
    const { success, data } = Ticket.safeParse(signer.verify(given))
    if (!success || (data.until !== undefined && data.until < clock.now())) return undefined
    const player = await store.player(data.player)
    // Erased players stay erased.
    return player?.name === undefined ? undefined : { ticket: data, player }
  }

  return {
    async send({ id, language, email }, { title, body, path }) {
      if (email === undefined) return
      const text = createText(language)
      const stop = link({ purpose: 'mail-stop', player: id, email })
      const go = text.t('notify.mail.go', { url: new URL(path, url).href })
      await send({
        to: email,
        subject: `Amyitis: ${title}`,
        text: `${title}. ${body}\n\n${go}\n\n${text.t('notify.mail.stop', { url: stop })}\n`,
        // RFC 8058: one-click unsubscribe.
        headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      })
    },

    async requestConfirmation({ id, language }, email) {
      const text = createText(language)
      const confirm = link({ purpose: 'mail-confirm', player: id, email, until: clock.now() + DAY })
      await send({
        to: email,
        subject: `Amyitis: ${text.t('notify.confirm.title')}`,
        text: `${text.t('notify.confirm.body', { url: confirm })}\n\n${text.t('notify.confirm.ignore')}\n`,
      })
    },

    async readLink(given) {
      const found = await open(given)
      if (found === undefined) return undefined
      const { language } = found.player
      const { email, purpose } = found.ticket
      const { t } = createText(language)
      return purpose === 'mail-confirm'
        ? { language, text: t('notify.confirm.ask', { email }), button: t('notify.confirm.go') }
        : { language, text: t('notify.stop.ask', { email }), button: t('notify.stop.go') }
    },

    async followLink(given) {
      const found = await open(given)
      if (found === undefined) return undefined
      const { player, ticket } = found
      const { email, purpose } = ticket
      const { t } = createText(player.language)
      if (purpose === 'mail-confirm') {
        await store.changePlayer(player.id, { email })
        return t('notify.confirm.done', { email })
      }
      if (player.email === email) await store.changePlayer(player.id, { email: undefined })
      return t('notify.stop.done', { email })
    },
  }
}

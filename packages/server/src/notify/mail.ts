import { createText } from '@amyitis/text'
import nodemailer from 'nodemailer'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Signer } from '../players/signer.ts'
import type { Lang, PlayerRow, Store } from '../store/store.ts'
import type { Notice } from './notice.ts'

const DAY = 86_400_000

interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

export type SendMail = (letter: Letter) => Promise<void>

/** `smtp`: such as smtps://user:password@mail.example.org. */
export function createSendMail(smtp: string, from: string): SendMail {
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

/** What a link of a mail asks. */
export interface MailQuestion {
  readonly language: Lang
  readonly words: string
  readonly button: string
}

export interface Mailer {
  mail(player: PlayerRow, notice: Notice): Promise<void>
  /** Asks at an address whether it may be written to: nobody gets mail because somebody else wishes so. */
  ask(player: PlayerRow, email: string): Promise<void>
  /** What a link of a mail asks; undefined if it is none of ours or too old. */
  read(ticket: string): Promise<MailQuestion | undefined>
  /** Does it, and answers in words. */
  follow(ticket: string): Promise<string | undefined>
}

export function createMailer(
  { store, signer, clock, url }: { store: Store; signer: Signer; clock: Clock; url: string },
  send: SendMail,
): Mailer {
  const link = (ticket: Ticket) => new URL(`api/v1/mail?ticket=${signer.sign(ticket)}`, url).href

  async function open(given: string): Promise<{ readonly ticket: Ticket; readonly player: PlayerRow } | undefined> {
    const { success, data } = Ticket.safeParse(signer.open(given))
    if (!success || (data.until !== undefined && data.until < clock.now())) return undefined
    const player = await store.player(data.player)
    // Whoever has been forgotten stays so.
    return player?.name === undefined ? undefined : { ticket: data, player }
  }

  return {
    async mail({ id, language, email }, { title, body, path }) {
      if (email === undefined) return
      const text = createText(language)
      const stop = link({ purpose: 'mail-stop', player: id, email })
      const go = text.t('notify.mail.go', { url: new URL(path, url).href })
      await send({
        to: email,
        subject: `Amyitis: ${title}`,
        text: `${title}. ${body}\n\n${go}\n\n${text.t('notify.mail.stop', { url: stop })}\n`,
        // RFC 8058: mail programs offer a button.
        headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      })
    },

    async ask({ id, language }, email) {
      const text = createText(language)
      const confirm = link({ purpose: 'mail-confirm', player: id, email, until: clock.now() + DAY })
      await send({
        to: email,
        subject: `Amyitis: ${text.t('notify.confirm.title')}`,
        text: `${text.t('notify.confirm.body', { url: confirm })}\n\n${text.t('notify.confirm.ignore')}\n`,
      })
    },

    async read(given) {
      const found = await open(given)
      if (found === undefined) return undefined
      const { language } = found.player
      const { email, purpose } = found.ticket
      const { t } = createText(language)
      return purpose === 'mail-confirm'
        ? { language, words: t('notify.confirm.ask', { email }), button: t('notify.confirm.go') }
        : { language, words: t('notify.stop.ask', { email }), button: t('notify.stop.go') }
    },

    async follow(given) {
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

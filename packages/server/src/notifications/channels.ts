import type { Signer } from '../auth/signer.ts'
import type { Clock } from '../shared/clock.ts'
import type { Store } from '../store/store.ts'
import { createMailer, createSmtpSender, type Mailer } from './mail.ts'
import { createOutboundHttp, type OutboundHttp } from './outbound-http.ts'
import { createPushChannel, type PushChannel } from './push.ts'

/** How players are notified. */
export interface Channels {
  readonly http: OutboundHttp
  readonly push: PushChannel
  /** Only if a mail server is configured. */
  readonly mail: Mailer | undefined
}

export interface ChannelSettings {
  /** The public address of the app. */
  readonly url: string
  /** A mail server, such as smtps://user:password@mail.example.org, and the sender. */
  readonly smtp: string | undefined
  readonly mailFrom: string | undefined
}

/** Push services require a contact: a web address or a mail address. */
const contactOf = (url: string, mailFrom: string | undefined): string =>
  url.startsWith('https:') ? url : `mailto:${/[^<\s]+@[^>\s]+/.exec(mailFrom ?? '')?.[0] ?? 'nobody@amyitis.invalid'}`

export async function createChannels(
  { store, clock, signer }: { readonly store: Store; readonly clock: Clock; readonly signer: Signer },
  settings: ChannelSettings,
): Promise<Channels> {
  const { url, smtp, mailFrom = 'Amyitis <amyitis@localhost>' } = settings
  // A server without TLS can't require it from others.
  const http = createOutboundHttp(url.startsWith('http:'))
  return {
    http,
    push: await createPushChannel(store, http, contactOf(url, settings.mailFrom)),
    mail:
      smtp === undefined ? undefined : createMailer({ store, signer, clock, url }, createSmtpSender(smtp, mailFrom)),
  }
}

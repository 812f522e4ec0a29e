import type { Clock } from '../clock.ts'
import type { Signer } from '../players/signer.ts'
import type { Store } from '../store/store.ts'
import { createMailer, createSendMail, type Mailer } from './mail.ts'
import { createPostman, type Postman } from './post.ts'
import { createPusher, type Pusher } from './push.ts'

/** The ways on which players are told something. */
export interface Messengers {
  readonly postman: Postman
  readonly pusher: Pusher
  /** Only where a mail server is configured. */
  readonly mailer: Mailer | undefined
}

export interface MessengerSettings {
  /** The public address of the app. */
  readonly url: string
  /** A mail server, such as smtps://user:password@mail.example.org, and who writes. */
  readonly smtp: string | undefined
  readonly mailFrom: string | undefined
}

/** Push services want to know whom to complain to: a web address or a mail address. */
const contactOf = (url: string, mailFrom: string | undefined): string =>
  url.startsWith('https:') ? url : `mailto:${/[^<\s]+@[^>\s]+/.exec(mailFrom ?? '')?.[0] ?? 'nobody@amyitis.invalid'}`

export async function createMessengers(
  { store, clock, signer }: { readonly store: Store; readonly clock: Clock; readonly signer: Signer },
  settings: MessengerSettings,
): Promise<Messengers> {
  const { url, smtp, mailFrom = 'Amyitis <amyitis@localhost>' } = settings
  // Who has no encryption cannot ask others for it.
  const postman = createPostman(url.startsWith('http:'))
  return {
    postman,
    pusher: await createPusher(store, postman, contactOf(url, settings.mailFrom)),
    mailer:
      smtp === undefined ? undefined : createMailer({ store, signer, clock, url }, createSendMail(smtp, mailFrom)),
  }
}

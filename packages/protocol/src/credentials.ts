import { z } from 'zod'

/** Contact channels of players, and their credentials. */

const Base64 = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/)

const Target = z
  .string()
  .max(1000)
  .regex(/^[^\p{Cc}\s]+$/u)

/** How this server can reach players: the public key for push subscriptions, and whether it sends mail. */
export const ContactChannels = z.object({ push: z.string(), mail: z.boolean() })

/** The result of PushManager.subscribe. */
export const NewPushSubscription = z.object({
  endpoint: Target,
  keys: z.object({ p256dh: Base64(100), auth: Base64(50) }),
})
export const RemovedPushSubscription = z.object({ endpoint: Target })

export const NewWebhook = z.object({ url: Target.meta({ example: 'https://example.org/amyitis' }) })
/** The key that webhook calls are signed with. Shown only here. */
export const WebhookSecret = z.object({ secret: z.string() })

export const NewEmail = z.object({ email: z.email().max(254) })
export const MailTicket = z.object({ ticket: z.string().max(2000) })

/** Options for navigator.credentials as JSON, and a ticket that must be sent back with the result. */
export const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()), ticket: z.string() })

const credential = {
  id: Base64(2000),
  rawId: Base64(2000),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}
const ticket = z.string().max(2000)

export const NewPasskey = z.object({
  ticket,
  answer: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: Base64(8000),
      attestationObject: Base64(20_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  }),
})

export const RemovedPasskey = z.object({ id: Base64(2000) })

export const PasskeyAssertion = z.object({
  ticket,
  answer: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: Base64(8000),
      authenticatorData: Base64(8000),
      signature: Base64(8000),
      userHandle: Base64(200).optional(),
    }),
  }),
})

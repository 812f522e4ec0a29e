import { z } from 'zod'

/** How players are reached, and how they prove who they are. */

const Base64 = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/)

const Target = z
  .string()
  .max(1000)
  .regex(/^[^\p{Cc}\s]+$/u)

/** How this server could reach players: the key that browsers need for pushes, and whether it sends mail. */
export const Ways = z.object({ push: z.string(), mail: z.boolean() })

/** What a browser answers to PushManager.subscribe. */
export const NewPush = z.object({
  endpoint: Target,
  keys: z.object({ p256dh: Base64(100), auth: Base64(50) }),
})
export const OldPush = z.object({ endpoint: Target })

export const NewWebhook = z.object({ url: Target.meta({ example: 'https://example.org/amyitis' }) })
/** With this the server signs what it sends. It is told only here. */
export const WebhookSecret = z.object({ secret: z.string() })

export const NewEmail = z.object({ email: z.email().max(254) })
export const MailTicket = z.object({ ticket: z.string().max(2000) })

/** What navigator.credentials is asked, in the JSON form of Web Authentication, and what must come back with its answer. */
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

export const OldPasskey = z.object({ id: Base64(2000) })

export const ShownPasskey = z.object({
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

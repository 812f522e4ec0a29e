import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Store } from '../store/store.ts'

/** Signs data that is handed out and comes back later, so that it does not have to be stored. */
export interface Signer {
  sign(content: object): string
  /** The signed content; undefined if the signature is not ours. */
  verify(ticket: string): unknown
}

/** The key is generated on the first start, and shared by all processes. */
export async function createSigner(store: Store): Promise<Signer> {
  const key = await store.setSetting('signing-key', randomBytes(32).toString('base64url'), true)
  const mark = (content: string) => createHmac('sha256', key).update(content).digest()

  return {
    sign(content) {
      const text = Buffer.from(JSON.stringify(content)).toString('base64url')
      return `${text}.${mark(text).toString('base64url')}`
    },
    verify(ticket) {
      const [text, found = ''] = ticket.split('.')
      const wanted = mark(text)
      const given = Buffer.from(found, 'base64url')
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
      return JSON.parse(Buffer.from(text, 'base64url').toString())
    },
  }
}

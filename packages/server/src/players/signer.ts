import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Store } from '../store/store.ts'

/** Words that only this server can have written: it hands them out and gets them back, and keeps nothing. */
export interface Signer {
  sign(content: object): string
  /** What was signed, if it was signed here. */
  open(ticket: string): unknown
}

/** With a key that is made on the first start; several copies of the server share it. */
export async function createSigner(store: Store): Promise<Signer> {
  const key = await store.setSetting('signing-key', randomBytes(32).toString('base64url'), true)
  const mark = (content: string) => createHmac('sha256', key).update(content).digest()

  return {
    sign(content) {
      const text = Buffer.from(JSON.stringify(content)).toString('base64url')
      return `${text}.${mark(text).toString('base64url')}`
    },
    open(ticket) {
      const [text, found = ''] = ticket.split('.')
      const [wanted, given] = [mark(text), Buffer.from(found, 'base64url')]
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
      return JSON.parse(Buffer.from(text, 'base64url').toString())
    },
  }
}

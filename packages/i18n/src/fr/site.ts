import type { SITE as ENGLISH } from '../en/site.ts'
import type { Translated } from '../message.ts'
import { spaced } from './spaces.ts'

export const SITE: Translated<typeof ENGLISH> = spaced({
  'site.title': 'Amyitis : les jardins suspendus de Babylone',
  'site.description':
    'Plantez les jardins suspendus de Babylone : le jeu de société Amyitis, en solo contre des robots ou en ligne entre amis.',
})

import type { SITE as ENGLISH } from '../en/site.ts'
import type { Translated } from '../message.ts'

export const SITE: Translated<typeof ENGLISH> = {
  'site.title': 'Amyitis: die Hängenden Gärten von Babylon',
  'site.description':
    'Lege die Hängenden Gärten von Babylon an: das Brettspiel Amyitis, allein gegen Bots oder online mit Freunden.',
}

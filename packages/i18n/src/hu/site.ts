import type { SITE as ENGLISH } from '../en/site.ts'
import type { Translated } from '../message.ts'

export const SITE: Translated<typeof ENGLISH> = {
  'site.title': 'Amyitis: Babilon függőkertjei',
  'site.description':
    'Ültesd be Babilon függőkertjeit: az Amyitis társasjáték, egyedül robotok ellen vagy online a barátaiddal.',
}

import type { Text } from '@amyitis/i18n/app'
import { createContext, use } from 'react'

const TextContext = createContext<Text | undefined>(undefined)
export const TextProvider = TextContext.Provider

/** What is said on the screen, in the language of its reader. */
export function useText(): Text {
  const text = use(TextContext)
  if (text === undefined) throw new Error('no text around this component')
  return text
}

import { isLit, type Lit } from './lights.ts'
import { withoutBreaks } from './wording.ts'

/** A piece of a text: words, or the name of a square or a canal. */
export interface TextPart {
  readonly words: string
  readonly place?: Lit
}

const NAMES = /(?<![\p{L}\d.-])([a-d][1-4](?:[-\u2011][a-d][1-4])?)(?![\p{L}\d])/u

function placeOf(name: string): Lit | undefined {
  const plain = name.replace('\u2011', '-')
  const place = plain.includes('-') ? `canal ${plain}` : `square ${plain}`
  return isLit(place) ? place : undefined
}

/** A text by the squares and canals it names. No name is broken at its hyphen. */
export function namesIn(words: string): TextPart[] {
  return words
    .split(NAMES)
    .map((part, i): TextPart => {
      const place = i % 2 === 1 ? placeOf(part) : undefined
      return place === undefined ? { words: withoutBreaks(part) } : { words: withoutBreaks(part), place }
    })
    .filter((part) => part.words !== '')
}

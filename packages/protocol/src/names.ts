/** What is wrong with a name before anybody else's is looked at; the server also knows what is taken or reserved. */
export type NameFault = 'name-blank' | 'name-too-long' | 'name-invisible'

/** In characters as people count them. */
export const LONGEST_NAME = 24
/** A character may be made of several code points, but not of any number of them. */
const MOST_UNITS = 4 * LONGEST_NAME

/** Characters that show nothing, or that change how others are shown; U+2800 and U+1D159 are blank symbols. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]|^\p{M}|\s\p{M}|\p{M}{4}/u
const SUBSTANCE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A name as it is kept: composed, with single blanks, without the selectors that only choose how an emoji is drawn. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\ufe0e\ufe0f]/g, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

export function faultOfName(tidy: string): NameFault | undefined {
  if (INVISIBLE.test(tidy)) return 'name-invisible'
  if (!SUBSTANCE.test(tidy)) return 'name-blank'
  return tidy.length > MOST_UNITS || [...segmenter.segment(tidy)].length > LONGEST_NAME ? 'name-too-long' : undefined
}

/** What can be wrong with a name in itself; the server also checks whether it is taken or reserved. */
export type NameProblem = 'name-blank' | 'name-too-long' | 'name-invisible'

/** In characters as people count them (grapheme clusters). */
export const MAX_NAME_LENGTH = 24
/** A character may consist of several code points, but not of arbitrarily many. */
const MAX_CODE_UNITS = 4 * MAX_NAME_LENGTH

/** Characters that are invisible or change the display of others; U+2800 and U+1D159 are blank symbols. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]|^\p{M}|\s\p{M}|\p{M}{4}/u
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A name as it is stored: NFC, single spaces, without emoji variation selectors. */
export const normalizeName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\ufe0e\ufe0f]/g, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

export function nameProblem(tidy: string): NameProblem | undefined {
  if (INVISIBLE.test(tidy)) return 'name-invisible'
  if (!VISIBLE.test(tidy)) return 'name-blank'
  return tidy.length > MAX_CODE_UNITS || [...segmenter.segment(tidy)].length > MAX_NAME_LENGTH
    ? 'name-too-long'
    : undefined
}

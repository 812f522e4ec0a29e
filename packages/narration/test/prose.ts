import type { Language } from '@amyitis/i18n'

const VOWELS = 'aeiouàâäáéèêëíîïóôöőúùûüű'

/** What no sentence of a language may hold, and why. */
const FAULTS: Readonly<Record<Language, readonly (readonly [string, RegExp])[]>> = {
  en: [['an article for the other kind of sound', /\b(a [aeio]|an [^aeiouh\W\d])/i]],
  fr: [
    ['no elision', new RegExp(`(?<![\\p{L}’])(le|la|de|que|ne|se|je|ce|jusque|lorsque) (?![a-e]\\d)[${VOWELS}]`, 'iu')],
    ['no contraction', /(?<!\p{L})(de les?|à les?) /iu],
    ['no narrow space before a high mark', /[^\u202f\u00a0][;!?»]|[^\u202f\u00a0\d]:|«[^\u202f\u00a0]/u],
  ],
  de: [['no contraction, or a case that is none', /(?<!\p{L})(in dem|zu dem|zu der|von dem|an dem|bei dem) /iu]],
  hu: [
    ['an article for the other kind of sound', new RegExp(`(?<![\\p{L}-])a (?![a-e]\\d|[IVX]+\\.)[${VOWELS}]`, 'iu')],
    ['a suffix that does not go with its vowel', /(?<!\p{L})az [bcdfghjklmnpqrstvwxz]/iu],
  ],
}

const ANYWHERE: readonly (readonly [string, RegExp])[] = [
  ['a value that is missing', /undefined|null|NaN|\[object|\{|\}/],
  ['a straight apostrophe or quote', /['"]/],
  ['spaces that are too many', /^\s|\s$|\s{2}|\s[.,]/],
  ['marks that are doubled', /\.\.|,,|\(\)|: *$/],
]

/** What is wrong with something that is said in a language. */
export const faultsOf = (language: Language, said: string): string[] =>
  [...ANYWHERE, ...FAULTS[language]].filter(([, pattern]) => pattern.test(said)).map(([what]) => `${what}: ${said}`)

export const isSentence = (said: string): boolean => /^[\p{Lu}\d„«“].*[.!?]$/su.test(said)

/** Names that begin with vowels and with consonants, in whichever order. */
export const NAMES = [
  ['Anu', 'Ishtar', 'Nabu', 'Ea'],
  ['Marduk', 'Enlil', 'Ur', 'Sin'],
] as const

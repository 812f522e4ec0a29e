import type { Language } from '@amyitis/i18n'

const VOWELS = 'aeiouàâäáéèêëíîïóôöőúùûüű'

/** Patterns that no sentence of a language may contain, and why. */
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

/** The faults of a sentence in a language. */
export const faultsOf = (language: Language, sentence: string): string[] =>
  [...ANYWHERE, ...FAULTS[language]]
    .filter(([, pattern]) => pattern.test(sentence))
    .map(([what]) => `${what}: ${sentence}`)

export const isSentence = (sentence: string): boolean => /^[\p{Lu}\d„«“].*[.!?]$/su.test(sentence)

/** Names that begin with vowels and with consonants, in both orders. */
export const NAMES = [
  ['Anu', 'Ishtar', 'Nabu', 'Ea'],
  ['Marduk', 'Enlil', 'Ur', 'Sin'],
] as const

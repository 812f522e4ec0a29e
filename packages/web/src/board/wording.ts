const SQUARE = /^[a-d][1-4]/

/** As a sentence or a label begins; squares and sides keep their small letters. */
export const capital = (words: string, language: string): string =>
  SQUARE.test(words) ? words : words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1)

const CANAL = /\b([a-d][1-4])-([a-d][1-4])\b/g

/** Words in which no canal's name is broken at its hyphen. */
export const withoutBreaks = (words: string): string => words.replaceAll(CANAL, '$1\u2011$2')

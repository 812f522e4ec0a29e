const CANAL = /\b([a-d][1-4])-([a-d][1-4])\b/g

/** Words in which no canal's name is broken at its hyphen. */
export const unbroken = (words: string): string => words.replaceAll(CANAL, '$1\u2011$2')

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** A level of a court card as it is printed on it. */
export const roman = (level: number): string => ROMAN[level] ?? String(level)

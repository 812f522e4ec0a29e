import type { Text } from '@amyitis/i18n'

/** A share as per cent: "62 %". */
export const percent = ({ language }: Text, share: number, digits = 0): string =>
  share.toLocaleString(language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

/** A number with one decimal: "1.2". */
export const oneDigit = ({ language }: Text, value: number): string =>
  value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const SIGNED = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const

/** Intl writes a hyphen where a minus belongs. */
const difference = ({ language }: Text, value: number, style: 'decimal' | 'percent'): string =>
  value.toLocaleString(language, { ...SIGNED, style }).replace('-', '−')

/** A difference, with its sign: "−1.2". */
export const signed = (text: Text, value: number): string => difference(text, value, 'decimal')

/** A difference of shares, with its sign: "+3.1 %". */
export const signedPercent = (text: Text, value: number): string => difference(text, value, 'percent')

import type { Text } from '@amyitis/i18n'

/** A share as per cent: "62 %". */
export const percent = ({ language }: Text, share: number, digits = 0): string =>
  share.toLocaleString(language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })

const SIGNED = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const

/** A difference, with its sign: "−1.2". */
export const signed = ({ language }: Text, difference: number): string => difference.toLocaleString(language, SIGNED)

/** A difference of shares, with its sign: "+3.1 %". */
export const signedPercent = ({ language }: Text, difference: number): string =>
  difference.toLocaleString(language, { ...SIGNED, style: 'percent' })

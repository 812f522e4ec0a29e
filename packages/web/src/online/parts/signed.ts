import type { Text } from '@amyitis/i18n/app'

/** A difference with its sign, as the language writes it. */
export const signed = ({ language }: Pick<Text, 'language'>, difference: number): string =>
  new Intl.NumberFormat(language, { signDisplay: 'always' }).format(difference).replace('-', '−')

import type { Text } from '@amyitis/i18n/app'
import type { Rating } from '@amyitis/protocol'

/** A difference with its sign, as the language writes it. */
export const ratingChange = ({ language }: Pick<Text, 'language'>, difference: number): string =>
  new Intl.NumberFormat(language, { signDisplay: 'always' }).format(difference).replace('-', '−')

/** A rating as a number: 1,332. */
export const ratingNumber = (text: Text, rating: number): string => rating.toLocaleString(text.language)

/** A rating with how sure it is: 1,332 ± 80. */
export const ratingText = (text: Text, { rating, uncertainty }: Pick<Rating, 'rating' | 'uncertainty'>): string =>
  text.t('online.rating.value', { rating: ratingNumber(text, rating), uncertainty })

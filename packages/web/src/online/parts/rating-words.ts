import type { Text } from '@amyitis/i18n/app'
import type { Rating } from '@amyitis/protocol'

/** A rating with how sure it is: 1,332 ± 80. */
export const ratingWords = (text: Text, { rating, uncertainty }: Pick<Rating, 'rating' | 'uncertainty'>): string =>
  text.t('online.rating.value', { rating: rating.toLocaleString(text.language), uncertainty })

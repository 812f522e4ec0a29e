import { RULE_VALUES, type Temple } from '@amyitis/engine'
import type { Book } from '@amyitis/narration'

/** R10.2 What a temple gives, in a few words. */
export function rewardsOf({ text: { t } }: Book, temple: Temple): { readonly first: string; readonly second: string } {
  switch (temple) {
    case 'ishtar':
      return { first: t('reward.ishtar.first'), second: t('reward.ishtar.second') }
    case 'marduk':
      return {
        first: t('part.points', { count: RULE_VALUES.mardukFirst }),
        second: t('part.points', { count: RULE_VALUES.mardukSecond }),
      }
    case 'tammouz':
      return { first: t('reward.tammouz.first'), second: t('reward.tammouz.second') }
  }
}

import type { RulesPageId } from '@amyitis/narration'
import type { IconName } from '../icons/art.tsx'

/** The picture of each page of the rules. */
export const PAGE_ICONS: Readonly<Record<RulesPageId, IconName>> = {
  overview: 'points',
  table: 'cube-blue',
  round: 'first',
  recruit: 'farmer',
  irrigation: 'irrigation',
  caravan: 'camel',
  babylon: 'any-good',
  court: 'banker',
  planting: 'gardener',
  temples: 'ishtar',
  end: 'winner',
  palace: 'palace',
  box: 'tile',
  glossary: 'book',
}

import type { IconProps } from '../../icons/icon.tsx'

type IconName = IconProps['name']

const BY_KIND: Readonly<Record<string, IconName>> = {
  pass: 'passed',
  noble: 'noble',
  caravan: 'camel',
  field: 'farmer',
  irrigate: 'irrigation',
  plant: 'tile',
  exchange: 'exchange',
  keep: 'check',
  sell: 'points',
  discard: 'delete',
}

/** The icon that stands for a move. */
export function moveIcon(move: string): IconName {
  const [kind, word, trade] = move.split(' ')
  if (kind in BY_KIND) return BY_KIND[kind]
  return (kind === 'recruit' ? trade : word) as IconName
}

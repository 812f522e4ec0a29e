import type { Cube } from '@amyitis/engine'
import { Icon, type IconProps } from './Icon.tsx'

/** A cube of a player, with the player’s shape on it, or a neutral one. */
export function CubeIcon({ color, ...rest }: Omit<IconProps, 'name'> & { readonly color: Cube }) {
  return <Icon name={`cube-${color}`} {...rest} />
}

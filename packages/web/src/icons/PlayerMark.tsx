import type { Color } from '@amyitis/engine'
import { Icon, type IconProps } from './Icon.tsx'

/** Who it is: colour, shape and letter. */
export function PlayerMark({ color, ...rest }: Omit<IconProps, 'name'> & { readonly color: Color }) {
  return <Icon name={`mark-${color}`} {...rest} />
}

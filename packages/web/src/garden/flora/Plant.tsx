import { short } from '../draw/pen.ts'
import { link, type Scene } from '../scene.ts'

interface Props {
  readonly scene: Scene
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly size: number
  /** The colour of its flowers. */
  readonly bloom?: string | undefined
}

/** A plant at its place. */
export function Plant({ scene, kind, x, y, size, bloom }: Props) {
  const drawn = bloom !== undefined && kind.startsWith('bush') ? `${kind}-in-bloom` : kind
  return <use href={link(scene, drawn)} transform={`translate(${short(x)} ${short(y)}) scale(${size})`} color={bloom} />
}

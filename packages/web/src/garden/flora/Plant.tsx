import { short } from '../draw/pen.ts'
import { link, type Scene } from '../scene.ts'

interface Props {
  readonly scene: Scene
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly bloom?: string | undefined
}

/** A plant at its place; `bloom` colours its flowers. */
export function Plant({ scene, kind, x, y, size, bloom }: Props) {
  return <use href={link(scene, kind)} transform={`translate(${short(x)} ${short(y)}) scale(${size})`} color={bloom} />
}

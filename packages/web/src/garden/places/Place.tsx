import { memo } from 'react'
import type { Acts } from '../../board/use-target-events.ts'
import { type Spot, targetOf } from '../glow/garden-places.ts'
import type { Scene } from '../scene.ts'
import { hitArea } from './shapes.ts'

interface Props {
  readonly scene: Scene
  readonly kind: Spot['kind']
  readonly index: number
  readonly legal: boolean
  /** Does Tab stop here? */
  readonly stop: boolean
  readonly label: string
  readonly acts: Acts
}

/** A canal or a square as a button: what is not legal now can still be asked about. */
export const Place = memo(function Place({ scene, kind, index, legal, stop, label, acts }: Props) {
  const spot = { kind, index }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML has no outline of its own
    <path
      role="button"
      className={legal ? 'garden-place garden-legal' : 'garden-place'}
      d={hitArea(scene.geometry, spot, legal)}
      data-target={targetOf(spot)}
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      aria-disabled={legal ? undefined : true}
      onPointerEnter={acts.enter}
      onPointerLeave={acts.leave}
      onFocus={acts.focus}
      onBlur={acts.blur}
      onClick={acts.click}
      onKeyDown={acts.key}
    />
  )
})

/** The room around a legal canal that a finger may hit, as far as no other legal canal is nearer. */
export const Reach = memo(function Reach({ scene, index, acts }: Pick<Props, 'scene' | 'index' | 'acts'>) {
  const spot = { kind: 'canal', index } as const
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the canal itself
    <path
      className="garden-reach"
      d={hitArea(scene.geometry, spot, false)}
      strokeWidth={scene.geometry.touch - 20}
      data-target={targetOf(spot)}
      onClick={acts.click}
    />
  )
})

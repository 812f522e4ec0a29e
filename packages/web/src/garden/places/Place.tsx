import { memo } from 'react'
import type { TargetEvents } from '../../board/pointing.ts'
import { type GardenPlace, targetAt } from '../glow/garden-places.ts'
import type { Scene } from '../scene.ts'
import { hitArea } from './shapes.ts'

interface Props {
  readonly scene: Scene
  readonly kind: GardenPlace['kind']
  readonly index: number
  readonly legal: boolean
  /** Does Tab stop here? */
  readonly stop: boolean
  readonly label: string
  readonly events: TargetEvents
}

/** A canal or a square as a button: what is not legal now can still be asked about. */
export const Place = memo(function Place({ scene, kind, index, legal, stop, label, events }: Props) {
  const place = { kind, index }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button of HTML has no outline of its own
    <path
      role="button"
      className={legal ? 'garden-place garden-legal' : 'garden-place'}
      d={hitArea(scene.geometry, place, legal)}
      data-at={targetAt(place)}
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      aria-disabled={legal ? undefined : true}
      onPointerEnter={events.enter}
      onPointerLeave={events.leave}
      onFocus={events.focus}
      onBlur={events.blur}
      onClick={events.click}
      onKeyDown={events.key}
    />
  )
})

/** The room around a legal canal that a finger may hit, as far as no other legal canal is nearer. */
export const Reach = memo(function Reach({ scene, index, events }: Pick<Props, 'scene' | 'index' | 'events'>) {
  const place = { kind: 'canal', index } as const
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the canal itself
    <path
      className="garden-reach"
      d={hitArea(scene.geometry, place, false)}
      strokeWidth={scene.geometry.touch - 20}
      data-at={targetAt(place)}
      onClick={events.click}
    />
  )
})

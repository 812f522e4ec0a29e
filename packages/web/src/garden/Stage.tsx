import { type CSSProperties, type ReactNode, useId, useMemo, useRef } from 'react'
import type { Geometry } from './geometry.ts'
import type { Scene } from './scene.ts'
import { useGeometry } from './use-geometry.ts'

export function viewBoxOf({ view }: Geometry): string {
  return `${view.x} ${view.y} ${view.width} ${view.height}`
}

interface LayerProps {
  readonly scene: Scene
  readonly name: string
  /** Of pictures that are shown in turn. */
  readonly phase?: number
  readonly children: ReactNode
}

/** One of the sheets that the picture is made of, each re-rendered only when something on it changes. */
export function Layer({ scene, name, phase, children }: LayerProps) {
  return (
    <svg
      className="garden-layer"
      data-layer={name}
      data-phase={phase}
      viewBox={viewBoxOf(scene.geometry)}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** The frame of the picture: as large as fits, in its own proportions, with a view that suits the space. */
export function Stage({ children }: { children: (scene: Scene) => ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const ids = useId()
  const room = useGeometry(container)
  const scene = useMemo(() => room && { ...room, ids }, [room, ids])
  const ratio = room && room.geometry.view.width / room.geometry.view.height
  return (
    <div className="garden" ref={container}>
      {scene && (
        <div className="garden-stage" style={{ '--garden-ratio': ratio } as CSSProperties}>
          {children(scene)}
        </div>
      )}
    </div>
  )
}

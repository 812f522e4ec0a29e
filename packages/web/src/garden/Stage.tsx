import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Geometry, geometryFor } from './geometry.ts'
import type { Scene } from './scene.ts'

/** Below this width of the garden, in pixels, letters at its edge could not be read. */
const LETTERS_WIDTH = 300

const fits = (width: number, height: number, { view }: Geometry) =>
  Math.min(width, (height * view.width) / view.height) >= LETTERS_WIDTH

interface Room {
  readonly geometry: Geometry
  /** Is there room for the names of columns and rows? */
  readonly letters: boolean
}

function roomOf(width: number, height: number, before: Room | undefined): Room {
  const geometry = geometryFor(width, height, before?.geometry)
  const letters = fits(width, height, geometry)
  return before?.geometry === geometry && before.letters === letters ? before : { geometry, letters }
}

/** The view that suits the space available; undefined until that has been measured. */
function useGeometry(container: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>()
  useLayoutEffect(() => {
    const element = container.current
    if (element === null) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      if (clientWidth > 0) setRoom((before) => roomOf(clientWidth, clientHeight, before))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container])
  return room
}

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

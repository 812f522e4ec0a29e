import type { City } from '@amyitis/engine'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import { routeOf, routeSource, withCityMoved } from './draft.ts'
import { cityIcon } from './pieces.ts'
import { useEditing } from './use-draft.ts'
import './route.css'

/** A city that is being dragged, and the place where it would come to lie. */
interface Dragged {
  readonly city: City
  readonly to: number
}

/** After a move, the button that was pressed keeps the focus, though its city lies elsewhere. */
function useFocusKept(route: readonly City[]) {
  const pressed = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the route
  useEffect(() => {
    const button = pressed.current
    pressed.current = null
    // At the end of the route there is only one way left.
    if (button?.disabled) button.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus()
    else button?.focus()
  }, [String(route)])
  return pressed
}

/** Drags a city along the list, whose rows are all equally high; Babylon stays where it is. */
function useDrag(route: readonly City[], onMove: (city: City, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<Dragged>()
  const placeAt = (y: number): number => {
    const { top = 0, height = 1 } = list.current?.getBoundingClientRect() ?? {}
    const place = Math.floor(((y - top) / height) * route.length)
    return Math.max(1, Math.min(route.length - 1, place))
  }
  const grip = (city: City) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ city, to: route.indexOf(city) })
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (dragged !== undefined) setDragged({ ...dragged, to: placeAt(clientY) })
    },
    onPointerUp() {
      if (dragged !== undefined) onMove(dragged.city, dragged.to)
      setDragged(undefined)
    },
    onPointerCancel: () => setDragged(undefined),
  })
  return { list, dragged, grip }
}

/** The route as it looks while a city is dragged. */
const shownRoute = (route: readonly City[], dragged: Dragged | undefined): readonly City[] =>
  dragged === undefined ? route : route.filter((city) => city !== dragged.city).toSpliced(dragged.to, 0, dragged.city)

/** R7.1 The route of the caravan: cities are dragged to their place, or moved step by step. */
export function Route() {
  const text = useText()
  const { draft, replace } = useEditing()
  const route = routeOf(draft)
  const [told, setTold] = useState('')
  const pressed = useFocusKept(route)
  const move = (city: City, to: number) => {
    if (to === route.indexOf(city)) return
    replace(withCityMoved(draft, city, to))
    setTold(text.t('editor.route.place', { city, place: to + 1, all: route.length }))
  }
  const { list, dragged, grip } = useDrag(route, move)
  const shown = shownRoute(route, dragged)
  const source = routeSource(draft)
  const step = (city: City, way: 1 | -1) => {
    const to = route.indexOf(city) + way
    const name = text.t(way < 0 ? 'editor.route.earlier' : 'editor.route.later', { city })
    return (
      <button
        type="button"
        className="button editor-route-step"
        disabled={to < 1 || to >= route.length}
        aria-label={name}
        title={name}
        onClick={({ currentTarget }) => {
          pressed.current = currentTarget
          move(city, to)
        }}
      >
        <Icon name={way < 0 ? 'up' : 'down'} size={18} />
      </button>
    )
  }
  return (
    <div
      className={source === 'own' ? 'editor-piece editor-route is-changed' : 'editor-piece editor-route'}
      data-wanted={source === 'reconstructed'}
    >
      <h3 className="editor-piece-name">
        <Icon name="caravan" size={28} />
        {text.t('editor.route')}
      </h3>
      <p className="page-note">{text.t('editor.route.about')}</p>
      <ol ref={list} className="editor-route-cities">
        {route.map((city) => (
          <li
            key={city}
            className={city === dragged?.city ? 'editor-route-city is-dragged' : 'editor-route-city'}
            style={{ order: shown.indexOf(city) }}
          >
            <span className="editor-route-place">{shown.indexOf(city) + 1}</span>
            <Icon name={cityIcon(city)} size={22} />
            <span className="editor-route-name">{text.name('city', city)}</span>
            {city === 'babylon' ? null : (
              <>
                <span className="editor-route-grip" aria-hidden="true" {...grip(city)}>
                  <Icon name="menu" size={18} />
                </span>
                {step(city, -1)}
                {step(city, 1)}
              </>
            )}
          </li>
        ))}
      </ol>
      <p className="editor-source">{text.t(`rules.box.${source}`)}</p>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </div>
  )
}

import { type Point, short } from '../draw/pen.ts'
import { type Geometry, heightOf, project } from '../geometry.ts'
import { idIn, link, paint, type Scene } from '../scene.ts'

export function BrazierDef({ scene }: { scene: Scene }) {
  return (
    <g id={idIn(scene, 'brazier')}>
      <circle cy="-19" r="30" fill={paint(scene, 'fire')} />
      <path d="M-4 0-2.500-9h5L4 0z" fill="var(--g-merlon-left)" stroke="#3b2208" strokeWidth=".9" />
      <path d="M-7-14H7L4-8.500H-4z" fill="#c98a2b" stroke="#3b2208" strokeWidth="1" />
      <path
        d="M0-31C1.500-26 6-24 6-18.500 6-15.500 3.500-13.500 0-13.500S-6-15.500-6-18.500C-6-22-3-23.500-2.300-26-1.500-25-1-24.500-.5-24.500-.8-27-.6-29 0-31z"
        fill="#ff9a2e"
      />
      <path
        d="M0-23C.8-21 3-20 3-17.500 3-15.500 1.700-14.500 0-14.500S-3-15.500-3-17.500C-3-19.500-1-20.500 0-23z"
        fill="#fff0a0"
      />
    </g>
  )
}

export function Braziers({ scene }: { scene: Scene }) {
  return brazierPlaces(scene.geometry).map(([x, y]) => (
    <use key={`${x} ${y}`} href={link(scene, 'brazier')} transform={`translate(${short(x)} ${short(y)})`} />
  ))
}

/** A brazier burns at each outer corner of each terrace. */
export function brazierPlaces(geometry: Geometry): readonly Point[] {
  return [1, 2, 3, 4].flatMap((floor) => {
    const z = heightOf(geometry, floor)
    return [project(geometry, floor - 0.96, 3.96, z), project(geometry, 3.96, floor - 0.96, z)]
  })
}

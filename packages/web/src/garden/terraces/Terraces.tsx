import { memo } from 'react'
import { area, between, line, up } from '../draw/pen.ts'
import { type Geometry, heightOf, project } from '../geometry.ts'
import { paint, type Scene } from '../scene.ts'
import { Braziers } from './Braziers.tsx'
import { type Flank, Wall, wallFrame } from './Wall.tsx'

const MERLONS = 6

/** Stepped merlons along a far edge, terrace by terrace. */
function merlons(geometry: Geometry, flank: Flank): string {
  let d = ''
  for (let floor = 1; floor <= 4; floor++) {
    const z = heightOf(geometry, floor)
    const p = (along: number) => (flank === 'left' ? project(geometry, along, 4, z) : project(geometry, 4, along, z))
    const start = p(floor - 1)
    const end = p(floor)
    d += area(start, end, up(end, 4), up(start, 4))
    for (let i = 0; i < MERLONS; i++) {
      const a = p(floor - 1 + (i + 0.14) / MERLONS)
      const b = p(floor - 1 + (i + 0.86) / MERLONS)
      const inner = [between(a, b, 0.78), between(a, b, 0.22)]
      d += area(
        up(a, 3),
        up(b, 3),
        up(b, 7),
        up(inner[0], 7),
        up(inner[0], 11.5),
        up(inner[1], 11.5),
        up(inner[1], 7),
        up(a, 7),
      )
    }
  }
  return d
}

/** Crenels stand on the two far edges only: they hide nothing. */
function Parapet({ scene }: { scene: Scene }) {
  return (
    <g stroke="var(--g-merlon-line)" strokeWidth=".8" strokeLinejoin="round">
      <path d={merlons(scene.geometry, 'left')} fill="var(--g-merlon-left)" />
      <path d={merlons(scene.geometry, 'right')} fill="var(--g-merlon-right)" />
    </g>
  )
}

const HALF_WIDTH = 8
const OUTER = HALF_WIDTH + 3

/** Arches in the quay where sides meet the river: their water comes from here (R3.5). */
function Culverts({ scene }: { scene: Scene }) {
  const { hw, quay } = scene.geometry
  return (['left', 'right'] as readonly Flank[]).map((flank) => {
    const middles = [1, 2, 3].map((square) => (flank === 'left' ? -square * hw : square * hw))
    const all = (draw: (x: number) => string) => middles.map(draw).join('')
    const arch = (x: number) => `M${x - OUTER} ${quay}V9a${OUTER} ${HALF_WIDTH + 1} 0 0 1 ${2 * OUTER} 0V${quay}`
    const hole = (x: number) =>
      `M${x - HALF_WIDTH} ${quay}V10a${HALF_WIDTH} ${HALF_WIDTH} 0 0 1 ${2 * HALF_WIDTH} 0V${quay}z`
    return (
      <g key={flank} transform={wallFrame(scene, 1, flank)}>
        <path d={all(arch)} fill="var(--g-lip)" stroke="var(--g-rim-line)" strokeWidth=".8" />
        <path d={all(hole)} fill="var(--g-deep)" />
        <path d={all((x) => `M${x - HALF_WIDTH} ${quay}v-7h${2 * HALF_WIDTH}v7z`)} fill="var(--g-water-1)" />
        <path
          d={all((x) => `M${x - HALF_WIDTH + 2} ${quay - 4}h${2 * HALF_WIDTH - 4}`)}
          stroke="var(--g-foam)"
          strokeWidth="1.3"
          strokeOpacity=".9"
        />
      </g>
    )
  })
}

/** The four terraces from the river up. Since floors rise away from the eye, nothing hides anything. */
export const Terraces = memo(function Terraces({ scene }: { scene: Scene }) {
  return (
    <>
      {[1, 2, 3, 4].map((floor) => (
        <Terrace key={floor} scene={scene} floor={floor} />
      ))}
      <Parapet scene={scene} />
      <Braziers scene={scene} />
      <Culverts scene={scene} />
    </>
  )
})

/** Terrace f is the block c, r ≥ f − 1: a paved top, a lit wall on the left, a wall in shade on the right (R3.1). */
function Terrace({ scene, floor }: { scene: Scene; floor: number }) {
  const { geometry } = scene
  const edge = floor - 1
  const z = heightOf(geometry, floor)
  const p = (c: number, r: number) => project(geometry, c, r, z)
  let joints = ''
  for (let i = 1; i < (4 - edge) * 4; i++) {
    const at = edge + i / 4
    joints += line(p(at, edge), p(at, 4)) + line(p(edge, at), p(4, at))
  }
  const foot = floor
  return (
    <>
      <Wall scene={scene} floor={floor} flank="left" />
      <Wall scene={scene} floor={floor} flank="right" />
      <path d={area(p(edge, edge), p(4, edge), p(4, 4), p(edge, 4))} fill={paint(scene, `top-${floor}`)} />
      <path d={joints} stroke="var(--g-joint)" strokeWidth=".8" />
      <path
        d={line(p(4, edge), p(edge, edge), p(edge, 4))}
        stroke="var(--g-lip)"
        strokeWidth="2"
        fill="none"
        strokeLinejoin="round"
      />
      {floor < 4 && (
        <g fill="var(--g-cast)">
          <path d={area(p(foot, foot), p(4, foot), p(4, foot - 0.34), p(foot - 0.34, foot - 0.34))} fillOpacity=".5" />
          <path d={area(p(foot, foot), p(4, foot), p(4, foot - 0.14), p(foot - 0.14, foot - 0.14))} fillOpacity=".5" />
          <path d={area(p(foot, foot), p(foot, 4), p(foot - 0.1, 4), p(foot - 0.1, foot - 0.1))} fillOpacity=".35" />
        </g>
      )}
    </>
  )
}

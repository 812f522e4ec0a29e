import { area, line } from '../draw/pen.ts'
import { heightOf, project } from '../geometry.ts'
import { paint, type Scene } from '../scene.ts'
import { Wall } from './Wall.tsx'

/** Terrace f is the block c, r ≥ f − 1: a paved top, a lit wall on the left, a wall in shade on the right (R3.1). */
export function Terrace({ scene, floor }: { scene: Scene; floor: number }) {
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

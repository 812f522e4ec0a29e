import type { Scene } from '../scene.ts'
import { type Flank, wallFrame } from './Wall.tsx'

const HALF_WIDTH = 8
const OUTER = HALF_WIDTH + 3

/** Arches in the quay where sides meet the river: their water comes from here (R3.5). */
export function Culverts({ scene }: { scene: Scene }) {
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

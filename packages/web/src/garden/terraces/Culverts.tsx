import type { Scene } from '../scene.ts'
import { type Flank, wallFrame } from './Wall.tsx'

const HALF_WIDTH = 8

/** An arch in the quay where a side meets the river: its water comes from here (R3.5). */
function Culvert({ x, quay }: { x: number; quay: number }) {
  const outer = HALF_WIDTH + 3
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={`M${-outer} ${quay}V9a${outer} ${HALF_WIDTH + 1} 0 0 1 ${2 * outer} 0V${quay}z`} fill="var(--g-lip)" />
      <path
        d={`M${-outer} ${quay}V9a${outer} ${HALF_WIDTH + 1} 0 0 1 ${2 * outer} 0V${quay}`}
        fill="none"
        stroke="var(--g-rim-line)"
        strokeWidth=".8"
      />
      <path
        d={`M${-HALF_WIDTH} ${quay}V10a${HALF_WIDTH} ${HALF_WIDTH} 0 0 1 ${2 * HALF_WIDTH} 0V${quay}z`}
        fill="var(--g-deep)"
      />
      <path d={`M${-HALF_WIDTH} ${quay}v-7h${2 * HALF_WIDTH}v7z`} fill="var(--g-water-1)" />
      <path
        d={`M${-HALF_WIDTH + 2} ${quay - 4}h${2 * HALF_WIDTH - 4}`}
        stroke="var(--g-foam)"
        strokeWidth="1.3"
        strokeOpacity=".9"
      />
    </g>
  )
}

export function Culverts({ scene }: { scene: Scene }) {
  const { hw, quay } = scene.geometry
  return (['left', 'right'] as readonly Flank[]).map((flank) => (
    <g key={flank} transform={wallFrame(scene, 1, flank)}>
      {[1, 2, 3].map((square) => (
        <Culvert key={square} x={flank === 'left' ? -square * hw : square * hw} quay={quay} />
      ))}
    </g>
  ))
}

import { Linear } from '../draw/gradients.tsx'
import { idIn, type Scene } from '../scene.ts'

export function PlotDefs({ scene }: { scene: Scene }) {
  const slant = { x1: 0, y1: 0, x2: 1, y2: 1 }
  return (
    <>
      <Linear
        id={idIn(scene, 'soil')}
        {...slant}
        stops={[
          [0, 'var(--g-soil-1)'],
          [1, 'var(--g-soil-2)'],
        ]}
      />
      <Linear
        id={idIn(scene, 'grass')}
        {...slant}
        stops={[
          [0, 'var(--g-grass-1)'],
          [0.55, 'var(--g-grass-2)'],
          [1, 'var(--g-grass-3)'],
        ]}
      />
    </>
  )
}

import { Linear } from '../draw/gradients.tsx'
import { idIn, type Scene } from '../scene.ts'

export function CanalDefs({ scene }: { scene: Scene }) {
  return (
    <Linear
      id={idIn(scene, 'fall')}
      x1={0}
      y1={0}
      x2={0}
      y2={1}
      stops={[
        [0, 'var(--g-water-2)'],
        [0.35, '#dff6ff'],
        [1, '#bfeafb'],
      ]}
    />
  )
}

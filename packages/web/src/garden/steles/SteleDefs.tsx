import { Linear } from '../draw/gradients.tsx'
import { idIn, type Scene } from '../scene.ts'

export function SteleDefs({ scene }: { scene: Scene }) {
  return (
    <>
      <Linear
        id={idIn(scene, 'stele')}
        x1={0}
        y1={0}
        x2={1}
        y2={0.5}
        stops={[
          [0, 'var(--card-1)'],
          [1, 'var(--card-2)'],
        ]}
      />
      <path
        id={idIn(scene, 'leaf')}
        d="M0 4C-5 2-5-3 0-6 5-3 5 2 0 4z"
        fill="#7ccb57"
        stroke="#16380f"
        strokeWidth="1.2"
      />
    </>
  )
}

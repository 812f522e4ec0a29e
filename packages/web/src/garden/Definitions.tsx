import { memo } from 'react'
import { FlameDefs } from './Ambient.tsx'
import { CubeDefs } from './cubes/CubeDefs.tsx'
import { Linear } from './draw/gradients.tsx'
import { FloraDefs } from './flora/FloraDefs.tsx'
import { PlotDefs } from './plots/PlotDefs.tsx'
import { idIn, type Scene } from './scene.ts'
import { SteleDefs } from './steles/SteleDefs.tsx'
import { BrazierDef } from './terraces/Braziers.tsx'
import { TerraceDefs } from './terraces/TerraceDefs.tsx'

/** Colours, patterns and drawings that the layers of one garden refer to; the scenery has its own. */
export const Definitions = memo(function Definitions({ scene }: { scene: Scene }) {
  return (
    <defs>
      <TerraceDefs scene={scene} />
      <BrazierDef scene={scene} />
      <CanalDefs scene={scene} />
      <PlotDefs scene={scene} />
      <SteleDefs scene={scene} />
      <CubeDefs scene={scene} />
      <FloraDefs scene={scene} />
      <FlameDefs scene={scene} />
      <GlowDefs scene={scene} />
    </defs>
  )
})

function GlowDefs({ scene }: { scene: Scene }) {
  const { x, y, width, height } = scene.geometry.view
  return (
    <filter id={idIn(scene, 'blur')} filterUnits="userSpaceOnUse" x={x} y={y} width={width} height={height}>
      <feGaussianBlur stdDeviation="5" />
    </filter>
  )
}

function CanalDefs({ scene }: { scene: Scene }) {
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

import { memo } from 'react'
import { FlameDefs } from './Ambient.tsx'
import { CanalDefs } from './canals/CanalDefs.tsx'
import { CubeDefs } from './cubes/CubeDefs.tsx'
import { FloraDefs } from './flora/FloraDefs.tsx'
import { GlowDefs } from './glow/GlowDefs.tsx'
import { PlotDefs } from './plots/PlotDefs.tsx'
import type { Scene } from './scene.ts'
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

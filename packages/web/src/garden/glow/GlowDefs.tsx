import { idIn, type Scene } from '../scene.ts'

export function GlowDefs({ scene }: { scene: Scene }) {
  const { x, y, width, height } = scene.geometry.view
  return (
    <filter id={idIn(scene, 'blur')} filterUnits="userSpaceOnUse" x={x} y={y} width={width} height={height}>
      <feGaussianBlur stdDeviation="5" />
    </filter>
  )
}

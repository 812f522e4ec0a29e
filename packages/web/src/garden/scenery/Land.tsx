import { chance, ellipse, short } from '../draw/pen.ts'
import { horizonOf, WORLD } from '../geometry.ts'
import { paint, type Scene } from '../scene.ts'

/** Fields in stripes that grow wider towards the eye. */
function fields(horizon: number, seed: number, count: number): string {
  const random = chance(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const near = random() ** 1.6
    const size = 0.35 + near * 1.5
    const x = (random() - 0.5) * 2 * WORLD.half
    d += ellipse([x, horizon + 8 + near * 640], (60 + random() * 90) * size, 3 + 5 * size)
  }
  return d
}

function dunes(horizon: number): string {
  const random = chance(12)
  let d = ''
  for (let i = 0; i < 170; i++) {
    const near = random()
    const long = 10 + near * 40
    d += `M${short((random() - 0.5) * 3200)} ${short(horizon + 30 + near * 900)}q${short(long / 2)} ${short(-3 - near * 3)} ${short(long)} 0`
  }
  return d
}

/** The plain between the city and the eye. */
export function Land({ scene }: { scene: Scene }) {
  const horizon = horizonOf(scene.geometry)
  return (
    <>
      <rect
        x={-WORLD.half}
        y={horizon}
        width={2 * WORLD.half}
        height={WORLD.bottom - horizon}
        fill={paint(scene, 'land')}
      />
      <path d={fields(horizon, 21, 64)} fill="var(--g-field)" />
      <path d={fields(horizon, 34, 50)} fill="var(--g-field-2)" />
      <path d={dunes(horizon)} fill="none" stroke="var(--g-dune)" strokeWidth="1.6" strokeLinecap="round" />
      <rect x={-WORLD.half} y={horizon - 46} width={2 * WORLD.half} height="92" fill={paint(scene, 'haze')} />
    </>
  )
}

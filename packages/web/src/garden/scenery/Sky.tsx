import { chance, ellipse, short } from '../draw/pen.ts'
import { heightOf, horizonOf, WORLD } from '../geometry.ts'
import { paint, type Scene } from '../scene.ts'

const CLOUDS = [
  [-520, -150, 190],
  [-210, -250, 110],
  [330, -120, 170],
  [610, -210, 120],
  [-930, -230, 160],
  [1010, -140, 190],
  [80, -330, 90],
  [-1350, -130, 180],
  [1420, -260, 150],
] as const

function stars(horizon: number, seed: number, count: number): string {
  const random = chance(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = (random() - 0.5) * 2 * WORLD.half
    const y = horizon - 130 - Math.sqrt(random()) * 900
    d += `M${short(x)} ${short(y)}h0`
  }
  return d
}

function birds(horizon: number): string {
  const flock = [
    [-176, -170, 4.4],
    [-205, -150, 3.2],
    [-150, -146, 3],
    [188, -176, 4],
    [214, -158, 3],
    [560, -120, 3.6],
    [592, -136, 2.8],
  ] as const
  return flock
    .map(([x, y, z]) => {
      const top = horizon + y
      return `M${x - z * 2} ${short(top - z * 0.7)}q${short(z * 1.2)} ${short(-z * 0.6)} ${z * 2} ${short(z * 0.7)}q${short(z * 0.8)} ${short(-z * 1.3)} ${z * 2} ${short(-z * 0.7)}`
    })
    .join('')
}

/** Dusk or morning, with a low sun behind the highest terrace. */
export function Sky({ scene }: { scene: Scene }) {
  const { geometry } = scene
  const horizon = horizonOf(geometry)
  const sun = -0.78 * (8 * geometry.hh + heightOf(geometry, 4))
  return (
    <>
      <rect
        x={-WORLD.half}
        y={WORLD.top}
        width={2 * WORLD.half}
        height={horizon - WORLD.top + 2}
        fill={paint(scene, 'sky')}
      />
      <g stroke="var(--g-star)" strokeLinecap="round" fill="none">
        <path d={stars(horizon, 2, 420)} strokeWidth="1.2" strokeOpacity=".55" />
        <path d={stars(horizon, 5, 140)} strokeWidth="1.9" strokeOpacity=".8" />
      </g>
      <circle cx={0} cy={sun} r={560} fill={paint(scene, 'sun-glow')} />
      <circle cx={0} cy={sun} r={132} fill={paint(scene, 'sun')} />
      <path
        d={CLOUDS.map(([x, y, long]) => ellipse([x, horizon + y], long, long * 0.034 + 2)).join('')}
        fill="var(--g-cloud)"
      />
      <path
        d={CLOUDS.map(([x, y, long]) =>
          ellipse([x + long * 0.35, horizon + y - 7], long * 0.45, long * 0.02 + 1.5),
        ).join('')}
        fill="var(--g-cloud)"
      />
      <path d={birds(horizon)} fill="none" stroke="var(--g-bird)" strokeWidth="1.7" strokeLinecap="round" />
    </>
  )
}

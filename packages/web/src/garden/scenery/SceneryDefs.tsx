import { Linear, Radial } from '../draw/gradients.tsx'
import { horizonOf } from '../geometry.ts'
import { idIn, type Scene } from '../scene.ts'

export function SceneryDefs({ scene }: { scene: Scene }) {
  const { geometry } = scene
  const horizon = horizonOf(geometry)
  const vertical = (from: number, to: number) => ({
    x1: 0,
    y1: from,
    x2: 0,
    y2: to,
    gradientUnits: 'userSpaceOnUse' as const,
  })
  const sky = [1, 2, 3, 4, 5].map((n, i) => [[0, 0.4, 0.7, 0.9, 1][i], `var(--g-sky-${n})`] as const)
  return (
    <>
      <Linear id={idIn(scene, 'sky')} {...vertical(horizon - 420, horizon)} stops={sky} />
      <Linear
        id={idIn(scene, 'land')}
        {...vertical(horizon, horizon + 460)}
        stops={[
          [0, 'var(--g-land-1)'],
          [0.35, 'var(--g-land-2)'],
          [1, 'var(--g-land-3)'],
        ]}
      />
      <Linear
        id={idIn(scene, 'haze')}
        {...vertical(horizon - 46, horizon + 46)}
        stops={[
          [0, 'var(--g-haze)', 0],
          [0.5, 'var(--g-haze)', 0.6],
          [1, 'var(--g-haze)', 0],
        ]}
      />
      <Linear
        id={idIn(scene, 'river')}
        {...vertical(horizon, 1.7 * geometry.hh)}
        stops={[
          [0, 'var(--g-river-1)'],
          [0.55, 'var(--g-river-2)'],
          [1, 'var(--g-river-3)'],
        ]}
      />
      {(['left', 'right'] as const).map((flank) => (
        <Linear
          key={flank}
          id={idIn(scene, `mirror-${flank}`)}
          x1={0}
          y1={0}
          x2={0}
          y2={1}
          stops={[
            [0, `var(--g-wall-${flank}-2)`, 0.6],
            [1, `var(--g-wall-${flank}-2)`, 0],
          ]}
        />
      ))}
      <Radial
        id={idIn(scene, 'sun-glow')}
        stops={[
          [0, 'var(--g-sun)', 0.75],
          [0.28, 'var(--g-sun)', 0.38],
          [0.6, 'var(--g-sun)', 0.1],
          [1, 'var(--g-sun)', 0],
        ]}
      />
      <Linear
        id={idIn(scene, 'sun')}
        x1={0}
        y1={0}
        x2={0}
        y2={1}
        stops={[
          [0, 'var(--g-sun)', 0.95],
          [1, 'var(--g-sun-low)', 0.9],
        ]}
      />
    </>
  )
}

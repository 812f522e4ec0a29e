import { Linear, Radial } from '../draw/gradients.tsx'
import { idIn, type Scene } from '../scene.ts'
import type { Flank } from './Wall.tsx'

const BRICK = { width: 22, height: 7.6 }

function Brick({ scene, flank }: { scene: Scene; flank: Flank }) {
  const { width, height } = BRICK
  return (
    <pattern id={idIn(scene, `brick-${flank}`)} width={width} height={2 * height} patternUnits="userSpaceOnUse">
      <path
        d={`M0 0H${width}M0 ${height}H${width}M0 0V${height}M${width / 2} ${height}V${2 * height}`}
        stroke={`var(--g-brick-${flank}-line)`}
        strokeWidth=".9"
      />
      <path
        d={`M1 1.100H${width - 1}M1 ${height + 1.1}H${width / 2 - 1}M${width / 2 + 1} ${height + 1.1}H${width - 1}`}
        stroke={`var(--g-brick-${flank}-light)`}
        strokeWidth=".7"
      />
    </pattern>
  )
}

/** Glazed brick: a rosette between triangles, four times a square. */
function Frieze({ scene, flank }: { scene: Scene; flank: Flank }) {
  const gold = `var(--g-gold-${flank})`
  return (
    <pattern id={idIn(scene, `frieze-${flank}`)} y="3" width="22" height="10" patternUnits="userSpaceOnUse">
      <rect width="22" height="10" fill={`var(--g-glaze-${flank})`} />
      <g fill={gold}>
        {[0, 45, 90, 135].map((turn) => (
          <ellipse key={turn} cx="11" cy="5" rx="3.7" ry="1.25" transform={`rotate(${turn} 11 5)`} />
        ))}
        <path d="M0 10v-2.600L2.600 10zM22 10v-2.600L19.400 10zM0 0v2.600L2.600 0zM22 0v2.600L19.400 0z" opacity=".8" />
      </g>
      <circle cx="11" cy="5" r="1.2" fill={`var(--g-glaze-${flank})`} />
    </pattern>
  )
}

export function TerraceDefs({ scene }: { scene: Scene }) {
  return (
    <>
      {(['left', 'right'] as const).map((flank) => (
        <g key={flank}>
          <Brick scene={scene} flank={flank} />
          <Frieze scene={scene} flank={flank} />
          <Linear
            id={idIn(scene, `wall-${flank}`)}
            x1={0}
            y1={0}
            x2={0}
            y2={1}
            stops={[
              [0, `var(--g-wall-${flank}-1)`],
              [1, `var(--g-wall-${flank}-2)`],
            ]}
          />
        </g>
      ))}
      {[1, 2, 3, 4].map((floor) => (
        <Linear
          key={floor}
          id={idIn(scene, `top-${floor}`)}
          x1={0}
          y1={0.2}
          x2={1}
          y2={0.7}
          stops={[
            [0, `var(--g-top-${floor}a)`],
            [1, `var(--g-top-${floor}b)`],
          ]}
        />
      ))}
      <Radial
        id={idIn(scene, 'fire')}
        stops={[
          [0, 'var(--g-fire-1)'],
          [0.3, 'var(--g-fire-2)'],
          [1, 'var(--g-fire-3)'],
        ]}
      />
    </>
  )
}

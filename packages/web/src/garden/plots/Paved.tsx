import { memo } from 'react'
import { area, short } from '../draw/pen.ts'
import { paint, type Scene } from '../scene.ts'
import { plotOf } from '../squares.ts'

const PETALS = [0, 45, 90, 135, 180, 225, 270, 315]

/** A square that has no tile in this game (R2.5): paved, with a faded rosette. */
export const Paved = memo(function Paved({ scene, square }: { scene: Scene; square: number }) {
  const { geometry } = scene
  const plot = plotOf(geometry, square)
  const [x, y] = plot.middle
  const flat = [geometry.hw, -geometry.hh, -geometry.hw, -geometry.hh].map((n) => n / 100)
  return (
    <>
      <path
        d={area(...plot.outline)}
        fill={paint(scene, `top-${plot.floor}`)}
        stroke="var(--g-rim-line)"
        strokeWidth="1"
      />
      <g transform={`matrix(${flat.join(' ')} ${short(x)} ${short(y)})`} opacity=".62">
        <circle r="35" fill="none" stroke="var(--g-glaze-left)" strokeWidth="3" />
        <circle r="30.500" fill="none" stroke="var(--g-gold-left)" strokeWidth="1.2" />
        {PETALS.map((turn) => (
          <ellipse
            key={turn}
            cy="-16"
            rx="6.500"
            ry="12"
            transform={`rotate(${turn})`}
            fill={turn % 90 === 0 ? 'var(--g-gold-left)' : 'var(--g-glaze-left)'}
          />
        ))}
        <circle r="6.500" fill="var(--g-glaze-left)" stroke="var(--g-gold-left)" strokeWidth="1.4" />
      </g>
    </>
  )
})

import { memo } from 'react'
import type { IconName } from '../../icons/art.tsx'
import { symbolId } from '../../icons/IconSprite.tsx'
import { short } from '../draw/pen.ts'
import { link, paint, type Scene } from '../scene.ts'
import { bonusesOf, type Tile } from './bonuses.ts'

const HEIGHT = 36
const ROUND = 9

/** How the icons stand: in how many columns, how large, and how wide the stele then is. */
interface Order {
  readonly columns: number
  readonly size: number
  readonly width: number
}

/** In one line where there is room; from three on, and on crowded plots, in two. */
function orderOf(icons: number, crowded: boolean): Order {
  if (icons === 0) return { columns: 0, size: 0, width: 44 }
  if (icons === 1) return { columns: 1, size: 19, width: crowded ? 54 : 60 }
  if (icons === 2) return crowded ? { columns: 1, size: 16, width: 52 } : { columns: 2, size: 18, width: 76 }
  const columns = Math.ceil(icons / 2)
  return { columns, size: 15, width: 34 + 16 * columns }
}

/** A slab with a rounded top, so wide on either side. */
function slab(half: number, foot: number, inset: number): string {
  const r = ROUND - inset
  const top = -HEIGHT + inset
  return `M${-half + inset} ${foot}V${top + r}q0 ${-r} ${r} ${-r}H${half - inset - r}q${r} 0 ${r} ${r}V${foot}z`
}

function Icons({ names, order, half }: { names: readonly IconName[]; order: Order; half: number }) {
  const { columns, size } = order
  const lines = Math.ceil(names.length / columns)
  const left = half - 6 - columns * size
  const top = -16.5 - (lines * size) / 2
  return names.map((name, index) => {
    const line = Math.floor(index / columns)
    const inLine = Math.min(columns, names.length - line * columns)
    const x = left + ((columns - inLine) / 2 + (index % columns)) * size
    return (
      <use
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile never changes
        key={index}
        href={`#${symbolId(name)}`}
        x={short(x)}
        y={short(top + line * size)}
        width={size}
        height={size}
      />
    )
  })
}

interface Props {
  readonly scene: Scene
  readonly tile: Tile
  readonly crowded: boolean
}

/** A garden tile, upright on its plot: points, what it brings, and as many leaves as the quality it asks for (R9.2). */
export const Stele = memo(function Stele({ scene, tile, crowded }: Props) {
  const names = bonusesOf(tile)
  const order = orderOf(names.length, crowded)
  // Two digits beside icons need a wider stone.
  const wider = tile.points > 9 && names.length > 0 ? 4 : 0
  const half = order.width / 2 + wider
  const leaves = Array.from({ length: tile.quality }, (_, i) => (i - (tile.quality - 1) / 2) * 10)
  return (
    <g transform={`scale(${scene.geometry.stele})`}>
      <ellipse cx="8" cy="2" rx={half + 5} ry="7" fill="#000" fillOpacity=".28" />
      <path d={slab(half, 4, 0)} transform="translate(3.500 1.500)" fill="#6d4d26" />
      <path d={slab(half, 4, 0)} fill={`var(--quality-${tile.quality})`} stroke="#2b1805" strokeWidth="1.1" />
      <path d={slab(half, 1, 3)} fill={paint(scene, 'stele')} stroke="#e9c46a" />
      <text className="garden-points" x={names.length === 0 ? 0 : -half + 15 + wider} y="-8">
        {tile.points}
      </text>
      {names.length > 0 && <Icons names={names} order={order} half={half} />}
      {leaves.map((x) => (
        <use key={x} href={link(scene, 'leaf')} x={x} y="4.500" />
      ))}
    </g>
  )
})

import { chance, short } from '../draw/pen.ts'
import { horizonOf, WORLD } from '../geometry.ts'
import type { Scene } from '../scene.ts'

/** A piece of town wall with merlons. */
function tower(x: number, foot: number, width: number, height: number): string {
  const w = width / 5
  const notch = Math.min(4, width * 0.13)
  const merlons = `h${short(w)}v${short(notch)}h${short(w)}v${short(-notch)}h${short(w)}v${short(notch)}h${short(w)}v${short(-notch)}h${short(w)}`
  return `M${short(x)} ${short(foot)}v${short(-height)}${merlons}v${short(height)}Z`
}

function skyline(foot: number, seed: number, widths: readonly [number, number], heights: readonly [number, number]) {
  const random = chance(seed)
  let d = ''
  for (let x = -WORLD.half; x < WORLD.half; ) {
    const width = widths[0] + random() * widths[1]
    d += tower(x, foot, width, heights[0] + random() * heights[1])
    x += width * (0.85 + random() * 0.9)
  }
  return d
}

function farPalms(foot: number): string {
  const random = chance(9)
  let d = ''
  for (let x = -WORLD.half; x < WORLD.half; x += 60 + random() * 130) {
    const h = 10 + random() * 14
    const top = `M${short(x)} ${short(foot - h)}`
    d += `M${short(x)} ${short(foot)}v${short(-h)}${top}q-4-4-8 0${top}q4-4 8 0${top}q-3-6-6-6${top}q3-6 6-6${top}q-5-1-7 4${top}q5-1 7 4`
  }
  return d
}

interface Ziggurat {
  readonly x: number
  readonly width: number
  readonly tiers: number
}

const ZIGGURATS: readonly Ziggurat[] = [
  { x: -318, width: 250, tiers: 5 },
  { x: 334, width: 190, tiers: 4 },
  { x: -760, width: 150, tiers: 4 },
  { x: 900, width: 230, tiers: 5 },
  { x: -1320, width: 210, tiers: 5 },
  { x: 1500, width: 160, tiers: 4 },
]

function tiersOf({ x, width, tiers }: Ziggurat, foot: number) {
  const rise = width * 0.125
  return Array.from({ length: tiers }, (_, i) => ({
    x,
    y: foot - i * rise,
    half: (width * (1 - i / (tiers + 0.4))) / 2,
    rise,
  }))
}

/** A stepped temple tower: body, lit flank, stairs and lamps, all towers in four paths. */
function Ziggurats({ foot }: { foot: number }) {
  const all = ZIGGURATS.map((ziggurat) => tiersOf(ziggurat, foot))
  const tiers = all.flat()
  const slope = (half: number) => half * 0.05
  return (
    <>
      <path
        d={tiers
          .map(
            ({ x, y, half, rise }) =>
              `M${short(x - half)} ${short(y)}l${short(slope(half))} ${short(-rise)}H${short(x + half - slope(half))}L${short(x + half)} ${short(y)}Z`,
          )
          .join('')}
        fill="var(--g-far-3)"
      />
      <path
        d={tiers
          .map(
            ({ x, y, half, rise }) =>
              `M${short(x - half)} ${short(y)}l${short(slope(half))} ${short(-rise)}H${short(x - half * 0.55)}V${short(y)}Z`,
          )
          .join('')}
        fill="var(--g-far-lit)"
      />
      <path
        d={tiers
          .map(
            ({ x, y, half, rise }) =>
              `M${short(x - half + slope(half))} ${short(y - rise)}H${short(x + half - slope(half))}`,
          )
          .join('')}
        stroke="var(--g-far-edge)"
        strokeWidth="1.6"
      />
      <path
        d={all
          .map((own) => {
            const [low] = own
            const top = own[2]
            return `M${short(low.x - 15)} ${short(low.y)}L${short(low.x - 5)} ${short(top.y)}h10L${short(low.x + 15)} ${short(low.y)}Z`
          })
          .join('')}
        fill="var(--g-far-edge)"
        fillOpacity=".55"
      />
      <path
        d={all
          .map((own) => {
            const { x, y, half, rise } = own[own.length - 1]
            return `M${short(x - half * 0.3)} ${short(y)}v${short(-rise * 0.62)}h${short(half * 0.6)}v${short(rise * 0.62)}Z`
          })
          .join('')}
        fill="var(--g-lamp)"
      />
      <path
        d={tiers
          .flatMap(({ x, y, half, rise }) =>
            [-0.62, -0.36, 0.36, 0.62].map(
              (t) => `M${short(x + half * t)} ${short(y - rise * 0.35)}v${short(-rise * 0.25)}`,
            ),
          )
          .join('')}
        stroke="var(--g-lamp)"
        strokeWidth="2"
        strokeOpacity=".8"
      />
    </>
  )
}

function hills(horizon: number): string {
  let d = `M${-WORLD.half} ${horizon + 4}`
  for (let x = -WORLD.half; x <= WORLD.half; x += 40)
    d += `L${x} ${short(horizon - 12 - 14 * Math.sin(x / 170 + 1) - 8 * Math.sin(x / 67))}`
  return `${d}L${WORLD.half} ${horizon + 4}Z`
}

/** Babylon far away: hills, walls, ziggurats and palm groves. */
export function City({ scene }: { scene: Scene }) {
  const horizon = horizonOf(scene.geometry)
  return (
    <>
      <path d={hills(horizon)} fill="var(--g-far-1)" fillOpacity=".75" />
      <path d={skyline(horizon + 3, 3, [24, 42], [10, 26])} fill="var(--g-far-2)" />
      <Ziggurats foot={horizon + 4} />
      <path d={skyline(horizon + 4, 6, [16, 26], [6, 15])} fill="var(--g-far-3)" />
      <path d={farPalms(horizon + 5)} fill="none" stroke="var(--g-far-3)" strokeWidth="1.5" />
    </>
  )
}

import { at, chance, type Point, short } from '../draw/pen.ts'
import { type Geometry, horizonOf, project } from '../geometry.ts'

/** How wide the river is, in squares. */
export const WIDTH = 0.92
/** So far along the banks, in squares, it runs straight; then it winds away to the horizon. */
const STRAIGHT = 5.2
const FAR = 1900

/** The two arms mirror each other: the left one lies at c < 0, the right one at r < 0. */
export type Arm = 'left' | 'right'

export const onArm = (geometry: Geometry, arm: Arm, along: number, out: number): Point =>
  arm === 'left' ? project(geometry, -out, along) : project(geometry, along, -out)

/** The river with its outer bank moved out by a number of squares. */
export function riverArea(geometry: Geometry, out: number): string {
  const horizon = horizonOf(geometry)
  const wider = (out - WIDTH) * 26
  const [left, right] = (['left', 'right'] as const).map((arm) => {
    const sign = arm === 'left' ? -1 : 1
    return {
      inner: onArm(geometry, arm, STRAIGHT, 0),
      innerBend: onArm(geometry, arm, STRAIGHT + 0.9, 0),
      innerFar: [sign * FAR, horizon + 12] as Point,
      innerFarBend: [sign * 950, horizon + 20] as Point,
      outer: onArm(geometry, arm, STRAIGHT, out),
      outerBend: onArm(geometry, arm, STRAIGHT + 1.25, out),
      outerFar: [sign * FAR, horizon + 24 + wider] as Point,
      outerFarBend: [sign * 1050, horizon + 44 + wider] as Point,
    }
  })
  const corner = [project(geometry, -out, -0.25), project(geometry, -out, -out), project(geometry, -0.25, -out)]
  return [
    `M${at(left.innerFar)}C${at(left.innerFarBend)} ${at(left.innerBend)} ${at(left.inner)}`,
    `L${at(project(geometry, 0, 0))}L${at(right.inner)}`,
    `C${at(right.innerBend)} ${at(right.innerFarBend)} ${at(right.innerFar)}L${at(right.outerFar)}`,
    `C${at(right.outerFarBend)} ${at(right.outerBend)} ${at(right.outer)}`,
    `L${at(corner[2])}Q${at(corner[1])} ${at(corner[0])}L${at(left.outer)}`,
    `C${at(left.outerBend)} ${at(left.outerFarBend)} ${at(left.outerFar)}Z`,
  ].join('')
}

/** Lines of light on the water: the current comes down the left arm and leaves by the right one. */
export function streaks(geometry: Geometry, seed: number, count: number, downstream = 0): string {
  const random = chance(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const arm = random() < 0.5 ? 'left' : 'right'
    const out = 0.08 + random() * (WIDTH - 0.16)
    const from = -0.5 + random() * (STRAIGHT + 0.5) + (arm === 'left' ? -downstream : downstream)
    const long = 0.1 + random() * 0.3
    const bend = (random() - 0.5) * 0.05
    if (from < -out + 0.12) continue
    d += `M${at(onArm(geometry, arm, from, out))}Q${at(onArm(geometry, arm, from + long / 2, out + bend))} ${at(onArm(geometry, arm, from + long, out))}`
  }
  return d
}

/** Blades of grass on the outer bank. */
export function bankGrass(geometry: Geometry, seed: number, count: number): string {
  const random = chance(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const along = -0.9 + random() * (STRAIGHT + 0.9)
    const out = WIDTH + 0.1 + random() * 0.2
    let foot = onArm(geometry, random() < 0.5 ? 'left' : 'right', along, out)
    if (along < -0.25) {
      const turn = (random() * Math.PI) / 2
      const reach = out - 0.3
      foot = project(geometry, -0.25 - reach * Math.cos(turn), -0.25 - reach * Math.sin(turn))
    }
    const bend = (random() - 0.5) * 5
    const height = 4 + random() * 8
    d += `M${at(foot)}q${short(bend * 0.3)} ${short(-height * 0.6)} ${short(bend)} ${short(-height)}`
  }
  return d
}

import { Plant } from '../flora/Plant.tsx'
import type { Geometry } from '../geometry.ts'
import type { Scene } from '../scene.ts'

type Tree = readonly [kind: string, x: number, up: number, size: number, bloom?: string]

/** Palms on the plain: x, and height on the picture in half squares, so that they stay by the river in every geometry. */
const BEHIND: readonly Tree[] = [
  ['palm-1', -420, 5.75, 0.62],
  ['palm-0', 452, 5.8, 0.6],
  ['palm-2', -388, 5.1, 0.95],
  ['palm-0', -352, 4.85, 1.2],
  ['palm-1', 395, 5.15, 0.95],
  ['palm-0', 356, 4.9, 1.2],
  ['palm-2', -640, 5.3, 0.9],
  ['palm-0', -690, 5.2, 1.05],
  ['palm-1', 640, 5.3, 0.95],
  ['palm-0', 720, 5.25, 1.1],
  ['palm-0', 1010, 5.5, 0.8],
  ['palm-1', -1080, 5.4, 0.85],
]

const BEFORE: readonly Tree[] = [
  ['bush-a', -352, -0.35, 1.1, '#e8477c'],
  ['palm-1', -278, -0.95, 1.45],
  ['palm-0', -326, -0.5, 1.9],
  ['bush-b', -304, -1.25, 1.25, '#ffd24a'],
  ['bush-a', -252, -1.3, 0.95],
  ['palm-2', 272, -0.95, 1.4],
  ['palm-0', 322, -0.45, 1.85],
  ['bush-a', 300, -1.25, 1.2, '#fff'],
  ['bush-b', 348, -0.95, 1.1, '#e8477c'],
  ['palm-0', -520, 0.8, 1.7],
  ['palm-2', -570, 0.5, 1.4],
  ['palm-1', 540, 0.7, 1.6],
  ['palm-0', 610, 0.4, 1.8],
  ['bush-b', 575, 0.2, 1.2, '#ffd24a'],
  ['palm-0', -830, 1.4, 1.7],
  ['palm-0', 860, 1.2, 1.7],
]

function Trees({ scene, trees }: { scene: Scene; trees: readonly Tree[] }) {
  const { hh }: Geometry = scene.geometry
  return trees.map(([kind, x, rise, size, bloom]) => (
    <Plant key={`${kind} ${x}`} scene={scene} kind={kind} x={x} y={-rise * hh} size={size} bloom={bloom} />
  ))
}

/** Palm groves behind the river's arms … */
export const GrovesBehind = ({ scene }: { scene: Scene }) => <Trees scene={scene} trees={BEHIND} />
/** … and on the bank before it. */
export const GrovesBefore = ({ scene }: { scene: Scene }) => <Trees scene={scene} trees={BEFORE} />

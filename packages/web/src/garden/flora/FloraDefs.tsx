import { memo } from 'react'
import { type Shape, Shapes } from '../draw/Shapes.tsx'
import { idIn, type Scene } from '../scene.ts'
import { blossoms, bush, CYPRESS, reeds } from './bush.ts'
import { LOTUS, POND } from './lotus.ts'
import { PALMS, palm } from './palm.ts'

const SHRUBS = {
  'bush-a': bush(3, ['var(--g-shrub-a3)', 'var(--g-shrub-a2)', 'var(--g-shrub-a1)']),
  'bush-b': bush(8, ['var(--g-shrub-b3)', 'var(--g-shrub-b2)', 'var(--g-shrub-b1)']),
}

const DRAWN: readonly (readonly [name: string, shapes: readonly Shape[]])[] = [
  ...PALMS.map((form, index) => [`palm-${index}`, palm(form)] as const),
  ...Object.entries(SHRUBS),
  ...Object.entries(SHRUBS).map(([name, shapes]) => [`${name}-in-bloom`, [...shapes, ...blossoms(5)]] as const),
  ['cypress', CYPRESS],
  ['reeds', reeds(4)],
  ['lotus', LOTUS],
  ['pond', POND],
]

/** Every plant once; the scene puts them where they grow. */
export const FloraDefs = memo(function FloraDefs({ scene }: { scene: Scene }) {
  return DRAWN.map(([name, shapes]) => (
    <g key={name} id={idIn(scene, name)}>
      <Shapes shapes={shapes} />
    </g>
  ))
})

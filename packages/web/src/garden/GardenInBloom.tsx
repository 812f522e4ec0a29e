import './garden.css'
import { IN_BLOOM, NO_SOCKETS } from './in-bloom.ts'
import { Stage } from './Stage.tsx'
import { World } from './World.tsx'

/** The garden as a picture of what it may become. */
export function GardenInBloom() {
  return <Stage>{(scene) => <World scene={scene} garden={IN_BLOOM} sockets={NO_SOCKETS} />}</Stage>
}

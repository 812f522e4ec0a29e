import type { Cube } from '@amyitis/engine'
import type { ReactNode } from 'react'
import { CubeIcon } from '../../icons/CubeIcon.tsx'
import { useText } from '../../text/use-text.ts'
import { withCube } from './model/garden.ts'
import { PictureSelect } from './PictureSelect.tsx'
import { usePosition } from './use-position.ts'

interface CubeRowProps<C extends Cube> {
  readonly name: string
  readonly cubes: readonly C[]
  readonly places: number
  readonly owners: readonly C[]
  /** What is printed on a place. */
  printed?(place: number): ReactNode
  onChange(cubes: C[]): void
}

const NOBODY = ''

/** A row of places that are filled one after the other. */
export function CubeRow<C extends Cube>({ name, cubes, places, owners, printed, onChange }: CubeRowProps<C>) {
  const text = useText()
  const nameOf = (owner: string) => {
    if (owner === NOBODY) return text.t('position.nobody')
    return owner === 'neutral' ? text.t('table.neutral') : text.name('color', owner as Exclude<Cube, 'neutral'>)
  }
  return (
    <fieldset className="position-row">
      <legend className="position-row-name">{name}</legend>
      {Array.from({ length: places }, (_, place) => (
        <PictureSelect
          // biome-ignore lint/suspicious/noArrayIndexKey: places stay where they are
          key={place}
          label={text.t('position.place', { name, number: place + 1 })}
          value={cubes[place] ?? NOBODY}
          names={[NOBODY, ...owners]}
          nameOf={nameOf}
          disabled={place > cubes.length}
          onChange={(owner) => onChange(withCube(cubes, place, owner === NOBODY ? undefined : (owner as C)))}
        >
          {printed?.(place)}
          {cubes[place] === undefined ? null : <CubeIcon color={cubes[place]} size={26} />}
        </PictureSelect>
      ))}
    </fieldset>
  )
}

/** The colours at the table. */
export const useColors = () => usePosition().state.seats.map(({ color }) => color)

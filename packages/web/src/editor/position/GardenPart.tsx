import { FLOOR, REQUIRED_QUALITY, SIDES, SQUARES, type State } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { gainParts } from '@amyitis/narration'
import { useMemo } from 'react'
import { Choices } from '../../app/settings/Choices.tsx'
import { kindOfTarget, partsOf, type Target } from '../../board/target.ts'
import { GardenChooser } from '../../garden/GardenChooser.tsx'
import { useText } from '../../text/use-text.ts'
import { concernedBy } from './model/places.ts'
import { PlacePanel } from './PlacePanel.tsx'
import { type PositionEditing, usePosition } from './use-position.ts'

const KINDS = ['square', 'canal'] as const

/** What a place says to those who cannot see it. */
function labelOf(text: Text, { state, box }: Pick<PositionEditing, 'state' | 'box'>, target: Target): string {
  const parts = partsOf(target)
  if (parts.kind === 'canal') {
    const side = parts.side
    const cubes = state.canals[side]
    const zones = box.zones[SIDES.indexOf(side)]
    if (cubes.length === 0) return text.t('table.garden.canal.dry', { side, zones })
    const names = cubes.map((cube) => (cube === 'neutral' ? text.t('table.garden.neutral') : text.name('color', cube)))
    return text.t('position.canal.cubes', { side, cubes: text.list(names) })
  }
  if (parts.kind !== 'square') return ''
  const { square } = parts
  const index = SQUARES.indexOf(square)
  const floor = FLOOR[index]
  const lies = state.garden[square]
  if (lies === 'unused') return text.t('table.garden.paved', { square, floor })
  if (lies === null) return text.t('table.garden.planted', { square, floor })
  const gains = gainParts(text, { talents: 0, camels: 0, goods: 0, ...box.edition.tiles[lies] })
  return text.t('table.garden.tile', { square, floor, quality: REQUIRED_QUALITY[index], parts: text.list(gains) })
}

interface GardenPartProps {
  readonly chosen: Target
  onChoose(target: Target): void
}

/** R3 The garden as it will look; the place that is tapped is changed below it. */
export function GardenPart({ chosen, onChoose }: GardenPartProps) {
  const text = useText()
  const { state, box, faults } = usePosition()
  const { garden, canals } = state
  const shown: Pick<State, 'garden' | 'canals'> = useMemo(() => ({ garden, canals }), [garden, canals])
  const wrong = useMemo(
    () => faults.flatMap(({ path }) => concernedBy(text, { seats: [] }, path).target ?? []),
    [text, faults],
  )
  const kind = kindOfTarget(chosen) === 'canal' ? 'canal' : 'square'
  return (
    <>
      <Choices
        label={text.t('position.places')}
        unlabelled
        value={kind}
        options={KINDS}
        nameOf={(one) => text.t(`position.places.${one}`)}
        onChange={(one) => onChoose(one === 'canal' ? `canal ${SIDES[0]}` : `square ${SQUARES[0]}`)}
      />
      <div className="position-garden">
        <GardenChooser
          state={shown}
          box={box}
          kind={kind}
          name={text.t(kind === 'canal' ? 'table.garden.canals' : 'table.garden.squares')}
          chosen={chosen}
          wrong={wrong}
          labelOf={(target) => labelOf(text, { state, box }, target)}
          onChoose={onChoose}
        />
      </div>
      <PlacePanel target={chosen} />
    </>
  )
}

import { type Color, FLOOR, SIDES, type Side, SQUARES, type Square } from '@amyitis/engine'
import { gainParts } from '@amyitis/narration'
import { type ReactNode, useId } from 'react'
import { partsOf, type Target } from '../../board/target.ts'
import { bonusesOf } from '../../garden/steles/bonuses.ts'
import { CubeIcon } from '../../icons/CubeIcon.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { TileMark } from '../../panels/TileMark.tsx'
import { useText } from '../../text/use-text.ts'
import { ValueControl } from '../ValueControl.tsx'
import { useColors } from './CubeRow.tsx'
import { isBetweenPlants } from './model/derive.ts'
import { cubesOn, takenFrom, takerOf, tilesFor, withCanal, withPlant, withTaker, withTile } from './model/garden.ts'
import { useFaultsAt } from './use-faults-at.ts'
import { usePosition } from './use-position.ts'
import './place-panel.css'

interface OptionProps {
  readonly name: string
  readonly checked: boolean
  readonly children: ReactNode
  onChoose(): void
}

const Option = ({ name, checked, children, onChoose }: OptionProps) => (
  <label className="position-option">
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    {children}
  </label>
)

/** A tile as it is printed, and in words. */
function TileFace({ tile }: { readonly tile: string }) {
  const text = useText()
  const { box } = usePosition()
  const [printed] = box.tiles.filter(({ id }) => id === tile)
  const gains = { talents: 0, camels: 0, goods: 0, ...box.edition.tiles[tile] }
  return (
    <>
      <span className="position-tile" aria-hidden="true">
        <TileMark points={printed.points} quality={printed.quality} />
        {bonusesOf(printed).map((icon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile never changes
          <Icon key={i} name={icon} size={18} />
        ))}
      </span>
      <span className="visually-hidden">{text.list(gainParts(text, gains))}</span>
    </>
  )
}

/** Where a tile is, unless it is here or in the box. */
function useWhereabouts(square: Square) {
  const text = useText()
  const { state } = usePosition()
  return (tile: string): string | undefined => {
    const elsewhere = SQUARES.find((one) => one !== square && state.garden[one] === tile)
    if (elsewhere !== undefined) return elsewhere
    const taker = takerOf(state, tile)
    return taker < 0 ? undefined : text.name('color', state.seats[taker].color)
  }
}

/** R2.5, R9.2 The tile on a square, or the plant that took its place. */
function SquarePanel({ square }: { readonly square: Square }) {
  const text = useText()
  const name = useId()
  const { state, box, change } = usePosition()
  const whereabouts = useWhereabouts(square)
  const lies = state.garden[square]
  if (lies === 'unused')
    return (
      <p className="page-note">{text.t('table.garden.paved', { square, floor: FLOOR[SQUARES.indexOf(square)] })}</p>
    )
  const seats = state.seats.map((_, seat) => String(seat))
  return (
    <>
      <div className="position-options">
        <Option name={name} checked={lies === null} onChoose={() => change(withPlant(state, square))}>
          <Icon name="garden" size={20} />
          {text.t('position.planted')}
        </Option>
        {tilesFor(box, square).map((tile) => (
          <Option
            key={tile}
            name={name}
            checked={lies === tile}
            onChoose={() => change(withTile(box, state, square, tile))}
          >
            <TileFace tile={tile} />
            <span className="position-where">{whereabouts(tile)}</span>
          </Option>
        ))}
      </div>
      {lies === null
        ? takenFrom(box, state, square).map((tile) => (
            <div key={tile} className="position-taken">
              <TileFace tile={tile} />
              <ValueControl
                label={text.t('position.taker')}
                value={String(takerOf(state, tile))}
                names={seats}
                nameOf={(seat) => text.name('color', state.seats[Number(seat)].color)}
                onChange={(seat) => change(withTaker(state, tile, Number(seat)))}
              />
            </div>
          ))
        : null}
    </>
  )
}

/** R3.3, R3.5 The cubes on a side. */
function CanalPanel({ side }: { readonly side: Side }) {
  const text = useText()
  const name = useId()
  const { state, box, change } = usePosition()
  const colors = useColors()
  const cubes = cubesOn(state, side)
  const zones = Array.from({ length: box.zones[SIDES.indexOf(side)] }, (_, zone) => zone)
  const neutral = isBetweenPlants(state, side)
  const owners: readonly (Color | undefined)[] = [undefined, ...colors]
  return zones.map((zone) => (
    <fieldset key={zone} className="position-options" disabled={zone > cubes.length}>
      <legend className="form-label">{text.t('position.zone', { number: zone + 1 })}</legend>
      {owners.map((owner) => (
        <Option
          key={owner ?? 'nobody'}
          name={`${name} ${zone}`}
          checked={cubes[zone] === owner}
          onChoose={() => change(withCanal(state, side, zone, owner))}
        >
          {owner === undefined && !neutral ? null : <CubeIcon color={owner ?? 'neutral'} size={22} />}
          {owner === undefined ? text.t(neutral ? 'table.neutral' : 'position.nobody') : text.name('color', owner)}
        </Option>
      ))}
    </fieldset>
  ))
}

/** What lies at a place of the garden, to be changed. */
export function PlacePanel({ target }: { readonly target: Target }) {
  const text = useText()
  const faultsAt = useFaultsAt()
  const parts = partsOf(target)
  if (parts.kind !== 'square' && parts.kind !== 'canal') return null
  const isSquare = parts.kind === 'square'
  const title = isSquare
    ? text.t('position.square', { square: parts.square, floor: FLOOR[SQUARES.indexOf(parts.square)] })
    : text.t('position.canal', { side: parts.side })
  return (
    <section className="position-place" aria-label={title}>
      <h3 className="position-heading">{title}</h3>
      {faultsAt(isSquare ? `garden.${parts.square}` : `canals.${parts.side}`).map((fault) => (
        <p key={fault} className="page-fault" role="alert">
          {fault}
        </p>
      ))}
      {isSquare ? <SquarePanel square={parts.square} /> : <CanalPanel side={parts.side} />}
    </section>
  )
}

import {
  type Box,
  type City,
  camelsTo,
  type Good,
  PLANTS,
  qualityIn,
  RULE_VALUES,
  type State,
  wantedIn,
} from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { memo } from 'react'
import type { TableModel } from '../board/model.ts'
import { TargetButton } from '../board/TargetButton.tsx'
import type { Targets } from '../board/use-targets.ts'
import { Icon } from '../icons/Icon.tsx'
import { indices } from './indices.ts'
import './city-card.css'

type Space = Box['edition']['cities'][number]

/** A city of the caravan’s road, the same for everybody. */
interface CityFace {
  readonly city: City
  readonly kind: Space['kind']
  readonly offers: Space['offers']
  /** Does the caravan stand there? */
  readonly here: boolean
  readonly wanted: readonly Good[]
  readonly plant: State['plants'][City]
  readonly quality: number
}

/** A city for a seat that might travel there. */
export interface CityView {
  readonly face: CityFace
  /** In camels. */
  readonly cost: number
  /** Is that more than there are? */
  readonly far: boolean
}

/** What all cities show to a seat. */
export function citiesFor({ state, box, game }: TableModel, seat: number): CityView[] {
  const pos = game.position
  return box.edition.cities.map(({ id, kind, offers }) => {
    const cost = camelsTo(pos, seat, id)
    const face = {
      city: id,
      kind,
      offers,
      here: state.caravan === id,
      wanted: wantedIn(pos, id),
      plant: state.plants[id],
      quality: kind === 'plant' ? qualityIn(pos, id) : 0,
    }
    return { face, cost, far: cost > state.seats[seat].camels }
  })
}

interface FaceProps {
  readonly text: Text
  readonly box: Box
  readonly face: CityFace
}

/** R7.4 One or two goods for points, then a cube in a canal. */
function BabylonTrade({ text }: Pick<FaceProps, 'text'>) {
  return (
    <>
      <Icon name="any-good" size={22} />
      <b>{`1–${RULE_VALUES.maxSold}`}</b>
      <Icon name="forward" size={12} className="city-arrow" />
      <b>{`${RULE_VALUES.salePoints}/${RULE_VALUES.maxSalePoints}`}</b>
      <Icon name="points" size={20} />
      <span className="city-plus">+</span>
      <Icon name="irrigation" size={20} />
      <span className="visually-hidden">{text.t('table.ring.babylon', RULE_VALUES)}</span>
    </>
  )
}

/** R7.5 One of two kinds of court cards for a good. */
function CourtTrade({ text, face }: Pick<FaceProps, 'text' | 'face'>) {
  return (
    <span className="city-offer">
      {(face.offers ?? []).map((kind, i) => (
        <span key={kind} className="city-offered">
          {i > 0 ? <span className="city-or">/</span> : null}
          <Icon name={kind} size={21} label={text.name('court', kind)} />
        </span>
      ))}
    </span>
  )
}

/** R7.6 A plant of the quality shown. */
function PlantTrade({ text, face: { quality } }: Pick<FaceProps, 'text' | 'face'>) {
  return (
    <span className="city-quality">
      <Icon name={`quality-${quality as 1 | 2}`} size={19} />
      <b aria-hidden="true">{quality}</b>
      <span className="visually-hidden">{text.t('table.quality', { quality })}</span>
    </span>
  )
}

/** Which plant card lies there, and what its other face shows: it is turned after planting. */
function PlantCard({ text, box, face: { city, plant } }: FaceProps) {
  if (plant === undefined) return null
  const other = box.faces[2 * PLANTS.indexOf(plant.card) + 1 - plant.face]
  const good = box.edition.plants[plant.card][1 - plant.face].good
  return (
    <span className="city-card" data-about={`plant ${city}`}>
      {/* The fourth card has no name of its own: it never leaves Khorsabad (R2.2). */}
      <span className="city-card-name">{plant.card === 'khorsabad' ? null : text.t(`table.plant.${plant.card}`)}</span>
      <Icon name="turn" size={13} label={text.t('table.ring.turns')} />
      <Icon name={`quality-${other.quality as 1 | 2}`} size={14} />
      <b aria-hidden="true">{other.quality}</b>
      <span className="visually-hidden">{text.t('table.quality', { quality: other.quality })}</span>
      {good === undefined ? null : <Icon name={good} size={15} label={text.name('good', good)} />}
    </span>
  )
}

/** R7.2 What it costs a seat to take the caravan there; to where it stands, the price of a full lap. */
function Cost({ text, view: { face, cost, far } }: Pick<CityCardProps, 'text' | 'view'>) {
  return (
    <span className={far ? 'city-cost is-far' : 'city-cost'} data-about={`cost ${face.city}`}>
      <Icon name="camel" size={15} />
      <b aria-hidden="true">{cost}</b>
      <span className="visually-hidden">
        {text.t('part.camels', { count: cost })}
        {face.here ? ` (${text.t('table.ring.lap')})` : null}
      </span>
    </span>
  )
}

/** What it asks and what it offers; and the caravan, if it stands there. */
const Face = memo(function Face({ text, box, face }: FaceProps) {
  const { city, kind, here, wanted } = face
  return (
    <>
      {here ? (
        <span className="city-caravan" data-at="caravan">
          <Icon name="camel" size={21} label={text.t('table.ring.here', { city })} />
        </span>
      ) : null}
      <span className="city-trade">
        {kind === 'babylon' ? (
          <BabylonTrade text={text} />
        ) : (
          <>
            {indices(wanted).map((i) => (
              <Icon key={i} name={wanted[i]} size={wanted.length > 1 ? 20 : 22} label={text.name('good', wanted[i])} />
            ))}
            <Icon name="forward" size={12} className="city-arrow" />
            {kind === 'court' ? <CourtTrade text={text} face={face} /> : <PlantTrade text={text} face={face} />}
          </>
        )}
      </span>
      <PlantCard text={text} box={box} face={face} />
    </>
  )
})

const KINDS = {
  babylon: 'city city-babylon',
  court: 'city city-court',
  plant: 'city city-plant',
} as const satisfies Record<Space['kind'], string>

interface CityCardProps extends Omit<FaceProps, 'face'> {
  readonly targets: Targets
  readonly view: CityView
}

export const CityCard = memo(function CityCard({ targets, text, box, view }: CityCardProps) {
  const { city, kind, here } = view.face
  return (
    <TargetButton targets={targets} target={`city ${city}`} className={here ? `${KINDS[kind]} is-here` : KINDS[kind]}>
      <span className="city-name">{text.name('city', city)}</span>
      <Cost text={text} view={view} />
      <Face text={text} box={box} face={view.face} />
    </TargetButton>
  )
})

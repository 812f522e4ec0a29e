import { type City, PLANTS } from '@amyitis/engine'
import { camelsTo, qualityIn, wantedIn } from '@amyitis/words'
import type { TableModel } from '../board/model.ts'
import { Spot } from '../board/target-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { indices } from './indices.ts'
import { partOf } from './part.ts'
import './city-card.css'

interface CityProps {
  readonly table: TableModel
  readonly city: City
}

/** R7.4 One or two goods for points, then a cube in a canal. */
function BabylonTrade({ table: { text } }: CityProps) {
  return (
    <>
      <Icon name="any-good" size={22} />
      <b>1–2</b>
      <Icon name="forward" size={12} className="city-arrow" />
      <b>3/6</b>
      <Icon name="points" size={20} />
      <span className="city-plus">+</span>
      <Icon name="irrigation" size={20} />
      <span className="visually-hidden">{text.t('table.ring.babylon')}</span>
    </>
  )
}

/** R7.5 One of two kinds of court cards for a good. */
function CourtTrade({ table: { text, box }, city }: CityProps) {
  const space = box.edition.cities.find(({ id }) => id === city)
  return (
    <span className="city-offer">
      {(space?.offers ?? []).map((kind, i) => (
        <span key={kind} className="city-offered">
          {i > 0 ? <span className="city-or">/</span> : null}
          <Icon name={kind} size={21} label={text.name('court', kind)} />
        </span>
      ))}
    </span>
  )
}

/** R7.6 A plant of the quality shown. */
function PlantTrade({ table: { text, game }, city }: CityProps) {
  const quality = qualityIn(game.position, city)
  return (
    <span className="city-quality">
      <Icon name={`quality-${quality as 1 | 2}`} size={19} />
      <b aria-hidden="true">{quality}</b>
      <span className="visually-hidden">{text.t('table.quality', { quality })}</span>
    </span>
  )
}

/** Which plant card lies there, and what its other face shows: it is turned after planting. */
function PlantCard({ table: { text, state, box }, city }: CityProps) {
  const plant = state.plants[city]
  if (plant === undefined) return null
  const other = box.faces[2 * PLANTS.indexOf(plant.card) + 1 - plant.face]
  const good = box.edition.plants[plant.card][1 - plant.face].good
  return (
    <span className="city-card">
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

interface FaceProps extends CityProps {
  /** In camels. */
  readonly cost: number
  /** Is that more than there are? */
  readonly far: boolean
}

/** R7.2 What it costs a seat to take the caravan there; to where it stands, the price of a full lap. */
function Cost({ table: { text, state }, city, cost, far }: FaceProps) {
  return (
    <span className={far ? 'city-cost is-far' : 'city-cost'}>
      <Icon name="camel" size={15} />
      <b aria-hidden="true">{cost}</b>
      <span className="visually-hidden">
        {text.t('part.camels', { count: cost })}
        {city === state.caravan ? ` (${text.t('table.ring.lap')})` : null}
      </span>
    </span>
  )
}

const kindOf = ({ box }: TableModel, city: City) => box.edition.cities.find(({ id }) => id === city)?.kind ?? 'babylon'

const OUTLOOK = {
  places: [],
  sees: ({ state }: TableModel, { city }: FaceProps) => [state.caravan === city, state.plants[city]],
}

/** What it asks, what it offers, what the journey costs; and the caravan, if it stands there. */
const Face = partOf(OUTLOOK, function Face(props: FaceProps) {
  const { table, city } = props
  const { text, state, game } = table
  const here = state.caravan === city
  const wanted = wantedIn(game.position, city)
  const kind = kindOf(table, city)
  return (
    <>
      <span className="city-name">{text.name('city', city)}</span>
      <Cost {...props} />
      {here ? (
        <span className="city-caravan" data-at="caravan">
          <Icon name="camel" size={21} label={text.t('table.ring.here', { city })} />
        </span>
      ) : null}
      <span className="city-trade">
        {kind === 'babylon' ? (
          <BabylonTrade table={table} city={city} />
        ) : (
          <>
            {indices(wanted).map((i) => (
              <Icon key={i} name={wanted[i]} size={wanted.length > 1 ? 20 : 22} label={text.name('good', wanted[i])} />
            ))}
            <Icon name="forward" size={12} className="city-arrow" />
            {kind === 'court' ? <CourtTrade table={table} city={city} /> : <PlantTrade table={table} city={city} />}
          </>
        )}
      </span>
      <PlantCard table={table} city={city} />
    </>
  )
})

/** A city of the caravan’s road, for a seat that might travel there. */
export function CityCard({ table, city, seat }: CityProps & { readonly seat: number }) {
  const cost = camelsTo(table.game.position, seat, city)
  const classes = ['city', `city-${kindOf(table, city)}`, table.state.caravan === city ? 'is-here' : '']
  return (
    <Spot table={table} target={`city ${city}`} className={classes.join(' ').trimEnd()}>
      <Face table={table} city={city} cost={cost} far={cost > table.state.seats[seat].camels} />
    </Spot>
  )
}

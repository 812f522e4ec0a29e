import { CITIES, type City, GOODS, type Good, PLANTS, type Plant, TRADES, type Trade } from '@amyitis/engine'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { ValueControl } from '../ValueControl.tsx'
import { withCardGood, withPlantCard } from './model/cards.ts'
import { PictureSelect } from './PictureSelect.tsx'
import { usePosition } from './use-position.ts'

/** R4.1 A group of trade cards. */
function Group({ group }: { readonly group: number }) {
  const text = useText()
  const { state, set } = usePosition()
  const trades = TRADES.filter((trade) => state.palace || trade !== 'courtier')
  return (
    <fieldset className="position-row">
      <legend className="position-row-name">{text.t('table.group', { group: group + 1 })}</legend>
      {state.groups[group].map(({ trade, turned }, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards stay where they are
        <span key={card} className="position-card">
          <PictureSelect
            label={text.t('position.card', { group: group + 1, number: card + 1 })}
            value={trade}
            names={trades}
            nameOf={(name) => text.t(`table.card.${name as Trade}`)}
            {...(turned ? { className: 'is-turned' } : {})}
            onChange={(name) => set(`groups[${group}][${card}].trade`, name)}
          >
            <Icon name={trade} size={30} />
          </PictureSelect>
          <label className="position-turned">
            <input
              type="checkbox"
              checked={turned}
              aria-label={text.t('table.card.turned', { trade })}
              onChange={({ target }) => set(`groups[${group}][${card}].turned`, target.checked)}
            />
            <Icon name="turn" size={16} />
          </label>
        </span>
      ))}
    </fieldset>
  )
}

/** R7.6 A plant card and its face; the one in Khorsabad never leaves it. */
function PlantCity({ city }: { readonly city: City }) {
  const text = useText()
  const { state, box, set, change } = usePosition()
  const plant = state.plants[city]
  if (plant === undefined) return null
  const faces = box.edition.plants[plant.card]
  const faceName = (face: string) => {
    const { quality, good } = faces[Number(face)]
    return good === undefined ? String(quality) : text.t('position.face.good', { quality, good })
  }
  return (
    <fieldset className="editor-piece">
      <legend className="visually-hidden">{text.name('city', city)}</legend>
      <p className="editor-piece-name" aria-hidden="true">
        <Icon name="gardener" size={28} />
        {text.name('city', city)}
      </p>
      {plant.card === 'khorsabad' ? null : (
        <ValueControl
          label={text.t('position.plant-card')}
          value={plant.card}
          names={PLANTS.filter((card) => card !== 'khorsabad')}
          nameOf={(card) => text.t(`table.plant.${card as Exclude<Plant, 'khorsabad'>}`)}
          onChange={(card) => change(withPlantCard(state, city, card as Plant))}
        />
      )}
      <ValueControl
        label={text.t('position.face')}
        value={String(plant.face)}
        names={['0', '1']}
        nameOf={faceName}
        onChange={(face) => set(`plants.${city}.face`, Number(face))}
      />
    </fieldset>
  )
}

/** R2.4 The goods on the Caravaneer II cards left. */
function CardGoods() {
  const text = useText()
  const { state, change } = usePosition()
  const goods = state.reserve.caravaneerGoods
  if (goods.length === 0) return null
  return (
    <fieldset className="position-row">
      <legend className="position-row-name">{text.t('table.court.on-cards')}</legend>
      {goods.map((good, card) => (
        <PictureSelect
          key={good}
          label={text.t('position.place', { name: text.name('card', 'caravaneer2'), number: card + 1 })}
          value={good}
          names={GOODS.filter((one) => one !== 'wine')}
          nameOf={(name) => text.name('good', name as Good)}
          onChange={(name) => change(withCardGood(state, card, name as Good))}
        >
          <Icon name={good} size={26} />
        </PictureSelect>
      ))}
    </fieldset>
  )
}

/** The trade cards, the caravan and what lies in the cities. */
export function CardsPart() {
  const text = useText()
  const { state, box, set } = usePosition()
  const cities = box.edition.cities.map(({ id }) => id)
  return (
    <>
      <h3 className="position-heading">{text.t('table.groups')}</h3>
      <p className="page-note">{text.t('position.turned')}</p>
      <div className="position-rows is-short">
        {state.groups.map((_, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups stay where they are
          <Group key={group} group={group} />
        ))}
      </div>
      <h3 className="position-heading">{text.t('table.ring')}</h3>
      <ValueControl
        label={text.t('position.caravan')}
        icon="camel"
        value={state.caravan}
        names={cities}
        nameOf={(city) => text.name('city', city as City)}
        onChange={(city) => set('caravan', city)}
      />
      <div className="editor-pieces">
        {CITIES.map((city) => (
          <PlantCity key={city} city={city} />
        ))}
      </div>
      <CardGoods />
    </>
  )
}

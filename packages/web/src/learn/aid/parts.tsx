import { type City, ROWS, RULE_VALUES, TEMPLES, type Trade } from '@amyitis/engine'
import { type Book, stepsOf } from '@amyitis/narration'
import { capital } from '../../board/wording.ts'
import { Icon } from '../../icons/Icon.tsx'
import { rewardsOf } from '../../rules/rewards.ts'
import { AidPart, AidRow } from './AidPart.tsx'

export interface AidProps {
  readonly book: Book
  readonly palace: boolean
}

export function AidRound({ book, palace }: AidProps) {
  return (
    <AidPart title={book.text.t('rules.overview.round')} area="round">
      <ol className="aid-steps">
        {stepsOf(book)
          .filter((step) => palace || step.palace !== true)
          .map(({ icon, title, words }) => (
            <li key={icon}>
              <Icon name={icon} size={30} />
              <b>{title}</b>
              <span>{words}</span>
            </li>
          ))}
      </ol>
    </AidPart>
  )
}

export function AidRecruit({ book, palace }: AidProps) {
  const { text, edition } = book
  const { t, name, language } = text
  const trade = (id: Trade) => capital(name('trade', id), language)
  return (
    <AidPart title={t('aid.recruit')} area="recruit" price={t('aid.recruit.price')}>
      <ul>
        <AidRow icon="farmer" name={trade('farmer')}>
          {t('aid.farmer')}
        </AidRow>
        <AidRow icon="priest" name={trade('priest')}>
          {t('aid.priest')}
        </AidRow>
        <AidRow icon="engineer" name={trade('engineer')}>
          {capital(t('legend.engineer.is', RULE_VALUES), language)}
        </AidRow>
        <AidRow icon="merchant" name={trade('merchant')}>
          {capital(t('legend.merchant.is', RULE_VALUES), language)}
        </AidRow>
        {palace ? (
          <>
            <AidRow icon="courtier" name={trade('courtier')}>
              {capital(t('legend.courtier.is', RULE_VALUES), language)}
            </AidRow>
            <AidRow icon="noble" name={t('legend.noble')}>
              {t('aid.noble', RULE_VALUES)}
            </AidRow>
          </>
        ) : null}
        <AidRow icon="passed" name={t('aid.pass')}>
          {t('aid.pass.is', RULE_VALUES)}
        </AidRow>
      </ul>
      <h3 className="aid-subheading">{t('aid.fields')}</h3>
      {ROWS.map((row) => (
        <ol key={row} className="aid-fields" aria-label={name('row', row)}>
          {edition.fields[row].map((good, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fields never change places
            <li key={place}>
              <Icon name={good} size={22} label={name('good', good)} />
            </li>
          ))}
        </ol>
      ))}
    </AidPart>
  )
}

function Offer({ book, city }: { readonly book: Book; readonly city: Book['edition']['cities'][number] }) {
  const { t, name } = book.text
  if (city.kind === 'babylon') return t('aid.babylon', RULE_VALUES)
  if (city.kind === 'plant')
    return (
      <>
        <Icon name="quality-2" size={20} /> {t('aid.plant-card')}
      </>
    )
  const offers = city.offers ?? []
  return offers.map((court, i) => (
    <span key={court} className="aid-offer">
      {i === 0 ? null : '/ '}
      <Icon name={court} size={20} /> {name('court', court)}
    </span>
  ))
}

export function AidCaravan({ book }: AidProps) {
  const { text, edition } = book
  return (
    <AidPart title={text.t('aid.caravan')} area="caravan" price={text.t('aid.caravan.price')}>
      <ul>
        {edition.cities.map((city) => (
          <li key={city.id} className="aid-city">
            <b>{text.name('city', city.id as City)}</b>
            <Icon
              name={city.good ?? 'any-good'}
              size={22}
              label={city.good === undefined ? text.t('legend.any-good') : text.name('good', city.good)}
            />
            <span aria-hidden="true">→</span>
            <span>
              <Offer book={book} city={city} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Icon name="wine" size={20} /> {text.t('aid.wine')}
      </p>
    </AidPart>
  )
}

export function AidTemples({ book }: AidProps) {
  const { text } = book
  return (
    <AidPart title={text.t('rules.temples.title')} area="temples">
      <table className="aid-table">
        <thead>
          <tr>
            <th scope="col">{text.t('rules.R10.2.temple')}</th>
            <th scope="col">{text.t('rules.R10.2.first')}</th>
            <th scope="col">{text.t('rules.R10.2.second')}</th>
          </tr>
        </thead>
        <tbody>
          {TEMPLES.map((temple) => {
            const { first, second } = rewardsOf(book, temple)
            return (
              <tr key={temple}>
                <th scope="row">
                  <Icon name={temple} size={24} /> {text.name('temple', temple)}
                </th>
                <td>{first}</td>
                <td>{second}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </AidPart>
  )
}

/** R3.2 What the floors ask for, from the river up. */
const QUALITIES = ['1', '2', '3', '3'].join('\u00a0·\u00a0')

export function AidPlant({ book }: AidProps) {
  const { t } = book.text
  return (
    <AidPart title={t('sheet.plant')} area="plant">
      <ol className="aid-list">
        <li>{t('aid.plant.where', { qualities: QUALITIES })}</li>
        <li>{t('sheet.plant.tile')}</li>
        <li>{t('sheet.plant.bonus')}</li>
        <li>{t('sheet.plant.water')}</li>
        <li>{t('sheet.plant.turn')}</li>
      </ol>
    </AidPart>
  )
}

export function AidPowers({ book }: AidProps) {
  const { t, name } = book.text
  const powers = [
    ['first', t('legend.first.is')],
    ['procession', t('legend.procession.is')],
    ['recruit', t('legend.recruit.is')],
    ['advance', t('legend.advance.is', RULE_VALUES)],
  ] as const
  return (
    <AidPart title={t('aid.powers')} area="powers">
      <ul>
        {powers.map(([power, is]) => (
          <li key={power} className="aid-power">
            <Icon name={power} size={22} />
            <span>
              <b>{name('power', power)}</b> – {is}
            </span>
          </li>
        ))}
      </ul>
    </AidPart>
  )
}

import { PLAYER_COUNTS, RULE_VALUES } from '@amyitis/engine'
import type { ReactNode } from 'react'
import type { IconName } from '../../icons/art.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useText } from '../../text/use-text.ts'
import { AidPart } from './AidPart.tsx'
import type { AidProps } from './parts.tsx'

const NUMERALS = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI']

interface LevelsProps {
  readonly icon: IconName
  readonly name: string
  readonly children: ReactNode
}

const Levels = ({ icon, name, children }: LevelsProps) => (
  <li className="aid-power">
    <Icon name={icon} size={24} label={name} />
    <span className="aid-levels">{children}</span>
  </li>
)

/** What the levels of a court card bring. */
export function AidCourt({ book }: AidProps) {
  const { text, edition } = book
  const { banker, caravaneer, caravaneerZero, palace } = edition.court
  return (
    <AidPart title={text.t('rules.court.title')} area="court">
      <ul>
        <Levels icon="banker" name={text.name('court', 'banker')}>
          {banker.map(({ level, talents, points }) => (
            <span key={level}>
              <b>{NUMERALS[level]}</b> {talents} <Icon name="talent" size={18} label={text.t('glossary.talent')} />
              {points > 0 ? (
                <>
                  {' '}
                  {points} <Icon name="points" size={18} label={text.t('glossary.prestige')} />
                </>
              ) : null}
            </span>
          ))}
        </Levels>
        <Levels icon="caravaneer" name={text.name('court', 'caravaneer')}>
          {[caravaneerZero, ...caravaneer].map(({ bonus, keeps }, level) => (
            <span key={NUMERALS[level]}>
              <b>{NUMERALS[level]}</b> {text.t('aid.caravaneer', { bonus, keeps })}
            </span>
          ))}
        </Levels>
        <Levels icon="palace" name={text.name('court', 'palace')}>
          {palace.map(({ level, points }) => (
            <span key={level}>
              <b>{NUMERALS[level]}</b> {points}
            </span>
          ))}
          <Icon name="points" size={18} label={text.t('glossary.prestige')} />
        </Levels>
        <Levels icon="gardener" name={text.name('court', 'gardener')}>
          <span>{text.t('legend.gardener.is')}</span>
        </Levels>
      </ul>
    </AidPart>
  )
}

function Tiles({ count }: { readonly count: number }) {
  const text = useText()
  return (
    <span className="aid-tiles">
      {count} <Icon name="tile" size={20} label={text.t('glossary.tile')} />
    </span>
  )
}

/** When the game ends, and what is scored then. */
export function AidEnd({ book }: AidProps) {
  const { text, edition } = book
  const steps = [...new Set(PLAYER_COUNTS.flatMap((count) => edition.favour[count].map(({ points }) => points)))]
  steps.sort((one, two) => one - two)
  return (
    <AidPart title={text.t('sheet.end')} area="end">
      <table className="aid-table">
        <thead>
          <tr>
            <th scope="col">{text.t('rules.players.head')}</th>
            <th scope="col">{text.t('aid.last')}</th>
            {steps.map((points) => (
              <th key={points} scope="col">
                {points} <Icon name="points" size={18} label={text.t('glossary.prestige')} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PLAYER_COUNTS.map((count) => (
            <tr key={count}>
              <th scope="row">{count}</th>
              <td>
                ≤ <Tiles count={edition.endTiles[count]} />
              </td>
              {steps.map((points) => {
                const step = edition.favour[count].find((one) => one.points === points)
                return <td key={points}>{step === undefined ? '–' : <Tiles count={step.tiles} />}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.t('sheet.end.goods', RULE_VALUES)}</p>
    </AidPart>
  )
}

import { recruitCost, type Trade } from '@amyitis/engine'
import type { Text } from '@amyitis/text/app'
import type { TableModel } from '../board/model.ts'
import { Spot, Spots } from '../board/target-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { Panel } from '../theme/panel.tsx'
import { indices } from './indices.ts'
import { partOf } from './part.ts'
import './groups.css'

/** R5.3 What a card of a group costs now. */
function Price({ cost, done, text }: { cost: number; done: boolean; text: Text }) {
  if (done) return <span className="group-done">{text.t('table.group.done')}</span>
  const number = (
    <span className={cost === 0 ? 'group-number is-free' : 'group-number'} aria-hidden="true">
      <Icon name="talent" size={18} />
      {cost}
    </span>
  )
  return (
    <>
      {number}
      <span className={cost === 0 ? 'group-free' : 'visually-hidden'}>
        {cost === 0 ? text.t('table.group.free') : text.t('part.talents', { count: cost })}
      </span>
    </>
  )
}

interface CardProps {
  readonly table: TableModel
  readonly group: number
  readonly place: number
  readonly trade: Trade
  readonly turned: boolean
}

function Card({ table, group, place, trade, turned }: CardProps) {
  const { text } = table
  return (
    <Spot table={table} target={`card ${group} ${place}`} className={turned ? 'trade-card is-turned' : 'trade-card'}>
      {turned ? (
        <>
          <Icon name="talent" size={24} className="trade-card-back" label={text.t('table.card.turned', { trade })} />
          <Icon name={trade} size={16} className="trade-card-was" />
        </>
      ) : (
        <>
          <Icon name={trade} size={30} />
          <span className="trade-card-name">{text.t(`table.card.${trade}`)}</span>
        </>
      )}
    </Spot>
  )
}

const OUTLOOK = {
  places: ['card'],
  sees: ({ state, game }: TableModel) => [
    state.groups,
    indices(state.groups).map((group) => recruitCost(game.position, group)),
  ],
}

/** This round’s trade cards, with the price of each group. */
export const Groups = partOf(OUTLOOK, function Groups({ table }: { readonly table: TableModel }) {
  const { state, text, game } = table
  const targets = state.groups.flatMap((cards, group) => indices(cards).map((place) => `card ${group} ${place}`))
  return (
    <Panel title={text.t('table.groups')} untitled className="groups">
      <Spots table={table} targets={targets}>
        <ol className="groups-list">
          {indices(state.groups).map((group) => {
            const cards = state.groups[group]
            const done = cards.every((card) => card.turned)
            return (
              <li key={group} className="group" data-at={`group ${group}`}>
                <h3 className="group-name">{text.t('table.group', { group: group + 1 })}</h3>
                <p className="group-price">
                  <Price cost={done ? 0 : recruitCost(game.position, group)} done={done} text={text} />
                </p>
                <ul className="group-cards">
                  {indices(cards).map((place) => (
                    <li key={place}>
                      <Card table={table} group={group} place={place} {...cards[place]} />
                    </li>
                  ))}
                </ul>
              </li>
            )
          })}
        </ol>
      </Spots>
    </Panel>
  )
})

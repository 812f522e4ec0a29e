import { recruitCost, type State, TRADES, type Trade } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { memo, useMemo, useRef } from 'react'
import type { TableModel } from '../board/model.ts'
import { useShared } from '../board/structural-sharing.ts'
import { TargetButton, TargetGroup } from '../board/TargetButton.tsx'
import type { Target, TargetKind } from '../board/target.ts'
import { type Targets, useTargets } from '../board/use-targets.ts'
import { Icon } from '../icons/Icon.tsx'
import { Panel } from '../theme/Panel.tsx'
import { indices } from './indices.ts'
import { useNameSize } from './use-name-size.ts'
import './groups.css'
import './groups-narrow.css'
import './trade-card-name.css'
import './groups-flat.css'
import './groups-roomy.css'

/** R5.3 What a card of a group costs now. */
const Price = memo(function Price({ cost, done, text }: { cost: number; done: boolean; text: Text }) {
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
})

interface CardProps {
  readonly text: Text
  readonly targets: Targets
  readonly group: number
  readonly place: number
  readonly trade: Trade
  readonly turned: boolean
}

const Card = memo(function Card({ text, targets, group, place, trade, turned }: CardProps) {
  return (
    <TargetButton
      targets={targets}
      target={`card ${group} ${place}`}
      className={turned ? 'trade-card is-turned' : 'trade-card'}
    >
      {turned ? (
        <>
          <Icon name="talent" size={24} className="trade-card-back" label={text.t('table.card.turned', { trade })} />
          <Icon name={trade} size={16} className="trade-card-was" />
        </>
      ) : (
        <>
          <Icon name={trade} size={30} />
          <span className="trade-card-name" data-name>
            {text.t(`table.card.${trade}`)}
          </span>
        </>
      )}
    </TargetButton>
  )
})

/** Takes the measure of all names, whichever cards are dealt. */
const AllNames = ({ text }: Pick<CardProps, 'text'>) => (
  <span className="trade-card-names" aria-hidden="true">
    {TRADES.map((trade) => (
      <span key={trade} className="trade-card-name" data-name>
        {text.t(`table.card.${trade}`)}
      </span>
    ))}
  </span>
)

const KINDS: readonly TargetKind[] = ['card']

interface GroupsPanelProps {
  readonly text: Text
  readonly groups: State['groups']
  readonly costs: readonly number[]
  readonly targets: Targets
}

const GroupsPanel = memo(function GroupsPanel({ text, groups, costs, targets }: GroupsPanelProps) {
  const list = useRef<HTMLOListElement>(null)
  const names = useNameSize(list, text.language)
  const all = groups.flatMap((cards, group) => indices(cards).map((place): Target => `card ${group} ${place}`))
  return (
    <Panel title={text.t('table.groups')} untitled className="groups">
      <TargetGroup targets={targets} all={all}>
        <ol className="groups-list" ref={list} data-names={names}>
          {indices(groups).map((group) => {
            const cards = groups[group]
            const done = cards.every((card) => card.turned)
            return (
              <li key={group} className="group" data-at={`group ${group}`}>
                <h3 className="group-name">{text.t('table.group', { group: group + 1 })}</h3>
                <span className="group-sign" aria-hidden="true">
                  {group + 1}
                </span>
                <p className="group-price">
                  <Price cost={done ? 0 : costs[group]} done={done} text={text} />
                </p>
                <ul className="group-cards">
                  {indices(cards).map((place) => (
                    <li key={place} title={names === 'none' ? text.t(`table.card.${cards[place].trade}`) : undefined}>
                      {group + place === 0 ? <AllNames text={text} /> : null}
                      <Card text={text} targets={targets} group={group} place={place} {...cards[place]} />
                    </li>
                  ))}
                </ul>
              </li>
            )
          })}
        </ol>
      </TargetGroup>
    </Panel>
  )
})

/** This round’s trade cards, with the price of each group. */
export function Groups({ table }: { readonly table: TableModel }) {
  const { text, state, game } = table
  const costs = useMemo(() => indices(state.groups).map((group) => recruitCost(game.position, group)), [state, game])
  return <GroupsPanel text={text} groups={state.groups} costs={useShared(costs)} targets={useTargets(table, KINDS)} />
}

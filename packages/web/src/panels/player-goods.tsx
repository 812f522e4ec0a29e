import type { Good } from '@amyitis/engine'
import type { Text } from '@amyitis/text/app'
import type { TableModel } from '../board/model.ts'
import { Spot } from '../board/target-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { emptyPlaces, type Held, spreadGoods } from './goods-held.ts'

export interface PlayerGoodsProps {
  readonly goods: Readonly<Record<Good, number>>
  /** R10.3 How many may be kept at the end of a round. */
  readonly keeps: number
  readonly text: Text
  at(what: string): string
  readonly paying: TableModel | undefined
}

function Piece({ held, text }: { held: Held; text: Text }) {
  return (
    <>
      <Icon name={held.good} size={22} label={text.t('why.good', held)} />
      {held.count > 1 ? <span aria-hidden="true">{held.count}</span> : null}
    </>
  )
}

/** The goods in stock, and the places that are still free for the end of the round. */
export function PlayerGoods({ goods, keeps, text, at, paying }: PlayerGoodsProps) {
  const empty = emptyPlaces(goods, keeps)
  return (
    <ul className="player-goods" data-at={at('goods')} aria-label={text.t('table.player.keeps', { count: keeps })}>
      {spreadGoods(goods).map((held) => {
        const target = `good ${held.good}`
        const offered = paying?.at(target) !== undefined
        return (
          <li key={held.key} className={offered ? 'player-good is-offered' : 'player-good'} data-at={at(target)}>
            {offered ? (
              <Spot table={paying} target={target} className="player-good-spot">
                <Piece held={held} text={text} />
              </Spot>
            ) : (
              <Piece held={held} text={text} />
            )}
          </li>
        )
      })}
      {Array.from({ length: empty }, (_, place) => `empty-${place}`).map((key) => (
        <li key={key} className="player-good is-empty" aria-hidden="true" />
      ))}
    </ul>
  )
}

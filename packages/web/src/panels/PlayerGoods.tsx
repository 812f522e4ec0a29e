import type { Good } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { memo } from 'react'
import { TargetButton } from '../board/TargetButton.tsx'
import type { Target } from '../board/target.ts'
import type { Targets } from '../board/use-targets.ts'
import { Icon } from '../icons/Icon.tsx'
import { emptyPlaces, type Held, spreadGoods } from './goods-held.ts'

interface PlayerGoodsProps {
  readonly index: number
  readonly goods: Readonly<Record<Good, number>>
  /** R10.3 How many may be kept at the end of a round. */
  readonly keeps: number
  readonly text: Text
  /** Set while this player chooses with which good to pay. */
  readonly paying: Targets | undefined
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
export const PlayerGoods = memo(function PlayerGoods({ index, goods, keeps, text, paying }: PlayerGoodsProps) {
  const empty = emptyPlaces(goods, keeps)
  return (
    <ul
      className="player-goods"
      data-at={`seat ${index} goods`}
      aria-label={text.t('table.player.keeps', { count: keeps })}
    >
      {spreadGoods(goods).map((held) => {
        const target: Target = `good ${held.good}`
        const offered = paying?.choiceAt.has(target) === true
        return (
          <li
            key={held.key}
            className={offered ? 'player-good is-offered' : 'player-good'}
            data-at={`seat ${index} ${target}`}
          >
            {offered ? (
              <TargetButton targets={paying} target={target} className="player-good-spot">
                <Piece held={held} text={text} />
              </TargetButton>
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
})

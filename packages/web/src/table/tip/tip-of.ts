import {
  type City,
  type Court,
  type Power,
  type Row,
  type Side,
  type Square,
  type Temple,
  tilesLeft,
} from '@amyitis/engine'
import { courtTip, groupTip, nobleTip, powerTip, rowTip, templeTip, trackTip, tradeTip } from './board-tips.ts'
import { cityTip, costTip, plantTip } from './city-tips.ts'
import { canalTip, squareTip } from './garden-tips.ts'
import { onCardsTip, reserveTip, seatTip } from './stock-tips.ts'
import type { Tip } from './tip.ts'
import { type TipSource, titled } from './tip-parts.ts'

const numberOf = (word: string | undefined) => (word === undefined ? undefined : Number(word))

/** What a tooltip says of a thing on the table, by its mark in the page; undefined where there is nothing to say. */
export function tipOf(table: TipSource, at: string): Tip | undefined {
  const [kind, one, two, three] = at.split(' ')
  switch (kind) {
    case 'canal':
      return canalTip(table, one as Side)
    case 'square':
      return squareTip(table, one as Square)
    case 'city':
      return cityTip(table, one as City)
    case 'cost':
      return costTip(table, one as City)
    case 'plant':
      return plantTip(table, one as City)
    case 'row':
      return rowTip(table, one as Row, numberOf(two))
    case 'temple':
      return templeTip(table, one as Temple)
    case 'card':
      return tradeTip(table, Number(one), Number(two))
    case 'group':
      return groupTip(table, Number(one))
    case 'track':
      return trackTip(table, Number(one))
    case 'caravan':
      return {
        title: table.text.t('table.ring'),
        rows: [],
        about: `${titled(table, table.text.t('table.ring.here', { city: table.state.caravan }))}.`,
      }
    case 'court':
      return courtTip(table, one as Court, numberOf(two))
    case 'on-card':
    case 'on-cards':
      return onCardsTip(table)
    case 'power':
      return powerTip(table, one as Power)
    case 'noble':
      return nobleTip(table)
    case 'reserve':
      return reserveTip(table, one)
    case 'seat':
      return seatTip(table, Number(one), two, three)
    case 'tiles-left': {
      const { text, box, game } = table
      const end = box.endTiles
      return {
        title: text.t('table.tiles.left', { count: tilesLeft(game.position), end }),
        rows: [],
        about: text.t('table.tip.tiles.left', { end }),
      }
    }
    default:
      return undefined
  }
}

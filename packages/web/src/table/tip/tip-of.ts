import { tilesLeft } from '@amyitis/engine'
import { partsOfMark } from '../../board/mark.ts'
import { courtTip, groupTip, nobleTip, powerTip, rowTip, templeTip, trackTip, tradeTip } from './board-tips.ts'
import { cityTip, costTip, plantTip } from './city-tips.ts'
import { canalTip, squareTip } from './garden-tips.ts'
import { onCardsTip, reserveTip, seatTip } from './stock-tips.ts'
import type { Tip } from './tip.ts'
import { type TipSource, titled } from './tip-parts.ts'

/** What a tooltip says of a thing on the table, by its mark in the page; undefined where there is nothing to say. */
export function tipOf(table: TipSource, at: string): Tip | undefined {
  const mark = partsOfMark(at)
  switch (mark?.kind) {
    case 'canal':
      return canalTip(table, mark.side)
    case 'square':
      return squareTip(table, mark.square)
    case 'city':
      return cityTip(table, mark.city)
    case 'cost':
      return costTip(table, mark.city)
    case 'plant':
      return plantTip(table, mark.city)
    case 'row':
      return rowTip(table, mark.row, mark.field)
    case 'temple':
      return templeTip(table, mark.temple)
    case 'card':
      return tradeTip(table, mark.group, mark.place)
    case 'group':
      return groupTip(table, mark.group)
    case 'track':
      return trackTip(table, mark.space)
    case 'caravan':
      return {
        title: table.text.t('table.ring'),
        rows: [],
        about: `${titled(table, table.text.t('table.ring.here', { city: table.state.caravan }))}.`,
      }
    case 'court':
      return courtTip(table, mark.court, mark.level)
    case 'on-card':
    case 'on-cards':
      return onCardsTip(table)
    case 'power':
      return powerTip(table, mark.power)
    case 'noble':
      return nobleTip(table)
    case 'reserve':
      return reserveTip(table, mark.what)
    case 'seat':
      return seatTip(table, mark.seat, mark.what, mark.detail)
    case 'tiles-left': {
      const { text, box, game } = table
      const end = box.endTiles
      return {
        title: text.t('table.tiles.left', { count: tilesLeft(game.position), end }),
        rows: [],
        about: text.t('table.tip.tiles.left', { end }),
      }
    }
    case 'good':
    case 'pass':
    case 'prompt':
    case 'round':
    case undefined:
      return undefined
  }
}

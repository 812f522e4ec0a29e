import type { CONTROL_LINES, CONTROL_SHAPES } from './controls.ts'
import { COURT_ART } from './court.tsx'
import { GODS_ART, QUALITY_ART } from './gods.tsx'
import { GOODS_ART } from './goods.tsx'
import { PIECES_ART } from './pieces.tsx'
import { STOCK_ART } from './stock.tsx'
import { TRADES_ART } from './trades.tsx'
import { TURN_ART } from './turn.tsx'

/** Everything that is drawn in colours, by name. */
export const ART = {
  ...GOODS_ART,
  ...STOCK_ART,
  ...TRADES_ART,
  ...COURT_ART,
  ...GODS_ART,
  ...QUALITY_ART,
  ...TURN_ART,
  ...PIECES_ART,
}

export type IconName = keyof typeof ART | keyof typeof CONTROL_LINES | keyof typeof CONTROL_SHAPES

import { tilesLeft } from '@amyitis/engine'
import { Canvas } from '../terminal/canvas.ts'
import { wrap } from '../terminal/width.ts'
import { COLUMNS, type View } from '../views/view.ts'
import { courtLines, fieldLines, groupLines, powerLines } from './cards.ts'
import { drawGarden } from './garden.ts'
import { drawRing, drawTemples } from './ring.ts'
import { stockLines } from './stocks.ts'

const RING_LEFT = 42

function titleLine({ state, game, text, names, paint }: View): string[] {
  const title = text.t('board.title', {
    round: state.round,
    phase: state.phase,
    who: names[state.firstPlayer],
    tiles: tilesLeft(game.position),
    end: game.position.box.endTiles,
  })
  return wrap(title, COLUMNS, 2).map((line) => paint(line, 'bold'))
}

/** The whole table, in lines of at most 80 columns. */
export function boardLines(view: View): string[] {
  const canvas = new Canvas()
  drawGarden(canvas, view, 0)
  drawRing(canvas, view, RING_LEFT, 0)
  drawTemples(canvas, view, RING_LEFT, 10)
  return [
    ...titleLine(view),
    '',
    ...canvas.lines(view.paint),
    '',
    ...groupLines(view),
    ...fieldLines(view),
    ...courtLines(view),
    ...powerLines(view),
    ...stockLines(view),
  ]
}

/** What the signs on the board mean. */
export const legendLines = ({ text, paint }: View): string[] =>
  text
    .t('board.legend')
    .split('\n')
    .map((line) => paint(line, 'dim'))

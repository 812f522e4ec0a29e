import { COURT, FLOOR, GOODS, openSides, SIDE_SQUARES, SIDES, type Side, SQUARES, type Square } from '@amyitis/engine'
import type { Canvas } from '../terminal/canvas.ts'
import { clip } from '../terminal/width.ts'
import type { View } from '../views/view.ts'

/** R3.1 The diamond: a1 is the bottom corner, columns go up to the right, rows up to the left. */
const CENTRE = 20
const HALF = 5
const CELL = 9
const place = (square: Square) => {
  const column = square.charCodeAt(0) - 97
  const row = Number(square[1]) - 1
  return {
    x: CENTRE + HALF * (column - row),
    y: 2 * (6 - column - row),
    floor: FLOOR[SQUARES.indexOf(square)],
    column,
    row,
  }
}

/** The floors in brackets: none for the first. */
const BRACKETS = ['', '()', '[]', '{}']

/** What a tile is worth, in signs: points, `$` a talent, and the letters of the legend. */
function tileSigns({ game, text }: View, index: number): string {
  const tile = game.position.box.tiles[index]
  const camel = text.t('board.camel')
  const good = text.t('board.good')
  const court = tile.court === COURT.length ? '?' : tile.court < 0 ? '' : text.name('court', COURT[tile.court], 'abbr')
  const own = tile.good < 0 ? '' : text.name('good', GOODS[tile.good], 'abbr')
  return `${tile.points}${camel.repeat(tile.camels)}${'$'.repeat(tile.talents)}${own}${good.repeat(tile.goods)}${court}`
}

function drawSquare(canvas: Canvas, view: View, square: Square, top: number): void {
  const { x, y, floor } = place(square)
  const content = view.state.garden[square]
  const planted = content === null
  const signs = planted ? '%%%' : content === 'unused' ? '-' : tileSigns(view, tileAt(view, square))
  const [open = '', close = ''] = BRACKETS[floor - 1]
  const cell = clip(`${open}${square} ${signs}${close}`, CELL)
  const style = planted ? 'plant' : content === 'unused' ? 'dim' : 'bold'
  canvas.put(x - Math.floor(cell.length / 2), top + y, cell, style)
}

const tileAt = ({ game }: View, square: Square) => game.position.garden[SQUARES.indexOf(square)]

/** The border between two squares, with its zones: a cube's letter, `o` if open, `.` if no water reaches it. */
function drawSide(canvas: Canvas, view: View, side: Side, zones: number, open: boolean, top: number): void {
  const [from, to] = SIDE_SQUARES[SIDES.indexOf(side)].map((square) => place(SQUARES[square]))
  const wall = from.row === to.row ? '\\' : '/'
  const x = Math.min(from.x, to.x) + (zones === 2 ? 1 : 2) - (wall === '\\' && zones === 1 ? 1 : 0)
  const y = top + from.y - 1
  canvas.put(x, y, wall, 'dim')
  for (let zone = 0; zone < zones; zone++) {
    const cube = view.state.canals[side][zone]
    if (cube !== undefined) canvas.put(x + 1 + zone, y, view.text.name('letter', cube), cube)
    else canvas.put(x + 1 + zone, y, open ? 'o' : '.', open ? 'water' : 'dim')
  }
  canvas.put(x + 1 + zones, y, wall, 'dim')
}

/** R3.4 The river along the two lower edges. */
function drawRiver(canvas: Canvas, top: number): void {
  for (const [i, y] of [7, 9, 11].entries()) {
    canvas.put(5 * i, top + y, '~~~~', 'water')
    canvas.put(37 - 5 * i, top + y, '~~~~', 'water')
  }
  canvas.put(15, top + 13, '~~~~~~~~~~~', 'water')
}

/** The garden: 41 columns, 14 lines. */
export function drawGarden(canvas: Canvas, view: View, top: number): void {
  const { position } = view.game
  const open = new Set(openSides(position))
  SIDES.forEach((side, index) => {
    drawSide(canvas, view, side, position.box.zones[index], open.has(side), top)
  })
  for (const square of SQUARES) drawSquare(canvas, view, square, top)
  drawRiver(canvas, top)
}

import {
  bonusSeat,
  gardenersFor,
  openSides,
  type Position,
  qualityAsked,
  qualityIn,
  SIDES,
  type Side,
  SQUARES,
  type Square,
  toState,
  waterFlow,
} from '@amyitis/engine'
import { openedBy, outcomeOf, wateredBy } from '../../board/outcome.ts'
import { plantersOf } from '../../garden/planters.ts'
import { part, row, type Tip, type TipPart, type TipRow } from './tip.ts'
import { bringRow, costRow, cubesBySeat, missingRow, sidesAround, type TipSource, tileRow } from './tip-parts.ts'

/** R9.3 Whose cubes lie around some squares, and who would score the bonus. */
function bonusParts(table: TipSource, pos: Position, squares: readonly Square[]): TipPart[] {
  const { text, players } = table
  const { canals } = toState(pos)
  return squares.flatMap((square) => {
    const cubes = cubesBySeat(table, canals, sidesAround(square))
    if (cubes === '') return []
    const seat = bonusSeat(pos, square)
    if (seat === undefined) return [part(text.t('table.tip.bonus.tie', { square, cubes }))]
    return [part(text.t('table.tip.bonus.for', { square, cubes, who: players[seat].name }))]
  })
}

/** What a cube in a canal costs and brings, which squares get water, which canals open, who leads around them. */
function irrigating(table: TipSource, side: Side): TipRow[] | undefined {
  const { text, choiceAt, game } = table
  const choice = choiceAt.get(`canal ${side}`)
  if (choice === undefined) return undefined
  const outcome = outcomeOf(game, choice.move)
  const watered = wateredBy(outcome)
  const opened = openedBy(outcome)
  const brings = bringRow(table, choice)
  const fills =
    outcome.events.some(({ type }) => type === 'canal') && waterFlow(toState(outcome.after).canals, table.box)
  const complete = fills && fills.sides[SIDES.indexOf(side)].fill === 'full'
  return [
    ...costRow(table, choice),
    ...(brings.length === 0 ? row('brings', part(text.t('table.tip.no-points'))) : brings),
    ...(complete ? [] : row('waters', part(text.t('table.detail.half')))),
    ...row(
      'waters',
      ...watered.map((square) => {
        const parts = tileRow(table, square)
          .map(({ words }) => words)
          .join(', ')
        return part(text.t('table.tip.watered', { square, parts, quality: qualityAsked(square) }))
      }),
    ),
    ...(complete ? row('opens', part(opened.length === 0 ? text.t('table.tip.no-canal') : text.list(opened))) : []),
    ...row('bonus', ...bonusParts(table, outcome.after, watered)),
  ]
}

export function canalTip(table: TipSource, side: Side): Tip {
  const { text, state, box } = table
  const rows = irrigating(table, side)
  const title = text.t('table.tip.canal', { side })
  if (rows !== undefined) return { title, rows, legal: true }
  const { fill } = waterFlow(state.canals, box).sides[SIDES.indexOf(side)]
  const said = fill === 'full' ? 'wet' : fill
  const cubes = cubesBySeat(table, state.canals, [side])
  return {
    title,
    rows: [
      ...row('water', part(text.t(`table.tip.${said}`))),
      ...(cubes === '' ? [] : row('cubes', part(cubes))),
      ...missingRow(table, `canal ${side}`),
    ],
  }
}

/** What a tile requires, and what the player who is planting has. */
function asks({ text, game, state, deciding }: TipSource, square: Square): TipPart {
  const asked = qualityAsked(square)
  if (state.decision?.kind !== 'plant' || deciding === undefined)
    return part(text.t('table.quality', { quality: asked }), 'quality-1')
  const quality = qualityIn(game.position, state.caravan)
  const count = state.seats[deciding].gardeners
  if (count === 0) return part(text.t('table.tip.quality', { asked, quality }), 'quality-1')
  return part(text.t('table.tip.quality.gardeners', { asked, quality, count }), 'quality-1')
}

function water({ text, game, state, box }: TipSource, square: Square): TipPart {
  const around = sidesAround(square)
  const { sides } = waterFlow(state.canals, box)
  if (around.some((side) => sides[SIDES.indexOf(side)].fill === 'full')) return part(text.t('table.tip.wet'))
  const open = openSides(game.position).filter((side) => around.includes(side))
  if (open.length === 0) return part(text.t('table.tip.dry'))
  return part(text.t('table.tip.dry.open', { sides: text.list(open) }))
}

export function squareTip(table: TipSource, square: Square): Tip {
  const { text, state, game, players, choiceAt } = table
  const lies = state.garden[square]
  if (lies === 'unused')
    return { title: text.t('table.tip.paved', { square }), rows: [], about: text.t('table.tip.paved.about') }
  if (lies === null) {
    const planter = players.find(({ color }) => color === plantersOf(game, state)[SQUARES.indexOf(square)])
    const title = text.t('table.tip.planted', { square })
    return planter === undefined
      ? { title, rows: [] }
      : { title, rows: [], about: text.t('table.tip.planted.by', { who: planter.name }) }
  }
  const legal = choiceAt.has(`square ${square}`)
  const gardeners = legal ? gardenersFor(game.position, square) : 0
  return {
    title: text.t('table.tip.tile', { square }),
    legal,
    rows: [
      ...(gardeners > 0 ? row('costs', part(text.t('why.gardeners', { count: gardeners }), 'gardener')) : []),
      ...row(legal ? 'brings' : 'worth', ...tileRow(table, square)),
      ...row('asks', asks(table, square)),
      ...row('water', water(table, square)),
      ...row('bonus', ...bonusParts(table, game.position, [square])),
      ...missingRow(table, `square ${square}`),
    ],
  }
}

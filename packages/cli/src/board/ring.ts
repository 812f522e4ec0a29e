import {
  type City,
  camelsTo,
  cityKind,
  qualityIn,
  RULE_VALUES,
  TEMPLE_PLACES,
  TEMPLES,
  wantedIn,
} from '@amyitis/engine'
import type { Canvas } from '../terminal/canvas.ts'
import { clip } from '../terminal/width.ts'
import type { View } from '../views/view.ts'

function offerOf({ game, text }: View, city: City): string {
  const kind = cityKind(city)
  if (kind === 'babylon') return text.t('board.babylon.offers', RULE_VALUES)
  if (kind === 'plant') return text.t('board.quality', { quality: qualityIn(game.position, city) })
  const space = game.position.box.edition.cities.find(({ id }) => id === city)
  return (space?.offers ?? []).map((kind) => text.name('court', kind, 'abbr')).join('/')
}

/** The nine cities in caravan order: cost in camels for the player to move, what the city wants, what it offers. */
export function drawRing(canvas: Canvas, view: View, left: number, top: number): void {
  const { state, game, text } = view
  canvas.put(left, top, text.t('board.caravan'), 'bold')
  const { cities } = game.position.box.edition
  const player = state.decision?.player
  cities.forEach(({ id }, i) => {
    const y = top + 1 + i
    const here = id === state.caravan
    canvas.put(left, y, here ? '*' : ' ', 'bold')
    canvas.put(left + 2, y, text.name('city', id), here ? 'bold' : 'plain')
    if (player !== undefined) {
      const cost = camelsTo(game.position, player, id)
      const style = cost <= state.seats[player].camels ? 'bold' : 'dim'
      canvas.put(left + 11, y, `${cost}${text.t('board.camel')}`.padStart(3), style)
    }
    const wanted = wantedIn(game.position, id).map((good) => text.name('good', good))
    canvas.put(
      left + 15,
      y,
      clip(wanted.length === 0 ? text.t('board.babylon.wants', RULE_VALUES) : wanted.join('+'), 14),
    )
    canvas.put(left + 30, y, offerOf(view, id))
  })
}

/** R6.3 The three queues of four places. */
export function drawTemples(canvas: Canvas, { state, text }: View, left: number, top: number): void {
  canvas.put(left, top, text.t('board.temples'), 'bold')
  TEMPLES.forEach((temple, i) => {
    const y = top + 1 + i
    canvas.put(left + 2, y, text.name('temple', temple))
    for (let place = 0; place < TEMPLE_PLACES; place++) {
      const cube = state.temples[temple][place]
      canvas.put(left + 13 + 2 * place, y, cube === undefined ? '.' : text.name('letter', cube), cube ?? 'dim')
    }
  })
}

import type { Game } from '@amyitis/engine'
import { createText } from '@amyitis/i18n'
import { viewOf } from '@amyitis/narration'
import { choicesByTarget } from '../src/board/choice-targets.ts'
import { choicesOf } from '../src/board/choices.ts'
import { logOf } from '../src/board/log.ts'
import type { TableModel } from '../src/board/model.ts'
import { stepsOf } from '../src/game/game-in-progress.ts'

const text = createText('en')

/** A table where every decision is made on this screen, and nothing is pointed at. */
export function tableOf(game: Game): TableModel {
  const view = viewOf(game, text)
  const { state, names } = view
  const choices = choicesOf(view)
  return {
    game,
    state,
    box: game.position.box,
    text,
    view,
    players: names.map((name, seat) => ({ kind: 'human', name, color: state.seats[seat].color, note: '' })),
    deciding: state.decision?.player,
    choices,
    choiceAt: choicesByTarget(state, choices),
    events: [],
    // Only the log needs it, and it is slow to build.
    get log() {
      return logOf(stepsOf(game))
    },
    highlighted: undefined,
    chosen: undefined,
    refused: undefined,
    highlight() {},
    choose() {},
    askWhy() {},
  }
}

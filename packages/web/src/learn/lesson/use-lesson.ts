import type { Event, Game } from '@amyitis/engine'
import type { Text } from '@amyitis/text/app'
import { viewOf } from '@amyitis/words'
import { useMemo, useState } from 'react'
import { choiceAt, choicesOf, refusalAt } from '../../board/choices.ts'
import { waitsForTap } from '../../board/confirm.ts'
import { logOf } from '../../board/log.ts'
import type { Choice, PlayerInfo, TableModel } from '../../board/model.ts'
import { stepsOf } from '../../game/game-in-progress.ts'

export interface LessonScene {
  readonly game: Game
  readonly events: readonly Event[]
  /** What the learner may play now; undefined: whatever the rules allow. */
  readonly accept?: readonly string[] | undefined
  /** Is a move of the learner asked for at all? */
  readonly asked: boolean
  onMove(move: string): void
}

export interface Lesson {
  readonly table: TableModel
  /** Somebody pointed at what the rules allow, but the lesson does not ask for. */
  readonly notNow: boolean
  play(choice: Choice): void
  /** Forgets what was pointed at; answers false if there is nothing to forget. */
  forget(): boolean
}

interface Pointing {
  readonly game: Game | undefined
  readonly looked?: Choice | undefined
  readonly chosen?: Choice | undefined
  readonly refused?: TableModel['refused']
  readonly notNow?: boolean
}

/** Seat 0 is the learner; the others are called by their colours. */
function playersOf(text: Text, names: readonly string[]): PlayerInfo[] {
  return names.map((name, seat) =>
    seat === 0
      ? { kind: 'human', name, note: text.t('learn.you') }
      : { kind: 'bot', name, note: text.t('learn.scripted') },
  )
}

/** The table of a lesson: a real position, with the choices that the lesson leaves open. */
export function useLesson({ game, events, accept, asked, onMove }: LessonScene, text: Text): Lesson {
  const [state, setState] = useState<Pointing>({ game: undefined })
  const { looked, chosen, refused, notNow = false }: Pointing = state.game === game ? state : { game }
  const point = (next: Omit<Pointing, 'game'>) => setState({ ...next, game })

  const view = useMemo(() => viewOf(game, text), [game, text])
  const log = useMemo(() => logOf(view, stepsOf(game)), [view, game])
  const players = useMemo(() => playersOf(text, view.names), [text, view])
  const deciding = asked && view.state.decision?.player === 0 ? 0 : undefined
  const choices = useMemo(() => {
    if (deciding === undefined) return []
    return choicesOf(view).filter(({ move }) => accept === undefined || accept.includes(move))
  }, [deciding, view, accept])

  const table: TableModel = {
    game,
    state: view.state,
    box: game.position.box,
    text,
    view,
    players,
    deciding,
    choices,
    events: events,
    log,
    looked: looked ?? chosen,
    chosen,
    refused,
    at: (target) => choiceAt(view.state, choices, target),
    look(choice) {
      if (choice?.move !== looked?.move) point({ looked: choice, chosen, ...(choice ? {} : { refused, notNow }) })
    },
    choose(choice) {
      if (waitsForTap(choice, chosen)) point({ looked: choice, chosen: choice })
      else onMove(choice.move)
    },
    ask(target) {
      if (deciding === undefined) return
      const refusal = refusalAt(view, target)
      point(refusal === undefined ? { notNow: true } : { refused: { target, refusal } })
    },
  }
  return {
    table,
    notNow,
    play: ({ move }) => onMove(move),
    forget() {
      const pointed = chosen !== undefined || refused !== undefined || notNow
      if (pointed) point({})
      return pointed
    },
  }
}

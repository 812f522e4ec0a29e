import type { Event, Game, State } from '@amyitis/engine'
import type { Text } from '@amyitis/i18n/app'
import { type View, viewOf } from '@amyitis/narration'
import { useCallback, useMemo, useRef, useState } from 'react'
import { getSettings } from '../app/settings/settings-store.ts'
import { choicesByTarget } from './choice-targets.ts'
import { choicesOf, refusalAt } from './choices.ts'
import { wasTouched } from './last-pointer.ts'
import type { Choice, LogEntry, PlayerInfo, TableModel } from './model.ts'
import { useShared } from './structural-sharing.ts'

/** A position, and what a screen lets people do in it. */
export interface BoardSource {
  readonly view: View
  /** The state to show, if it is not that of the position. */
  readonly shown?: State
  readonly players: readonly PlayerInfo[]
  readonly log: readonly LogEntry[]
  readonly events: readonly Event[]
  /** May somebody choose here now? */
  readonly decides: boolean
  /** What may be chosen, in the notation, if it is less than the rules allow. */
  readonly accept?: readonly string[] | undefined
  /** What is pointed at is forgotten when this changes. */
  readonly moment: unknown
  onPlay(choice: Choice): void
}

export interface Board {
  readonly table: TableModel
  /** Somebody pointed at a move that is legal but not part of this lesson. */
  readonly notNow: boolean
  /** Plays at once, without a second tap. */
  play(choice: Choice): void
  /** Forgets what was tapped or refused; answers false if there is nothing to forget. */
  forget(): boolean
}

/** What is needed to offer choices. */
export type Chooser = Pick<Board, 'table' | 'play'>

interface Pointing {
  readonly highlighted?: Choice | undefined
  readonly chosen?: Choice | undefined
  readonly refused?: TableModel['refused']
  readonly notNow?: boolean | undefined
}

const NOTHING: Pointing = {}
const NO_CHOICES: readonly Choice[] = []
const NOTHING_THERE: TableModel['choiceAt'] = new Map()

/** What is pointed at: another moment knows nothing of it. */
function usePointing(moment: unknown) {
  const [kept, setKept] = useState({ moment, pointing: NOTHING })
  const point = useCallback((pointing: Pointing) => setKept({ moment, pointing }), [moment])
  return [kept.moment === moment ? kept.pointing : NOTHING, point] as const
}

type Handlers = Pick<TableModel, 'highlight' | 'choose' | 'askWhy'> & Pick<Board, 'play'>

/** Stable functions for the lifetime of the board, so that its parts don't re-render because of them. */
function useHandlers(now: Handlers): Handlers {
  const latest = useRef(now)
  latest.current = now
  return useMemo(
    () => ({
      highlight: (choice) => latest.current.highlight(choice),
      choose: (choice) => latest.current.choose(choice),
      askWhy: (target) => latest.current.askWhy(target),
      play: (choice) => latest.current.play(choice),
    }),
    [],
  )
}

/**
 * A game for the sentences of @amyitis/narration, which say “you” of a seat; the names stay the same list as long as they
 * are the same.
 */
export function useView(game: Game, text: Text, you?: number): View {
  const view = useMemo(() => viewOf(game, text), [game, text])
  const names = useShared(view.names)
  return useMemo(() => ({ ...view, names, you }), [view, names, you])
}

/** Pointing, looking, choosing and refusals, for every screen with a table: play, plans, replays, lessons. */
export function useBoard(source: BoardSource): Board {
  const { view, decides, accept, onPlay } = source
  const { game, text } = view
  const [{ highlighted, chosen, refused, notNow = false }, point] = usePointing(source.moment)
  const state = useShared(source.shown ?? view.state)
  const players = useShared(source.players)
  const log = useShared(source.log)
  const choices = useMemo(() => {
    if (!decides) return NO_CHOICES
    const names = players.map(({ name }) => name)
    return choicesOf({ ...view, names }).filter(({ notation }) => accept === undefined || accept.includes(notation))
  }, [decides, view, players, accept])
  const choiceAt = useMemo(
    () => (choices.length === 0 ? NOTHING_THERE : choicesByTarget(view.state, choices)),
    [view, choices],
  )
  const { play, ...pointed } = useHandlers({
    highlight(choice) {
      if (choice?.target !== highlighted?.target)
        point({ highlighted: choice, chosen, ...(choice ? {} : { refused, notNow }) })
    },
    choose(choice) {
      if (waitsForTap(choice, chosen)) point({ highlighted: choice, chosen: choice })
      else onPlay(choice)
    },
    askWhy(target) {
      if (!decides) return
      const refusal = refusalAt(view, target)
      if (refusal !== undefined) point({ refused: { target, refusal } })
      else if (accept !== undefined) point({ notNow: true })
    },
    play: onPlay,
  })
  return {
    table: {
      game,
      state,
      box: game.position.box,
      text,
      view,
      players,
      deciding: decides ? game.position.player : undefined,
      choices,
      choiceAt,
      events: source.events,
      log,
      highlighted: highlighted ?? chosen,
      chosen,
      refused,
      ...pointed,
    },
    notNow,
    play,
    forget() {
      const pointing = chosen !== undefined || refused !== undefined || notNow
      if (pointing) point(NOTHING)
      return pointing
    },
  }
}

/** Does a choice wait for a second tap? If the settings ask for it, the first tap only shows what it costs and brings. */
export function waitsForTap({ target }: Choice, chosen: Choice | undefined): boolean {
  const { confirms } = getSettings()
  return (confirms === 'always' || (confirms === 'touch' && wasTouched())) && chosen?.target !== target
}

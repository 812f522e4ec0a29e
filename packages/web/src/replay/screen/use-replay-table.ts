import { isOver } from '@amyitis/engine'
import { viewOf } from '@amyitis/words'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useText } from '../../app/text.ts'
import { choiceAt, choicesOf, refusalAt } from '../../board/choices.ts'
import { waitsForTap } from '../../board/confirm.ts'
import { logOf } from '../../board/log.ts'
import type { Choice, LogEntry, PlayerInfo, TableModel, Target } from '../../board/model.ts'
import { nowWords } from '../../board/players.ts'
import { useSize } from '../../table/layout/use-size.ts'
import { type Chooser, useActs } from '../../table/use-table.ts'
import { gameAt, type Timeline } from '../../timeline/timeline.ts'
import { type Look, lineOf } from '../model/look.ts'
import type { Opened } from '../model/open.ts'

interface Pointing {
  /** The position that was pointed at: another one knows nothing of it. */
  readonly beat: number
  readonly looked?: Choice | undefined
  readonly chosen?: Choice | undefined
  readonly refused?: TableModel['refused']
}

const NO_CHOICES: readonly Choice[] = []
const NO_LOG: readonly LogEntry[] = []

function useReplayPlayers(
  names: readonly string[],
  { seats, names: today }: Pick<Opened, 'seats' | 'names'>,
): PlayerInfo[] {
  const text = useText()
  return useMemo(
    () =>
      names.map((name, seat) => {
        const sat = seats?.[seat]
        const now = today?.[seat]
        if (now !== undefined) return { kind: 'human', name, note: nowWords(text, now), now }
        if (sat?.kind !== 'bot') return { kind: 'human', name, note: '' }
        return { kind: 'bot', name, note: text.t('game.bot', { level: text.t(`level.${sat.level}.name`) }) }
      }),
    [names, seats, today, text],
  )
}

/** What happened on a line. Where the log is on the screen, it comes in after the first picture: it is long. */
function useLog(line: Timeline): readonly LogEntry[] {
  const text = useText()
  const told = useDeferredValue(true, useSize() !== 'desktop')
  return useMemo(() => (told ? logOf(viewOf(line.game, text), line.steps) : NO_LOG), [told, line, text])
}

export interface ReplayChooser extends Chooser {
  /** Forgets what was tapped or refused; answers false if there is nothing to forget. */
  forget(): boolean
}

/** The table of a look back: nothing can be chosen, unless something is tried. */
export function useReplayTable(
  look: Look,
  opened: Pick<Opened, 'seats' | 'names'>,
  onPlay: (move: string) => void,
): ReplayChooser {
  const text = useText()
  const line = lineOf(look)
  const { n, other, beat, events } = look
  const [pointed, setPointed] = useState<Pointing>({ beat })
  const { looked, chosen, refused }: Pointing = pointed.beat === beat ? pointed : { beat }

  const game = useMemo(() => gameAt(line, n), [line, n])
  const view = useMemo(() => viewOf(game, text), [game, text])
  const log = useLog(line)
  const players = useReplayPlayers(view.names, opened)
  const deciding = other === undefined || isOver(game) ? undefined : game.position.player
  const choices = useMemo(() => (deciding === undefined ? NO_CHOICES : choicesOf(view)), [deciding, view])
  const play = useCallback(({ move }: Choice) => onPlay(move), [onPlay])
  const at = useCallback((target: Target) => choiceAt(view.state, choices, target), [view, choices])
  const acts = useActs({
    look(choice) {
      if (choice?.move !== looked?.move)
        setPointed({ beat, looked: choice, chosen, refused: choice === undefined ? refused : undefined })
    },
    choose(choice) {
      if (waitsForTap(choice, chosen)) setPointed({ beat, looked: choice, chosen: choice })
      else play(choice)
    },
    ask(target) {
      const refusal = deciding === undefined ? undefined : refusalAt(view, target)
      if (refusal !== undefined) setPointed({ beat, refused: { target, refusal } })
    },
  })

  const table: TableModel = {
    game,
    state: view.state,
    box: game.position.box,
    text,
    view,
    players,
    deciding,
    choices,
    events,
    log,
    looked: looked ?? chosen,
    chosen,
    refused,
    at,
    ...acts,
  }
  return {
    table,
    play,
    forget() {
      const pointed = chosen !== undefined || refused !== undefined
      if (pointed) setPointed({ beat })
      return pointed
    },
  }
}

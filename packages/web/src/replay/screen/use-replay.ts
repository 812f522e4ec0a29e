import type { GameTree, Remarks, TreePath } from '@amyitis/engine'
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import type { Jump } from '../../timeline/marks.ts'
import { lengthOf, type Timeline } from '../../timeline/timeline.ts'
import type { Fork, ReplayAddress, ReplayView } from '../model/address.ts'
import type { Opened } from '../model/open.ts'
import { canTry, forksIn, lineOf, type ReplayState, replayReducer, startReplay } from '../model/replay-state.ts'
import type { TurnRow } from '../model/turn-rows.ts'
import { useAddress } from './use-address.ts'

/** How long a decision stays on the screen at single speed, in milliseconds: one that begins a turn is looked at longer. */
const PACE = { turn: 1300, step: 800 }

interface Autoplay {
  readonly playing: boolean
  readonly speed: number
  /** The step that comes next; undefined at the end. */
  readonly next: { readonly opens: boolean } | undefined
  onStep(): void
  onEnd(): void
}

/** Plays a game step by step until it ends. */
function useAutoplay({ playing, speed, next, onStep, onEnd }: Autoplay): void {
  useEffect(() => {
    if (!playing) return
    if (next === undefined) {
      onEnd()
      return
    }
    const timer = setTimeout(onStep, (next.opens ? PACE.turn : PACE.step) / speed)
    return () => clearTimeout(timer)
  }, [playing, speed, next, onStep, onEnd])
}

/** A replay, and everything that moves it. */
export interface ReplayControl {
  readonly replay: ReplayState
  readonly line: Timeline
  /** Where it leaves the main line. */
  readonly forks: readonly Fork[]
  /** The tree as it was opened. */
  readonly first: GameTree
  readonly view: ReplayView
  readonly playing: boolean
  readonly speed: number
  readonly canTry: boolean
  go(n: number): void
  jump(jump: Jump, way: 1 | -1): void
  toEnd(end: 'start' | 'end'): void
  togglePlay(): void
  setSpeed(speed: number): void
  setView(view: ReplayView): void
  /** Begins to try something, or goes back to the game. */
  toggleTry(): void
  play(move: string): void
  /** Another line from a position of the game, shown on the table. */
  showLine(n: number, moves: readonly string[]): void
  follow(moves: readonly string[]): void
  show(n: number): void
  /** Any position of the tree. */
  visit(path: TreePath): void
  /** To the variation above or below. */
  fork(way: 1 | -1): void
  remark(row: TurnRow | undefined, remarks: Remarks): void
  promote(path: TreePath): void
  remove(path: TreePath): void
  restore(tree: GameTree): void
  /** Takes over what was changed elsewhere. */
  adopt(tree: GameTree): void
}

export function useReplay(opened: Opened, place: ReplayAddress): ReplayControl {
  const { timeline: main } = opened
  const [replay, act] = useReducer(replayReducer, undefined, () =>
    startReplay(main, place.n, { ...opened, forks: place.forks }),
  )
  const [first] = useState(replay.tree)
  const [view, setView] = useState(place.view ?? 'table')
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const line = lineOf(replay)
  const { other, n } = replay

  useEffect(() => act({ do: 'renew', main }), [main])
  const forks = useMemo(
    () => forksIn({ tree: replay.tree, main: replay.main, other }),
    [replay.tree, replay.main, other],
  )
  useAddress({ ...place, n, forks, view }, (wanted) => {
    if (wanted.n !== undefined) act({ do: 'place', n: wanted.n, forks: wanted.forks ?? [] })
    if (wanted.view !== undefined) setView(wanted.view)
  })

  const onStep = useCallback(() => act({ do: 'jump', jump: 'step', way: 1 }), [])
  const onEnd = useCallback(() => setPlaying(false), [])
  useAutoplay({ playing, speed, next: line.steps[n], onStep, onEnd })

  const go = useCallback((to: number) => {
    setPlaying(false)
    act({ do: 'go', n: to })
  }, [])
  const jump = useCallback((unit: Jump, way: 1 | -1) => {
    setPlaying(false)
    act({ do: 'jump', jump: unit, way })
  }, [])
  const show = useCallback(
    (to: number) => {
      go(to)
      setView('table')
    },
    [go],
  )
  const atEnd = n === lengthOf(line)
  const togglePlay = useCallback(() => {
    if (!playing && atEnd) act({ do: 'go', n: 0 })
    setPlaying(!playing)
  }, [playing, atEnd])
  const showLine = useCallback((from: number, moves: readonly string[]) => {
    setPlaying(false)
    setView('table')
    act({ do: 'line', n: from, moves })
  }, [])
  const changeView = useCallback((next: ReplayView) => {
    if (next === 'review') act({ do: 'leave' })
    setView(next)
  }, [])
  const play = useCallback((move: string) => act({ do: 'play', move }), [])
  const visit = useCallback((path: TreePath) => {
    setPlaying(false)
    act({ do: 'visit', path })
  }, [])
  const adopt = useCallback((tree: GameTree) => act({ do: 'adopt', tree }), [])
  const remark = useCallback((row: TurnRow | undefined, remarks: Remarks) => act({ do: 'remark', row, remarks }), [])

  return {
    replay,
    line,
    forks,
    first,
    view,
    playing,
    speed,
    canTry: canTry(replay),
    go,
    jump,
    toEnd: (end) => go(end === 'start' ? 0 : lengthOf(line)),
    togglePlay,
    setSpeed,
    setView: changeView,
    toggleTry() {
      setPlaying(false)
      setView('table')
      act({ do: other === undefined ? 'try' : 'leave' })
    },
    play,
    showLine,
    follow: (moves) => act({ do: 'follow', moves }),
    show,
    visit,
    fork(way) {
      setPlaying(false)
      act({ do: 'switch', way })
    },
    remark,
    promote: (path) => act({ do: 'promote', path }),
    remove: (path) => act({ do: 'remove', path }),
    restore: (tree) => act({ do: 'restore', tree }),
    adopt,
  }
}

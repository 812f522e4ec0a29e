import type { Box, State } from '@amyitis/engine'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import { readStored, writeStored } from '../../app/settings/local-storage.ts'
import { freshId } from '../../game/create-game.ts'
import { type Draft, type Path, withValue } from '../draft.ts'
import { settled } from './model/derive.ts'
import { boxOf, type CheckedPosition, checkPosition, newPositionDraft, type PositionDraft } from './model/draft.ts'
import { redone, startHistory, undone, withChange } from './model/history.ts'
import { readDraft, writeDraft } from './model/stored.ts'

const KEY = 'amyitis.position'

export interface PositionEditing extends CheckedPosition {
  readonly draft: PositionDraft
  readonly state: State
  readonly box: Box
  readonly canUndo: boolean
  readonly canRedo: boolean
  undo(): void
  redo(): void
  /** Changes the state; what follows from it is derived. */
  change(next: State): void
  /** Changes one value of it. */
  set(path: Path, value: unknown): void
  /** Another position altogether. */
  replace(draft: PositionDraft): void
}

/** The position in the making. It is kept on the device. */
export function usePositionDraft(): PositionEditing {
  const [history, setHistory] = useState(() =>
    startHistory(readDraft(readStored(KEY)) ?? newPositionDraft(2, false, freshId())),
  )
  const draft = history.now
  const checked = useMemo(() => checkPosition(draft), [draft])
  const box = useMemo(() => boxOf(draft), [draft])
  useEffect(() => {
    writeStored(KEY, writeDraft(draft))
  }, [draft])
  const { state } = draft
  const replace = (next: PositionDraft) => setHistory((before) => withChange(before, next))
  const change = (next: State) => replace({ ...draft, state: settled(box, state, next) })
  return {
    ...checked,
    draft,
    state,
    box,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    change,
    set: (path, value) => change(withValue(state as unknown as Draft, path, value) as unknown as State),
    replace,
  }
}

export const PositionContext = createContext<PositionEditing | undefined>(undefined)

export function usePosition(): PositionEditing {
  const editing = use(PositionContext)
  if (editing === undefined) throw new Error('no position is being set up')
  return editing
}

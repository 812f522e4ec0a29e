import { createContext, use, useEffect, useMemo, useState } from 'react'
import { keepOwnEdition, ownEdition } from '../app/new/own-edition.ts'
import { type CheckedDraft, checkDraft, type Draft, newDraft, type Path, withValue } from './draft.ts'

export interface Editing extends CheckedDraft {
  readonly draft: Draft
  set(path: Path, value: unknown): void
  replace(draft: Draft): void
}

/** The edition in the making. It is kept on the device whenever it has no faults. */
export function useDraft(): Editing {
  const [draft, replace] = useState<Draft>(() => ({ ...(ownEdition() ?? newDraft()) }))
  const checked = useMemo(() => checkDraft(draft), [draft])
  useEffect(() => {
    if (checked.edition !== undefined) keepOwnEdition(checked.edition)
  }, [checked])
  return { ...checked, draft, replace, set: (path, value) => replace(withValue(draft, path, value)) }
}

export const EditingContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (editing === undefined) throw new Error('no edition is being made')
  return editing
}

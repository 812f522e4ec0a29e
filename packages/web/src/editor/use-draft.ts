import type { Edition } from '@amyitis/engine'
import { createContext, use, useEffect, useMemo, useState } from 'react'
import { editionAside, keepOwnEdition, ownEdition, putAside } from '../app/new/own-edition.ts'
import { type CheckedDraft, checkDraft, type Draft, isSame, newDraft, type Path, withValue } from './draft.ts'

export interface Editing extends CheckedDraft {
  readonly draft: Draft
  /** The device refuses to keep it. */
  readonly unsaved: boolean
  set(path: Path, value: unknown): void
  replace(draft: Draft): void
  /** Starts with another edition; the one so far is put aside. */
  open(edition: Edition): void
  /** Back to the edition put aside, if there is one. */
  readonly back: (() => void) | undefined
}

/** The edition in the making. It is kept on the device whenever it has no faults. */
export function useDraft(): Editing {
  const [draft, replace] = useState<Draft>(() => ({ ...(ownEdition() ?? newDraft()) }))
  const checked = useMemo(() => checkDraft(draft), [draft])
  const [unsaved, setUnsaved] = useState(false)
  useEffect(() => {
    if (checked.edition !== undefined) setUnsaved(!keepOwnEdition(checked.edition))
  }, [checked])
  const open = (edition: Edition) => {
    putAside(edition)
    replace({ ...edition })
  }
  const aside = editionAside()
  const back = aside === undefined || isSame(aside, draft) ? undefined : () => open(aside)
  return {
    ...checked,
    draft,
    unsaved,
    replace,
    open,
    back,
    set: (path, value) => replace(withValue(draft, path, value)),
  }
}

export const EditingContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (editing === undefined) throw new Error('no edition is being made')
  return editing
}

import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { TableModel } from '../../board/model.ts'
import type { Inspection } from './inspection.ts'
import type { Tip } from './tip.ts'
import { tipOf } from './tip-of.ts'

const InspectionContext = createContext<Inspection | undefined>(undefined)
export const InspectionProvider = InspectionContext.Provider

const unsubscribed = () => () => {}

/** What there is to say of the thing that a finger has tapped. It stands in the prompt: a card would lie over the garden. */
export function useTouchedTip(table: TableModel): Tip | undefined {
  const inspection = use(InspectionContext)
  const inspected = useSyncExternalStore(inspection?.subscribe ?? unsubscribed, () => inspection?.get())
  const at = inspected?.by === 'touch' ? inspected.at : undefined
  return useMemo(() => (at === undefined ? undefined : tipOf(table, at)), [table, at])
}

import type { ReactNode } from 'react'
import { Panel } from '../../theme/Panel.tsx'
import './filter-panel.css'

interface FilterPanelProps {
  readonly title: string
  readonly filters: ReactNode
  /** What the filters have found. */
  readonly children?: ReactNode
}

/** Filters side by side. */
export function FilterPanel({ title, filters, children }: FilterPanelProps) {
  return (
    <Panel title={title} untitled>
      <div className="filters">{filters}</div>
      {children}
    </Panel>
  )
}

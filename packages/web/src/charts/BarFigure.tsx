import { type ReactNode, useId } from 'react'
import { ChartFigure, type DataTable } from './ChartFigure.tsx'
import './bar-rows.css'

export interface BarFigureProps {
  readonly title: string
  /** What the bars are. */
  readonly description: string
  readonly data: DataTable
}

/** The frame of a chart of horizontal bars. */
export function BarFigure({ title, description, data, children }: BarFigureProps & { readonly children: ReactNode }) {
  const about = useId()
  return (
    <ChartFigure title={title} description={description} data={data}>
      {() => (
        <>
          <div className="bar-frame" role="img" aria-label={title} aria-describedby={about}>
            {children}
          </div>
          <figcaption id={about} className="page-note chart-about">
            {description}
          </figcaption>
        </>
      )}
    </ChartFigure>
  )
}

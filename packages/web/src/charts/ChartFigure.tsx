import { type ReactNode, useId } from 'react'
import { useText } from '../text/use-text.ts'
import '../theme/pieces.css'
import './figure.css'

/** The numbers behind a chart; the first cell of a row is its heading. */
export interface DataTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface ChartFigureProps {
  readonly title: string
  /** What the chart shows, in a sentence. */
  readonly description: string
  readonly data: DataTable
  readonly className?: string
  /** Draws the chart; `labelled` names and describes it. */
  children(labelled: { readonly titleId: string; readonly descriptionId: string }): ReactNode
}

/** A chart with its numbers behind a disclosure. */
export function ChartFigure({ title, description, data, className, children }: ChartFigureProps) {
  const text = useText()
  const id = useId()
  return (
    <figure className={className === undefined ? 'chart' : `chart ${className}`}>
      {children({ titleId: `${id}-title`, descriptionId: `${id}-desc` })}
      <details className="chart-data">
        <summary>{text.t('replay.chart.data')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className="chart-data-scroll" tabIndex={0} aria-label={title}>
          <table>
            <caption className="visually-hidden">{description}</caption>
            <thead>
              <tr>
                {data.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map(([head, ...cells], row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a finished table never move
                <tr key={row}>
                  <th scope="row">{head}</th>
                  {cells.map((cell, column) => (
                    <td key={data.head[column + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}

import type { Book } from '@amyitis/narration'
import { Icon } from '../icons/Icon.tsx'
import { legendOf } from './legend.ts'
import './legend.css'

/** All icons, each with its name and a line. */
export function LegendView({ book }: { readonly book: Book }) {
  return (
    <div className="legend">
      {legendOf(book).map(({ title, entries }) => (
        <section key={title}>
          <h3 className="legend-title">{title}</h3>
          <ul>
            {entries.map(({ icon, name, is }) => (
              <li key={icon} className="legend-entry">
                <Icon name={icon} size={32} />
                <span>
                  <b className="legend-name">{name}</b>
                  {is}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

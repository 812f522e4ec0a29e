import type { ReactNode } from 'react'
import type { IconName } from '../../icons/art.tsx'
import { Icon } from '../../icons/Icon.tsx'

interface AidPartProps {
  readonly title: string
  readonly area: 'round' | 'recruit' | 'caravan' | 'plant' | 'temples' | 'court' | 'end' | 'powers'
  /** What it costs, beside the title. */
  readonly price?: string
  readonly children: ReactNode
}

/** A part of the sheet under its heading. */
export const AidPart = ({ title, area, price, children }: AidPartProps) => (
  <section className="aid-part" data-area={area}>
    <h2 className="aid-heading">
      {title}
      {price === undefined ? null : <span className="aid-price">{price}</span>}
    </h2>
    {children}
  </section>
)

interface AidRowProps {
  readonly icon: IconName
  readonly name: string
  readonly children: ReactNode
}

/** An icon, what it is called, and what it does. */
export const AidRow = ({ icon, name, children }: AidRowProps) => (
  <li className="aid-row">
    <Icon name={icon} size={24} />
    <b>{name}</b>
    <span>{children}</span>
  </li>
)

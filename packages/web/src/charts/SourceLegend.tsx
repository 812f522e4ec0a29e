import type { IconName } from '../icons/art.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useText } from '../text/use-text.ts'
import type { Source } from '../timeline/points.ts'

/** The icons say without colour which part is which. */
export const SOURCE_ICONS: Readonly<Record<Source, IconName>> = {
  start: 'points',
  'R9.2': 'tile',
  'R9.3': 'irrigation',
  'R6.4': 'engineer',
  'R7.4': 'city',
  'R8.2': 'palace',
  'R10.2': 'marduk',
  'R4.2': 'banker',
  'R12.4': 'courtier',
  'R11.2': 'winner',
  'R11.3': 'any-good',
}

/** What the parts of the bars mean, in the order in which they stand there. */
export function SourceLegend({ sources }: { readonly sources: readonly Source[] }) {
  const text = useText()
  return (
    <ul className="source-legend">
      {sources.map((source) => (
        <li key={source}>
          <span className="source-swatch" data-source={source} />
          <Icon name={SOURCE_ICONS[source]} size={18} />
          {text.name('source', source)}
        </li>
      ))}
    </ul>
  )
}

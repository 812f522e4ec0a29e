import { Fragment, useMemo } from 'react'
import { type Lit, useIsLit, useLights } from './lights.ts'
import { namesIn } from './names-in.ts'
import './named.css'

interface NamedProps {
  readonly words: string
  /** Is each name a stop of Tab, or reached by the arrow keys from the list around? Inside buttons it is neither. */
  readonly stops?: 'tab' | 'arrows'
}

const TAB_INDEX = { tab: 0, arrows: -1 } as const

interface NameProps extends Pick<NamedProps, 'stops'> {
  readonly words: string
  readonly place: Lit
}

function Name({ words, place, stops }: NameProps) {
  const lit = useIsLit(place)
  return (
    <span
      className={lit ? 'named is-lit' : 'named'}
      data-names={place}
      tabIndex={stops === undefined ? undefined : TAB_INDEX[stops]}
    >
      {words}
    </span>
  )
}

/** A text in which every square and canal lights up in the garden when it is pointed at, and the other way round. */
export function Named({ words, stops }: NamedProps) {
  const besideGarden = useLights() !== undefined
  const parts = useMemo(() => namesIn(words), [words])
  return parts.map(
    ({ words: said, place }, i) =>
      // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never change places
      place === undefined || !besideGarden ? (
        <Fragment key={i}>{said}</Fragment>
      ) : (
        <Name key={i} words={said} place={place} {...(stops && { stops })} />
      ),
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text never change places
  )
}

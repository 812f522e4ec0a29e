import { Fragment, useMemo } from 'react'
import { isLit, type Lit, useIsLit, useLights } from './lights.ts'
import { withoutBreaks } from './wording.ts'
import './named.css'

/** A piece of a text: words, or the name of a square or a canal. */
interface TextPart {
  readonly words: string
  readonly place?: Lit
}

const NAMES = /(?<![\p{L}\d.-])([a-d][1-4](?:[-\u2011][a-d][1-4])?)(?![\p{L}\d])/u

function placeOf(name: string): Lit | undefined {
  const plain = name.replace('\u2011', '-')
  const place = plain.includes('-') ? `canal ${plain}` : `square ${plain}`
  return isLit(place) ? place : undefined
}

/** A text by the squares and canals it names. No name is broken at its hyphen. */
export function namesIn(words: string): TextPart[] {
  return words
    .split(NAMES)
    .map((part, i): TextPart => {
      const place = i % 2 === 1 ? placeOf(part) : undefined
      return place === undefined ? { words: withoutBreaks(part) } : { words: withoutBreaks(part), place }
    })
    .filter((part) => part.words !== '')
}

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

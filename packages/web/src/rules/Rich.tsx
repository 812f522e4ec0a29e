import { isClause } from '@amyitis/narration'
import { Named } from '../board/Named.tsx'
import { hrefOf } from './clauses.ts'

const MARKED = /(\*[^*]+\*|R\d+\.\d+)/

/** A text of the rules: terms between stars stand out, clauses are links. In a new window where leaving would lose something. */
export function Rich({ words, away = false }: { readonly words: string; readonly away?: boolean }) {
  return words.split(MARKED).map((part, i) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never change places
    if (part.startsWith('*'))
      return (
        <b key={i}>
          <Named words={part.slice(1, -1)} stops="tab" />
        </b>
      )
    if (!isClause(part)) return <Named key={i} words={part} stops="tab" />
    return (
      <a key={i} className="clause-link" href={hrefOf(part)} {...(away && { target: '_blank', rel: 'noreferrer' })}>
        {part}
      </a>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text never change places
  })
}

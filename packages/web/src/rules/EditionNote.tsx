import { useText } from '../text/use-text.ts'
import type { EditionChoice } from './table-edition.ts'
import './edition-note.css'

/** Says whose numbers the rules show, where there is more than one box. */
export function EditionNote({ choice }: { readonly choice: EditionChoice }) {
  const text = useText()
  const { edition, own, toggle } = choice
  if (own === undefined) return null
  const { id: name } = own
  return (
    <div className="rules-edition">
      {edition === own ? <p>{text.t('learn.edition', { name })}</p> : null}
      <button type="button" className="button" onClick={toggle}>
        {edition === own ? text.t('learn.edition.standard') : text.t('learn.edition.own', { name })}
      </button>
    </div>
  )
}

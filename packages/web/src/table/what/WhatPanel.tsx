import { useId, useMemo } from 'react'
import { useSettings } from '../../app/settings/settings-store.ts'
import { languageOf, type Topic, useLoadedText } from '../../app/text.ts'
import type { TableModel } from '../../board/model.ts'
import { Icon } from '../../icons/icon.tsx'
import { pagesOf } from '../../rules/book.ts'
import { hrefOf } from '../../rules/clauses.ts'
import type { Section } from '../../rules/page.ts'
import { Rich } from '../../rules/Rich.tsx'
import { rulesOfTable } from './rule-of.ts'
import type { What } from './use-what.ts'
import './what.css'

/** The rules are written in a topic of their own, which a game does not need before. */
const RULES: readonly Topic[] = ['learn']

interface WhatPanelProps {
  readonly table: TableModel
  readonly what: What
}

function useClauses(table: TableModel): ReadonlyMap<string, Section> {
  const text = useLoadedText(languageOf(useSettings()), RULES)
  const { edition } = table.box
  return useMemo(() => {
    const pages = text === undefined ? [] : pagesOf({ text, edition })
    return new Map(pages.flatMap(({ sections }) => sections.map((section) => [section.id, section])))
  }, [text, edition])
}

function Answer({ table, what, section }: WhatPanelProps & { readonly section: Section | undefined }) {
  const { text } = table
  const { asked } = what
  if (asked === undefined) return <p>{text.t('table.what.how')}</p>
  return (
    <>
      {asked.said === undefined ? null : <p className="what-said">{asked.said}</p>}
      {section === undefined ? null : (
        <>
          <h3 className="what-name">{section.title}</h3>
          {section.blocks.map((block) =>
            block.kind === 'text' ? (
              <p key={block.text}>
                <Rich words={block.text} away />
              </p>
            ) : null,
          )}
        </>
      )}
    </>
  )
}

/** What the thing is that somebody points at, by its rule; and a list of all there is, for those who do not point. */
export function WhatPanel({ table, what }: WhatPanelProps) {
  const { text, state } = table
  const id = useId()
  const clauses = useClauses(table)
  return (
    <section className="what panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id} className="panel-title">
          {text.t('table.what.title')}
        </h2>
        {what.asked === undefined ? null : (
          <a className="button what-read" href={hrefOf(what.asked.clause)} target="_blank" rel="noreferrer">
            <Icon name="book" size={18} />
            {text.t('table.what.read', { clause: what.asked.clause })}
          </a>
        )}
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={text.t('app.close')}
          onClick={what.toggle}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
      <div className="what-answer" aria-live="polite">
        <Answer table={table} what={what} section={clauses.get(what.asked?.clause ?? '')} />
      </div>
      {clauses.size === 0 ? null : (
        <ul className="what-all" aria-label={text.t('table.what.all')}>
          {rulesOfTable(state).map((clause) => (
            <li key={clause}>
              <button
                type="button"
                className="button"
                aria-pressed={clause === what.asked?.clause}
                onClick={() => what.show({ clause })}
              >
                {clauses.get(clause)?.title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

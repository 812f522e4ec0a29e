import { type Clause, pagesOf, type Section } from '@amyitis/narration'
import { type CSSProperties, useId, useMemo, useRef } from 'react'
import { useSettings } from '../../app/settings/settings-store.ts'
import { languageOf, type Topic, useLoadedText } from '../../app/text.ts'
import type { TableModel } from '../../board/model.ts'
import { Named } from '../../board/Named.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { hrefOf } from '../../rules/clauses.ts'
import { Rich } from '../../rules/Rich.tsx'
import { labelOf } from '../tip/tip.ts'
import { explain } from './explain.ts'
import type { ExplainSource, Explanation } from './explanation.ts'
import { rulesOfTable } from './rule-of.ts'
import { useWhatPlace } from './use-place.ts'
import type { What } from './use-what.ts'
import { Ranks, ValueCards } from './ValueCards.tsx'
import './what.css'

/** The rules are written in a topic of their own, which a game does not need before. */
const RULES: readonly Topic[] = ['learn']

type Clauses = ReadonlyMap<string, Section>

function useBook({ box: { edition } }: TableModel) {
  const text = useLoadedText(languageOf(useSettings()), RULES)
  const clauses = useMemo((): Clauses => {
    const pages = text === undefined ? [] : pagesOf({ text, edition })
    return new Map(pages.flatMap(({ sections }) => sections.map((section) => [section.id, section])))
  }, [text, edition])
  return { text, clauses }
}

/** The words of a rule, where nothing shorter says it. */
function RuleText({ section }: { readonly section: Section | undefined }) {
  return section?.blocks.map((block) =>
    block.kind === 'text' ? (
      <p key={block.text}>
        <Rich words={block.text} away />
      </p>
    ) : null,
  )
}

function Now({
  source: { text },
  now,
  rows = [],
}: { readonly source: ExplainSource } & Pick<Explanation, 'now' | 'rows'>) {
  if (now.length === 0 && rows.length === 0) return null
  const told = rows.map(({ label, parts }) =>
    text.t('what.now.row', { label: labelOf(text, label), parts: parts.map(({ words }) => words).join(', ') }),
  )
  return (
    <div className="what-now">
      <p>
        <b>{text.t('what.now')}</b> <Named words={now.join(' ')} stops="tab" />
      </p>
      <ul>
        {told.map((words) => (
          <li key={words}>
            <Named words={words} stops="tab" />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface AnswerProps {
  readonly source: ExplainSource
  readonly found: Explanation
  readonly section: Section | undefined
}

function Answer({ source, found, section }: AnswerProps) {
  const { what, cards, ranks, more, now, rows } = found
  return (
    <>
      {what === undefined ? (
        <RuleText section={section} />
      ) : (
        <p>
          <Named words={what} stops="tab" />
        </p>
      )}
      {cards === undefined ? null : <ValueCards cards={cards} />}
      {ranks === undefined ? null : <Ranks ranks={ranks} />}
      {more === undefined ? null : <p className="what-more">{more}</p>}
      <Now source={source} now={now} {...(rows && { rows })} />
    </>
  )
}

interface WhatCardProps {
  readonly table: TableModel
  readonly what: What
  /** On a phone it covers the half of the screen in which the thing does not lie. */
  readonly sheet: boolean
}

/** Every rule of the table, for those who do not point. */
function AllRules({
  table,
  clauses,
  onShow,
}: Pick<WhatCardProps, 'table'> & { clauses: Clauses; onShow(clause: Clause): void }) {
  return (
    <ul className="what-all" aria-label={table.text.t('table.what.all')}>
      {rulesOfTable(table.state).map((clause) => (
        <li key={clause}>
          <button type="button" className="button" onClick={() => onShow(clause)}>
            {clauses.get(clause)?.title}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What the very thing is that somebody points at: in a sentence, with its values, and what it means now. */
export function WhatCard({ table, what, sheet }: WhatCardProps) {
  const { text } = table
  const { asked } = what
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const book = useBook(table)
  const source = useMemo(() => book.text && { ...table, text: book.text }, [table, book.text])
  const found = useMemo((): Explanation | undefined => {
    if (source === undefined || asked === undefined) return undefined
    return asked.at === undefined ? { title: '', now: [], clause: asked.clause } : explain(source, asked.at)
  }, [source, asked])
  const section = found && book.clauses.get(found.clause)
  const place = useWhatPlace(card, asked, found ?? book.clauses)
  const at = place?.card
  const style: CSSProperties | undefined = at && !sheet ? { left: at.left, top: at.top } : undefined
  return (
    <>
      {place?.ring === undefined ? null : (
        <div
          className="what-ring"
          style={{ left: place.ring.left, top: place.ring.top, width: place.ring.width, height: place.ring.height }}
        />
      )}
      <section
        ref={card}
        className={sheet ? 'what panel is-sheet' : 'what panel'}
        data-side={sheet ? place?.sheet : undefined}
        aria-label={text.t('table.what.title')}
        style={{ ...style, visibility: place === undefined ? 'hidden' : undefined }}
      >
        {place?.arrow === undefined || sheet ? null : (
          <span className="what-arrow" data-side={place.arrow.side} style={{ top: place.arrow.top }} />
        )}
        <div className="what-head">
          {found?.icon === undefined ? null : <Icon name={found.icon} size={34} />}
          <div>
            <h2 id={id} className="what-title">
              {(found?.title || section?.title) ?? text.t('table.what.title')}
            </h2>
            {found?.kind === undefined ? null : <p className="what-kind">{found.kind}</p>}
          </div>
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={text.t('app.close')}
            onClick={what.toggle}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
        <div className="what-answer" key={asked?.at ?? asked?.clause} aria-live="polite">
          {found === undefined || source === undefined ? (
            <p>{text.t('table.what.how')}</p>
          ) : (
            <Answer source={source} found={found} section={section} />
          )}
        </div>
        {asked === undefined && book.clauses.size > 0 ? (
          <AllRules table={table} clauses={book.clauses} onShow={(clause) => what.show({ clause })} />
        ) : null}
        {found === undefined || source === undefined ? null : (
          <div className="what-end">
            <span>{source.text.t('what.on')}</span>
            <a className="what-read" href={hrefOf(found.clause)} target="_blank" rel="noreferrer">
              <Icon name="book" size={18} />
              {text.t('table.what.read', { clause: found.clause })}
            </a>
          </div>
        )}
      </section>
    </>
  )
}

import { pagesOf, type Section } from '@amyitis/narration'
import { useId, useMemo, useRef } from 'react'
import { routeTo } from '../../app/router.ts'
import { useSettings } from '../../app/settings/settings-store.ts'
import { languageOf, type Topic, useLoadedText } from '../../app/text.ts'
import type { TableModel } from '../../board/model.ts'
import { Named } from '../../board/Named.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { hrefOf } from '../../rules/clauses.ts'
import { Rich } from '../../rules/Rich.tsx'
import { labelOf } from '../tip/tip.ts'
import { explain } from './explain.ts'
import type { ExplainSource, ThingExplanation } from './explanation.ts'
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
}: { readonly source: ExplainSource } & Pick<ThingExplanation, 'now' | 'rows'>) {
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
  readonly found: ThingExplanation
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
  /** On a phone it lies across the screen. */
  readonly sheet: boolean
}

/** What the very thing is that somebody points at: in a sentence, with its values, and what it means now. */
export function WhatCard({ table, what, sheet }: WhatCardProps) {
  const { text } = table
  const { asked } = what
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const book = useBook(table)
  const source = useMemo(() => book.text && { ...table, text: book.text }, [table, book.text])
  const found = useMemo(() => source && asked && explain(source, asked.at), [source, asked])
  const section = found && book.clauses.get(found.clause)
  const place = useWhatPlace(card, asked, sheet, found ?? book.clauses)
  const waits = asked === undefined
  const classes = ['what', 'panel', sheet && !waits && 'is-sheet', waits && 'is-waiting']
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
        className={classes.filter(Boolean).join(' ')}
        aria-label={text.t('table.what.title')}
        style={{ ...place?.style, visibility: place === undefined ? 'hidden' : undefined }}
      >
        {place?.arrow === undefined ? null : (
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
          {waits ? (
            <a className="what-read" href={routeTo({ screen: 'rules', rest: [] })} target="_blank" rel="noreferrer">
              <Icon name="book" size={18} />
              {text.t('table.what.all')}
            </a>
          ) : null}
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={text.t('app.close')}
            onClick={what.toggle}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
        <div className="what-answer" key={asked?.at} aria-live="polite">
          {found === undefined || source === undefined ? (
            <p>{text.t('table.what.how')}</p>
          ) : (
            <Answer source={source} found={found} section={section} />
          )}
        </div>
        {found === undefined || source === undefined ? null : (
          <div className="what-end">
            <span className="what-on">{source.text.t('what.on')}</span>
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

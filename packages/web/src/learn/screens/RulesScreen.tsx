import { type Book, pagesOf, placeOf, type RulesPage, stepsOf } from '@amyitis/narration'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Page } from '../../app/page/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { SearchField } from '../../app/SearchField.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { EditionNote } from '../../rules/EditionNote.tsx'
import { LegendView } from '../../rules/LegendView.tsx'
import { RulesPageView } from '../../rules/RulesPageView.tsx'
import { StepsView } from '../../rules/StepsView.tsx'
import { search } from '../../rules/search.ts'
import { useTableEdition } from '../../rules/table-edition.ts'
import { useText } from '../../text/use-text.ts'
import '../../theme/pieces.css'
import { EXERCISES } from '../exercises/all.ts'
import { RulesPicture } from './RulesPicture.tsx'
import './rules.css'

/** The address of the legend, among those of the pages. */
const LEGEND = 'icons'
const linkTo = (place: string) => routeTo({ screen: 'rules', rest: [place] })

interface ContentsProps {
  readonly pages: readonly RulesPage[]
  /** A page, or the legend. */
  readonly current: string
}

function Contents({ pages, current }: ContentsProps) {
  const text = useText()
  const strip = useRef<HTMLElement>(null)
  // On a small screen the contents are a strip: the current page comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (here) strip.current?.scrollTo({ left: here.offsetLeft - 40 })
  }, [current])
  return (
    <nav ref={strip} className="rules-contents" aria-label={text.t('learn.contents')}>
      <ol>
        {pages.map((page, index) => (
          <li key={page.id}>
            <a href={linkTo(page.id)} aria-current={page.id === current ? 'page' : undefined}>
              <span className="rules-number" aria-hidden="true">
                {index + 1}
              </span>
              {page.title}
            </a>
          </li>
        ))}
        <li>
          <a href={linkTo(LEGEND)} aria-current={current === LEGEND ? 'page' : undefined}>
            <Icon name="eye" size={18} />
            {text.t('legend.title')}
          </a>
        </li>
        <li>
          <a href={routeTo({ screen: 'learn', rest: ['overview'] })}>
            <Icon name="print" size={18} />
            {text.t('learn.overview.title')}
          </a>
        </li>
      </ol>
    </nav>
  )
}

interface ResultsProps {
  readonly pages: readonly RulesPage[]
  readonly query: string
  onOpen(): void
}

function Results({ pages, query, onOpen }: ResultsProps) {
  const text = useText()
  const found = useMemo(() => search(pages, query), [pages, query])
  return (
    <section className="rules-results">
      <p aria-live="polite" className="page-note">
        {text.t('learn.results', { count: found.length, query })}
      </p>
      <ul>
        {found.map(({ page, section, before, hit, after }) => (
          <li key={`${page.id} ${section.id}`}>
            <a className="rules-found" href={linkTo(section.clause ?? page.id)} onClick={onOpen}>
              <span className="rules-found-place">
                {page.title}
                {section.title === page.title ? null : ` › ${section.title}`}
              </span>
              <span>
                {before}
                <mark>{hit}</mark>
                {after}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Turning({ pages, current }: { readonly pages: readonly RulesPage[]; readonly current: RulesPage }) {
  const text = useText()
  const index = pages.indexOf(current)
  const before = pages[index - 1]
  const after = pages[index + 1]
  return (
    <p className="rules-turning">
      {before === undefined ? (
        <span />
      ) : (
        <a className="button" href={linkTo(before.id)}>
          <Icon name="back" size={18} />
          <span>{text.t('learn.previous-page', { page: before.title })}</span>
        </a>
      )}
      {after === undefined ? null : (
        <a className="button" href={linkTo(after.id)}>
          <span>{text.t('learn.next-page', { page: after.title })}</span>
          <Icon name="forward" size={18} />
        </a>
      )}
    </p>
  )
}

/** The exercise to what a page explains. */
function Practice({ page }: { readonly page: RulesPage['id'] }) {
  const text = useText()
  const exercise = EXERCISES.find((one) => one.page === page)
  if (exercise === undefined) return null
  return (
    <p className="rules-practice">
      <b>{text.t('learn.practise')}</b>
      <a className="button" href={routeTo({ screen: 'learn', rest: ['exercise', exercise.part] })}>
        <Icon name="learn" size={18} />
        {text.t(exercise.name)}
      </a>
    </p>
  )
}

export interface RulesScreenProps {
  /** A clause (`R7.2`) or a page (`caravan`). */
  readonly rest: readonly string[]
}

function Legend({ book }: { readonly book: Book }) {
  const { text } = book
  return (
    <>
      <section className="page-card">
        <h2 className="page-heading">{text.t('rules.overview.round')}</h2>
        <StepsView steps={stepsOf(book)} />
      </section>
      <section className="page-card">
        <div className="rules-legend-head">
          <h2 className="page-heading">{text.t('legend.title')}</h2>
          <a className="button button-primary" href={routeTo({ screen: 'learn', rest: ['overview'] })}>
            <Icon name="print" size={18} />
            {text.t('learn.overview.title')}
          </a>
        </div>
        <LegendView book={book} />
      </section>
    </>
  )
}

/** The rules, page by page, with a search over all of them. */
export function RulesScreen({ rest }: RulesScreenProps) {
  const text = useText()
  const choice = useTableEdition()
  const { edition } = choice
  const [query, setQuery] = useState('')
  const book = useMemo(() => ({ text, edition }), [text, edition])
  const pages = useMemo(() => pagesOf(book), [book])
  const legend = rest[0] === LEGEND
  const { page, section } = placeOf(pages, rest[0] ?? '')
  const searching = query.trim() !== ''
  return (
    <Page
      title={text.t('rules.title')}
      over={text.t('page.scribes')}
      about={text.t('learn.rules.about')}
      camera="ziggurat"
    >
      <EditionNote choice={choice} />
      <div className="rules">
        <div className="page-card rules-side">
          <SearchField label={text.t('learn.search')} value={query} onChange={setQuery} />
          <Contents pages={pages} current={legend ? LEGEND : page.id} />
        </div>
        <div className="rules-body">
          {searching ? (
            <Results pages={pages} query={query.trim()} onOpen={() => setQuery('')} />
          ) : legend ? (
            <Legend book={book} />
          ) : (
            <>
              <RulesPageView
                key={page.id}
                page={page}
                text={text}
                section={section}
                picture={<RulesPicture page={page.id} />}
              >
                <Practice page={page.id} />
              </RulesPageView>
              <Turning pages={pages} current={page} />
            </>
          )}
        </div>
      </div>
    </Page>
  )
}

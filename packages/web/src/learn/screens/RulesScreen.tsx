import { useEffect, useMemo, useRef, useState } from 'react'
import { Page as AppPage } from '../../app/Page.tsx'
import { routeTo } from '../../app/router.ts'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import { pagesOf, placeOf } from '../../rules/book.ts'
import { EditionNote } from '../../rules/EditionNote.tsx'
import { PageView } from '../../rules/PageView.tsx'
import type { Page } from '../../rules/page.ts'
import { search } from '../../rules/search.ts'
import { useTableEdition } from '../../rules/table-edition.ts'
import './rules.css'

const linkTo = (place: string) => routeTo({ screen: 'rules', rest: [place] })

function Contents({ pages, current }: { readonly pages: readonly Page[]; readonly current: Page }) {
  const text = useText()
  const strip = useRef<HTMLElement>(null)
  // On a small screen the contents are a strip: the current page comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every page
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (here) strip.current?.scrollTo({ left: here.offsetLeft - 40 })
  }, [current.id])
  return (
    <nav ref={strip} className="rules-contents" aria-label={text.t('learn.contents')}>
      <ol>
        {pages.map((page) => (
          <li key={page.id}>
            <a href={linkTo(page.id)} aria-current={page === current ? 'page' : undefined}>
              {page.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface ResultsProps {
  readonly pages: readonly Page[]
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
              <span className="rules-found-words">
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

function Turning({ pages, current }: { readonly pages: readonly Page[]; readonly current: Page }) {
  const text = useText()
  const index = pages.indexOf(current)
  const [before, after] = [pages[index - 1], pages[index + 1]]
  return (
    <p className="rules-turning">
      {before === undefined ? (
        <span />
      ) : (
        <a className="button" href={linkTo(before.id)}>
          <Icon name="back" size={18} />
          <span className="rules-turning-to">{text.t('learn.previous-page', { page: before.title })}</span>
        </a>
      )}
      {after === undefined ? null : (
        <a className="button" href={linkTo(after.id)}>
          <span className="rules-turning-to">{text.t('learn.next-page', { page: after.title })}</span>
          <Icon name="forward" size={18} />
        </a>
      )}
    </p>
  )
}

export interface RulesScreenProps {
  /** A clause (`R7.2`) or a page (`caravan`). */
  readonly rest: readonly string[]
}

/** The rules, page by page, with a search over all of them. */
export function RulesScreen({ rest }: RulesScreenProps) {
  const text = useText()
  const choice = useTableEdition()
  const { edition } = choice
  const [query, setQuery] = useState('')
  const pages = useMemo(() => pagesOf({ text, edition }), [text, edition])
  const { page, section } = placeOf(pages, rest[0] ?? '')
  const searching = query.trim() !== ''
  return (
    <AppPage title={text.t('rules.title')}>
      <EditionNote choice={choice} />
      <div className="rules">
        <search className="rules-search">
          <Icon name="search" size={20} />
          <input
            type="search"
            className="input"
            value={query}
            aria-label={text.t('learn.search')}
            placeholder={text.t('learn.search')}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </search>
        <Contents pages={pages} current={page} />
        <div className="rules-body">
          {searching ? (
            <Results pages={pages} query={query.trim()} onOpen={() => setQuery('')} />
          ) : (
            <>
              <PageView key={page.id} page={page} text={text} section={section} />
              <Turning pages={pages} current={page} />
            </>
          )}
        </div>
      </div>
    </AppPage>
  )
}

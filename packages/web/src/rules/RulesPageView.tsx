import type { Text } from '@amyitis/i18n/app'
import type { Block, RulesPage, RulesPageId, Section } from '@amyitis/narration'
import { type ReactNode, useEffect, useRef } from 'react'
import type { IconName } from '../icons/art.tsx'
import { Icon } from '../icons/Icon.tsx'
import { hrefOf } from './clauses.ts'
import { GridTable } from './GridTable.tsx'
import { Rich } from './Rich.tsx'
import { StepsView } from './StepsView.tsx'
import './rules-page.css'

/** The picture of each page of the rules. */
const PAGE_ICONS: Readonly<Record<RulesPageId, IconName>> = {
  overview: 'points',
  table: 'cube-blue',
  round: 'first',
  recruit: 'farmer',
  irrigation: 'irrigation',
  caravan: 'camel',
  babylon: 'any-good',
  court: 'banker',
  planting: 'gardener',
  temples: 'ishtar',
  end: 'winner',
  palace: 'palace',
  box: 'tile',
  glossary: 'book',
}

interface BlockProps {
  readonly block: Block
  readonly text: Text
  /** Of the section that it belongs to. */
  readonly title: string
}

function BlockView({ block, text, title }: BlockProps) {
  if (block.kind === 'grid') return <GridTable grid={block.grid} captioned={block.grid.caption !== title} />
  if (block.kind === 'steps') return <StepsView steps={block.steps} />
  if (block.kind === 'pictures')
    return (
      <ul className="rules-pictures">
        {block.pictures.map(({ icon, text: words }) => (
          <li key={icon}>
            <Icon name={icon} size={34} />
            <span>
              <Rich words={words} />
            </span>
          </li>
        ))}
      </ul>
    )
  if (block.kind === 'list')
    return (
      <ul className="rules-list">
        {block.items.map((item) => (
          <li key={item}>
            <Rich words={item} />
          </li>
        ))}
      </ul>
    )
  if (block.kind === 'text')
    return (
      <p>
        <Rich words={block.text} />
      </p>
    )
  return (
    <p className={block.kind === 'tip' ? 'rules-aside is-tip' : 'rules-aside'}>
      <b>{text.t(block.kind === 'tip' ? 'learn.tip' : 'learn.example')}</b> <Rich words={block.text} />
    </p>
  )
}

interface SectionProps {
  readonly section: Section
  readonly text: Text
  /** The section that the address names. */
  readonly here: boolean
  /** It is the whole page, whose title says its own. */
  readonly only: boolean
}

function SectionView({ section, text, here, only }: SectionProps) {
  const { clause, title, blocks } = section
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!here) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [here])
  return (
    <section className={here ? 'rules-section is-here' : 'rules-section'}>
      <h3 ref={heading} tabIndex={-1} className={only ? 'visually-hidden' : 'rules-section-title'}>
        {title}
        {clause === undefined ? null : (
          <a className="rules-clause" href={hrefOf(clause)} aria-label={text.t('learn.clause', { clause })}>
            {clause}
          </a>
        )}
      </h3>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page never change places
        <BlockView key={i} block={block} text={text} title={title} />
      ))}
    </section>
  )
}

export interface RulesPageViewProps {
  readonly page: RulesPage
  readonly text: Text
  readonly section?: string | undefined
  /** What the page is about, as a picture. */
  readonly picture?: ReactNode
  /** Stands at its end. */
  readonly children?: ReactNode
}

/** A page of the rules. */
export function RulesPageView({ page, text, section, picture, children }: RulesPageViewProps) {
  return (
    <article className="rules-page">
      <h2 className="rules-page-title">
        <Icon name={PAGE_ICONS[page.id]} size={34} />
        {page.title}
      </h2>
      {picture}
      {page.sections.map((one) => (
        <SectionView key={one.id} section={one} text={text} here={one.id === section} only={one.title === page.title} />
      ))}
      {children}
    </article>
  )
}

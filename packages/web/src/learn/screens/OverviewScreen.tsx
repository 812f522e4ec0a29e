import { TRADES } from '@amyitis/engine'
import type { ReactNode } from 'react'
import { Page } from '../../app/Page.tsx'
import { useText } from '../../app/text.ts'
import { Icon } from '../../icons/icon.tsx'
import { EditionNote } from '../../rules/EditionNote.tsx'
import { GridTable } from '../../rules/GridTable.tsx'
import { cities, court, favour, fields, temples } from '../../rules/grids.ts'
import type { Book } from '../../rules/page.ts'
import { phases } from '../../rules/pages/overview.ts'
import { useTableEdition } from '../../rules/table-edition.ts'
import './overview.css'

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="sheet-part">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

const List = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="sheet-list">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

/** As a line of a list begins. */
const capital = (words: string, language: string) => words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1)

function Sheet({ book }: { readonly book: Book }) {
  const { text } = book
  const { t, language } = text
  return (
    <div className="sheet">
      <Part title={t('rules.overview.round')}>
        <GridTable grid={phases(t)} />
      </Part>
      <Part title={t('sheet.trades')}>
        <List
          items={[
            ...TRADES.map((trade) => capital(t(`choice.free.${trade}`), language)),
            t('sheet.palace.noble'),
            t('sheet.pass'),
          ]}
        />
        <GridTable grid={fields(book)} />
      </Part>
      <Part title={t('sheet.caravan')}>
        <GridTable grid={cities(book)} />
        <p>{t('sheet.pay')}</p>
      </Part>
      <Part title={t('sheet.plant')}>
        <List
          items={[
            t('sheet.plant.where'),
            t('sheet.plant.tile'),
            t('sheet.plant.bonus'),
            t('sheet.plant.water'),
            t('sheet.plant.turn'),
          ]}
        />
      </Part>
      <Part title={t('rules.court.title')}>
        <GridTable grid={court(book)} />
      </Part>
      <Part title={t('rules.temples.title')}>
        <GridTable grid={temples(book)} />
      </Part>
      <Part title={t('rules.palace.title')}>
        <List
          items={[
            t('rules.R12.3.first'),
            t('rules.R12.3.procession'),
            t('rules.R12.3.recruit'),
            t('rules.R12.3.advance'),
          ]}
        />
      </Part>
      <Part title={t('sheet.end')}>
        <GridTable grid={favour(book)} />
        <p>{t('sheet.end.goods')}</p>
      </Part>
    </div>
  )
}

/** The whole game on one page, to print. */
export function OverviewScreen() {
  const text = useText()
  const choice = useTableEdition()
  return (
    <Page
      title={text.t('learn.overview.title')}
      aside={
        <button type="button" className="button" onClick={() => print()}>
          <Icon name="print" size={18} />
          {text.t('learn.print')}
        </button>
      }
    >
      <EditionNote choice={choice} />
      <Sheet book={{ text, edition: choice.edition }} />
    </Page>
  )
}

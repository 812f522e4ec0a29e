import type { Clause } from './clauses.ts'
import type { Book, RulesPage, RulesPageId } from './page.ts'
import { box } from './pages/box.ts'
import { babylon, caravan } from './pages/caravan.ts'
import { court } from './pages/court.ts'
import { end } from './pages/end.ts'
import { glossary } from './pages/glossary.ts'
import { irrigation } from './pages/irrigation.ts'
import { overview } from './pages/overview.ts'
import { palace } from './pages/palace.ts'
import { planting } from './pages/planting.ts'
import { recruit } from './pages/recruit.ts'
import { round } from './pages/round.ts'
import { table } from './pages/table.ts'
import { temples } from './pages/temples.ts'

/** All pages of the rules, in the order of reading. */
export const pagesOf = (book: Book): RulesPage[] =>
  [
    overview,
    table,
    round,
    recruit,
    irrigation,
    caravan,
    babylon,
    court,
    planting,
    temples,
    end,
    palace,
    box,
    glossary,
  ].map((page) => page(book))

/** The page and the section that an address names: a clause (`R7.2`), a page (`caravan`), or nothing: the first page. */
export function placeOf(
  pages: readonly RulesPage[],
  name: Clause | RulesPageId | string,
): { page: RulesPage; section?: string } {
  for (const page of pages) {
    if (page.id === name) return { page }
    if (page.sections.some((section) => section.clause === name)) return { page, section: name }
  }
  return { page: pages[0] }
}

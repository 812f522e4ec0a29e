import type { Block, RulesPage, Section } from '@amyitis/narration'

/** A place where all words of a search stand, with some of the text around the first. */
export interface Found {
  readonly page: RulesPage
  readonly section: Section
  readonly before: string
  readonly hit: string
  readonly after: string
}

/** Letters without accents and capitals, one for one, so that places in both texts are the same. */
const plain = (text: string): string =>
  Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return bare.length === letter.length ? bare : letter.toLowerCase()
  }).join('')

/** A text as it is read: without the stars that mark a term. */
const unmarked = (text: string): string => text.replaceAll('*', '')

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items
  if (block.kind === 'pictures') return block.pictures.map(({ text }) => text)
  if (block.kind === 'steps') return block.steps.map(({ title, words }) => `${title} · ${words}`)
  if (block.kind === 'grid') return [block.grid.caption, ...block.grid.rows.map((row) => row.join(' · '))]
  return [block.text]
}

const AROUND = 60

/** Some of a text around a hit, cut at blanks. */
function context(text: string, from: number, length: number): Pick<Found, 'before' | 'hit' | 'after'> {
  const start = from <= AROUND ? 0 : text.indexOf(' ', from - AROUND) + 1
  const cut = text.lastIndexOf(' ', from + length + AROUND)
  const end = text.length - from - length <= AROUND ? text.length : Math.max(cut, from + length)
  return {
    before: (start > 0 ? '… ' : '') + text.slice(Math.min(start, from), from),
    hit: text.slice(from, from + length),
    after: text.slice(from + length, end) + (end < text.length ? ' …' : ''),
  }
}

function searchSection(page: RulesPage, section: Section, words: readonly string[]): Found[] {
  const texts = [section.title, ...section.blocks.flatMap(textsOf)].map(unmarked)
  const all = plain([section.id, ...texts].join(' '))
  if (!words.every((word) => all.includes(word))) return []
  const [title, first = title, ...more] = texts
  const at = [first, ...more].find((text) => plain(text).includes(words[0])) ?? first
  const from = plain(at).indexOf(words[0])
  const length = from < 0 ? 0 : words[0].length
  return [{ page, section, ...context(at, Math.max(0, from), length) }]
}

/** Sections where all words stand, those with the words in their title first. */
export function search(pages: readonly RulesPage[], query: string): Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = pages.flatMap((page) => page.sections.flatMap((section) => searchSection(page, section, words)))
  const inTitle = ({ section }: Found) => words.every((word) => plain(`${section.id} ${section.title}`).includes(word))
  return [...found.filter(inTitle), ...found.filter((one) => !inTitle(one))]
}

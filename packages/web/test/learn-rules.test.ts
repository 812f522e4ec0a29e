import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Edition, newGame, REFUSALS, STANDARD, toState } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { type Block, CLAUSES, isClause, PAGE_IDS, pagesOf, placeOf, type RulesPage } from '@amyitis/narration'
import { describe, expect, it } from 'vitest'
import { getLearnt, keepLearnt, keepSolved, readLearnt } from '../src/learn/progress.ts'
import { objectAt, RULE_OF } from '../src/rules/objects.ts'
import { search } from '../src/rules/search.ts'
import { ruleOf } from '../src/table/what/rule-of.ts'
import { targetsOn } from './learn-targets.ts'

const english = pagesOf({ text: createText('en'), edition: STANDARD })
const rules = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'rules.md'), 'utf8')

const wordsOf = (block: Block): readonly string[] => {
  if (block.kind === 'list') return block.items
  if (block.kind === 'pictures') return block.pictures.map(({ text }) => text)
  if (block.kind === 'steps') return block.steps.flatMap(({ title, words }) => [title, words])
  return block.kind === 'grid' ? [...block.grid.head, ...block.grid.rows.flat()] : [block.text]
}
const allWords = (pages: readonly RulesPage[]) =>
  pages.flatMap(({ sections }) => sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(wordsOf)]))

describe('the pages of the rules', () => {
  it('know every clause of docs/rules.md, and no other', () => {
    const written = [...rules.matchAll(/^- \*\*(R\d+\.\d+)\*\*/gm)].map(([, clause]) => clause)
    expect([...CLAUSES]).toEqual(written)
  })

  it('explain each clause in one place', () => {
    const told = english.flatMap(({ sections }) => sections.flatMap(({ clause }) => clause ?? []))
    expect([...told].sort()).toEqual([...CLAUSES].sort())
  })

  it('are the promised ones, in order', () => {
    expect(english.map(({ id }) => id)).toEqual([...PAGE_IDS])
  })

  it.each(LANGUAGES)('refer only to existing clauses: %s', (language) => {
    const pages = pagesOf({ text: createText(language), edition: STANDARD })
    const named = allWords(pages).flatMap((words) => words.match(/R\d+(\.\d+)?/g) ?? [])
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => !isClause(name))).toEqual([])
  })

  it.each(LANGUAGES)('mark terms in pairs of stars: %s', (language) => {
    const pages = pagesOf({ text: createText(language), edition: STANDARD })
    expect(allWords(pages).filter((words) => words.split('*').length % 2 === 0)).toEqual([])
  })

  it('lead from an address to the page, and to the clause on it', () => {
    expect(placeOf(english, 'R7.2')).toMatchObject({ page: { id: 'caravan' }, section: 'R7.2' })
    expect(placeOf(english, 'court')).toEqual({ page: english[PAGE_IDS.indexOf('court')] })
    expect(placeOf(english, 'nonsense')).toEqual({ page: english[0] })
  })

  it('cover the clauses of every refusal', () => {
    for (const clause of Object.values(REFUSALS)) if (clause !== undefined) expect(isClause(clause)).toBe(true)
  })
})

describe('the numbers of the box', () => {
  const other: Edition = {
    ...STANDARD,
    id: 'other',
    tokens: { ...STANDARD.tokens, camels: 77 },
    doubleSides: { minFloor: 2 },
    court: { ...STANDARD.court, palace: STANDARD.court.palace.map((card) => ({ ...card, points: 90 + card.level })) },
    fields: { ...STANDARD.fields, top: ['wine', 'wine', 'wine', 'wine', 'wine'] },
    favour: { ...STANDARD.favour, 2: [{ tiles: 6, points: 66 }] },
    emptySquares: { 2: ['a4'], 3: ['a1', 'd1'], 4: [] },
  }
  const section = (edition: Edition, id: string) => {
    const pages = pagesOf({ text: createText('en'), edition })
    const { sections } = placeOf(pages, id).page
    return sections.flatMap((one) => (one.clause === id ? one.blocks.flatMap(wordsOf) : [])).join(' | ')
  }

  it.each([
    ['R1.5', '77'],
    ['R3.3', 'floor 2'],
    ['R8.1', '93 points'],
    ['R6.1', 'wine | wine | wine | wine | wine'],
    ['R11.2', '66 points for 6 tiles'],
    ['R2.5', 'With 3 players, no tiles go on a1 and d1.'],
  ])('are those of the edition: %s says %s', (id, said) => {
    expect(section(other, id)).toContain(said)
    expect(section(STANDARD, id)).not.toContain(said)
  })
})

describe('the search', () => {
  const places = (pages: readonly RulesPage[], query: string) => search(pages, query).map(({ section }) => section.id)

  it('finds nothing for an empty query', () => {
    expect(search(english, '')).toEqual([])
    expect(search(english, '  ')).toEqual([])
    expect(search(english, 'xylophone')).toEqual([])
  })

  it('requires all words, in any order', () => {
    expect(places(english, 'wine joker')).toContain('R1.3')
    expect(places(english, 'joker wine')).toContain('R1.3')
    expect(places(english, 'joker procession')).toEqual([])
  })

  it('puts matches in titles first', () => {
    expect(places(english, 'merchant')[0]).toBe('R6.5')
  })

  it('finds a clause by its number', () => {
    expect(places(english, 'r9.3')[0]).toBe('R9.3')
  })

  it('ignores accents and case', () => {
    const french = pagesOf({ text: createText('fr'), edition: STANDARD })
    const hungarian = pagesOf({ text: createText('hu'), edition: STANDARD })
    expect(places(french, 'PRETRE')).toContain('R6.3')
    expect(places(french, 'prêtre')).toEqual(places(french, 'pretre'))
    expect(places(hungarian, 'foldmuves')).toContain('R6.1')
  })

  it('shows the text around a match as it is written', () => {
    for (const { before, hit, after } of search(english, 'gardener')) {
      expect(['gardener', '']).toContain(hit.toLowerCase())
      expect(before.length + after.length).toBeLessThan(150)
    }
    const [found] = search(english, 'prestige')
    expect(`${found.before}${found.hit}${found.after}`).not.toContain('*')
  })

  it('shows the text below a title rather than the title again', () => {
    const [found] = search(english, 'merchant')
    expect(found).toMatchObject({ before: '', hit: '', after: 'Take one camel.' })
  })

  it('finds text in tables', () => {
    expect(places(english, 'eshnunna salt')).toContain('R7.1')
  })
})

describe('everything on the table', () => {
  const state = toState(newGame({ players: 4, palace: true, seed: 'objects' }).position)

  it('leads to a clause', () => {
    for (const target of targetsOn(state)) expect(ruleOf(state, target), target).toBeDefined()
  })

  it('leads to its own clause', () => {
    expect(ruleOf(state, 'city babylon')).toBe('R7.4')
    expect(ruleOf(state, 'city susa')).toBe('R7.5')
    expect(ruleOf(state, 'city khorsabad')).toBe('R7.6')
    expect(ruleOf(state, 'canal b1-b2')).toBe('R3.5')
    expect(ruleOf(state, 'court gardener')).toBe('R8.4')
    const [[card]] = state.groups
    expect(objectAt(state, 'card 0 0')).toBe(card.trade)
  })

  it('leads nowhere from anything else', () => {
    expect(objectAt(state, 'prompt keep')).toBeUndefined()
    expect(ruleOf(state, 'card 9 9')).toBeUndefined()
  })

  it('has names for all trades and court cards', () => {
    for (const name of ['farmer', 'priest', 'engineer', 'merchant', 'courtier', 'banker', 'caravaneer', 'palace'])
      expect(RULE_OF).toHaveProperty(name)
  })
})

describe('what has been learnt', () => {
  it('is empty where nothing can be read', () => {
    const nothing = { guide: undefined, guided: false, solved: [] }
    for (const kept of [null, '', '{', '[]', 'null', '{"guide":{"step":"x"},"solved":3}'])
      expect(readLearnt(kept)).toEqual(nothing)
  })

  it('keeps known values and drops unknown ones', () => {
    const kept = '{"guide":{"step":7,"answers":["field top"]},"guided":true,"solved":["court","chess","fields"]}'
    expect(readLearnt(kept)).toEqual({
      guide: { step: 7, answers: ['field top'] },
      guided: true,
      solved: ['fields', 'court'],
    })
  })

  it('is remembered for the visit where nothing can be stored', () => {
    keepLearnt({ guided: true })
    keepSolved('caravan')
    keepSolved('caravan')
    expect(getLearnt()).toMatchObject({ guided: true, solved: ['caravan'] })
  })
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  deadRules,
  foreignClasses,
  pageQuestions,
  read,
  strayBreakpoints,
  strayColours,
  strayTokens,
  unknownClasses,
} from './styles/check.ts'
import { readSource } from './styles/source.ts'
import { readStylesheet } from './styles/stylesheet.ts'

const SRC = fileURLToPath(new URL('../src', import.meta.url))

const paths = globSync('**/*.{css,ts,tsx}', { cwd: SRC })
const files = Object.fromEntries(
  [...paths, '../index.html'].map((path) => [path, readFileSync(join(SRC, path), 'utf8')]),
)
const app = read(files)
const code = Object.entries(files)
  .filter(([path]) => !path.endsWith('.css'))
  .map(([, text]) => text)
  .join('\n')

describe('the styles of the app', () => {
  it('keep to their folders', () => expect(foreignClasses(app)).toEqual([]))
  it('have no rule that nothing matches', () => expect(deadRules(app)).toEqual([]))
  it('know every class', () => expect(unknownClasses(app)).toEqual([]))
  it('ask no page what it has', () => expect(pageQuestions(app)).toEqual([]))
  it('keep to the breakpoints', () => expect(strayBreakpoints(app)).toEqual([]))
  it('take their colours from the tokens', () => expect(strayColours(app)).toEqual([]))
  it('use every token, and none that is not there', () => expect(strayTokens(app, code)).toEqual([]))
  it('come in files of at most 250 lines', () => {
    const long = Object.entries(files).filter(([path, text]) => path.endsWith('.css') && text.split('\n').length > 250)
    expect(long.map(([path]) => path)).toEqual([])
  })
})

describe('a check', () => {
  const without = (faults: readonly string[]) => faults.filter((fault) => !/is no primitive|^unused:/.test(fault))

  it('finds a selector that reaches into another folder, however deep', () => {
    const own = { 'panels/ring.css': '.ring { gap: 1px }', 'panels/Ring.tsx': '<p className="ring" />' }
    expect(without(foreignClasses(read(own)))).toEqual([])
    const reaching = { ...own, 'table/desktop.css': '.table:has(> :not(.ring)) { gap: 2px }' }
    expect(without(foreignClasses(read(reaching)))).toEqual(['.ring is styled in panels and table'])
  })

  it('finds a component that wears a class of another folder, and lets folders use what is above them', () => {
    const garden = {
      'garden/garden.css': '.garden { gap: 1px }',
      'garden/places/Place.tsx': '<g className="garden" />',
    }
    expect(without(foreignClasses(read(garden)))).toEqual([])
    expect(without(foreignClasses(read({ ...garden, 'replay/A.tsx': '<g className="garden" />' })))).toEqual([
      'replay/A.tsx uses .garden of garden',
    ])
  })

  it('finds a class of the theme that is not listed, and a listed one that is gone', () => {
    const faults = foreignClasses(read({ 'theme/a.css': '.button { gap: 1px } .knob { gap: 1px }' }))
    expect(faults).toContain('theme/a.css: .knob is not among the primitives')
    expect(faults).toContain('.input is no primitive')
    expect(faults).not.toContain('.button is no primitive')
  })

  it('finds dead rules, keyframes and animations', () => {
    const snippets = {
      'a/a.css': '.a {} .b.is-on {} .x { animation: turn 1s } @keyframes fade { from { opacity: 0 } }',
      'a/A.tsx': 'const CLASSES = { on: "a is-on", off: "x" }',
    }
    expect(deadRules(read(snippets))).toEqual(['a/a.css:1 .b', 'a/a.css @keyframes fade', 'a/a.css animation turn'])
  })

  it('finds classes without a rule, and those that are put together', () => {
    const snippets = {
      'a/a.css': '.a {} .is-on {}',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component
      'a/A.tsx': '<p className={on ? `a is-on` : "b"}><b className={`a a-${kind}`} /></p>',
    }
    expect(unknownClasses(read(snippets))).toEqual(['a/A.tsx .b', 'a/A.tsx .a-…'])
  })

  it('finds rules that ask the whole page, and lets parts of it be asked', () => {
    const css = ':root:has(.a) .b {}\nbody:not(.c):has(.a) {}\n:root .a:has(.b) {}\n.a:has(.b) {}\n:root[data-a] {}'
    expect(pageQuestions(read({ 'a/a.css': css }))).toEqual(['a/a.css:1', 'a/a.css:2'])
  })

  it('finds breakpoints that are not on the list, in styles and in scripts', () => {
    const snippets = {
      'a/a.css':
        '@media (width <= 40em) { .a {} }\n@media (16em < width <= 41em) { .a {} }\n@container ring (width >= 40em) { .a {} }',
      'a/a.ts': 'matchMedia("(max-width: 80em)")',
    }
    expect(without(strayBreakpoints(read(snippets)))).toEqual([
      'a/a.css:2 media width 41em',
      'a/a.css:3 container width 40em',
      'a/a.ts:0 media width 80em',
    ])
    expect(strayBreakpoints(read({}))).toContain('unused: media width 40em')
  })

  it('finds colours that are written out, except in the palettes and in system colours', () => {
    const css = '.a { color: #fff }\n.b { border: 1px solid rgb(0 0 0 / 40%) }\n.c { color: CanvasText; fill: none }'
    expect(strayColours(read({ 'a/a.css': css }))).toEqual(['a/a.css:1', 'a/a.css:2'])
    expect(strayColours(read({ 'theme/tokens.css': css }))).toEqual([])
  })

  it('finds tokens and containers that are not there, and those that nobody needs', () => {
    const css = ':root { --a: 1px; --b-1: 2px; --c: 3px } .x { gap: var(--a, var(--d)); container: ring / size }'
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component
    const code = '`--b-${n}`'
    const files = { 'a/a.css': `${css} @container road (width > 1em) { .x {} }` }
    expect(strayTokens(read(files), code)).toEqual([
      '--d is not defined',
      '--c is not used',
      'no container is named road',
      'nothing asks the container ring',
    ])
  })
})

describe('reading', () => {
  it('sees nested rules and every kind of condition', () => {
    const sheet = readStylesheet('.a { .b & { gap: 1px } }\n@media (min-width: 30em) and (height > 2px) { .c {} }')
    expect(sheet.rules.map(({ classes }) => classes)).toEqual([['a'], ['b'], ['c']])
    expect(sheet.thresholds.map(({ at }) => at)).toEqual(['width 30em', 'height 2px'])
  })

  it('takes classes from attributes and properties, not from what they are compared with', () => {
    const source = readSource('const a = { className: x === "no" ? "one two" : three }')
    expect(source.classes).toEqual(['one', 'two'])
    expect(source.words).toContain('no')
  })
})

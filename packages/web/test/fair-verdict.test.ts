import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FairVerdict } from '../src/online/end/FairCheck.tsx'

const css = readFileSync(new URL('../src/online/end/fair-check.css', import.meta.url), 'utf8')
const coloured = (state: string, colour: string) =>
  new RegExp(`\\.${state}\\b[^{}]*\\{[^{}]*color: var\\(--${colour}\\)`).test(css)
const markup = (verdict: 'good' | 'unsure' | 'bad') =>
  renderToStaticMarkup(createElement(FairVerdict, { verdict, words: 'sure?' }))

it('only a proven unfair deal is called bad; one that nobody can vouch for is a warning', () => {
  expect(markup('bad')).toContain('is-bad')
  expect(coloured('is-bad', 'bad')).toBe(true)
  expect(markup('unsure')).toContain('is-unsure')
  expect(markup('unsure')).not.toContain('is-bad')
  expect(coloured('is-unsure', 'accent')).toBe(true)
  expect(coloured('is-unsure', 'bad')).toBe(false)
})

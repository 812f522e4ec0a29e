import { newGame } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { narrate, viewOf } from '@amyitis/narration'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createLights, LightsProvider, squaresOf } from '../src/board/lights.ts'
import { Named, namesIn } from '../src/board/Named.tsx'

const placesIn = (words: string) => namesIn(words).flatMap(({ place }) => place ?? [])

describe('squares and canals in a text', () => {
  it('are found anywhere in a sentence', () => {
    expect(placesIn('Waters b1 and c1; opens b2-c2.')).toEqual(['square b1', 'square c1', 'canal b2-c2'])
    expect(placesIn('c4: 8 points (d3)')).toEqual(['square c4', 'square d3'])
  })

  it('are found before a suffix, as in Hungarian', () => {
    expect(placesIn('Öntözi a4-et és a3-a4-et')).toEqual(['square a4', 'canal a3-a4'])
  })

  it('are not found inside words or clauses, nor outside the garden’s range', () => {
    expect(placesIn('R3.1, gruppa1, a5, e2, A1, b12')).toEqual([])
    expect(placesIn('a1-c3')).toEqual([])
  })

  it('leave the text unchanged except for a non-breaking hyphen', () => {
    const words = 'Irrigate a1-b1 now, a2.'
    const said = namesIn(words)
      .map((part) => part.words)
      .join('')
    expect(said).toBe(words.replace('-', '\u2011'))
  })

  it('are found in the log of a game, in every language', () => {
    const event = { type: 'canal', seat: 0, side: 'a1-b1' } as const
    for (const language of LANGUAGES) {
      const view = viewOf(newGame({ players: 2, seed: 'names' }), createText(language))
      expect(placesIn(narrate(view, [event])), language).toEqual(['canal a1-b1'])
    }
  })

  it('are marked only beside a garden', () => {
    const named = createElement(Named, { words: 'Plant b2', stops: 'tab' as const })
    expect(renderToStaticMarkup(named)).toBe('Plant b2')
    const beside = createElement(LightsProvider, { value: createLights() }, named)
    expect(renderToStaticMarkup(beside)).toContain('data-names="square b2"')
    expect(renderToStaticMarkup(beside)).toContain('tabindex="0"')
  })
})

describe('lights', () => {
  it('notify their listeners only when something else is lit', () => {
    const lights = createLights()
    let told = 0
    const leave = lights.subscribe(() => told++)
    lights.light(['square b2', 'canal a1-b1'])
    lights.light(['square b2', 'canal a1-b1'])
    expect(told).toBe(1)
    expect(lights.has('square b2')).toBe(true)
    lights.light([])
    expect(lights.has('square b2')).toBe(false)
    leave()
    lights.light(['square b2'])
    expect(told).toBe(2)
  })

  it('name the squares on both sides of a canal', () => {
    expect(squaresOf(['canal b4-c4', 'square a1'])).toEqual(['b4', 'c4', 'a1'])
  })
})

import { type Event, type EventType, newGame } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { tell } from '../src/index.ts'
import { EVENTS } from './events.ts'
import { faultsOf, isSentence, NAMES } from './prose.ts'

const game = newGame({ players: 4, palace: true, seed: 'told' })
const TYPES = Object.keys(EVENTS) as EventType[]

describe.each(LANGUAGES)('in %s', (language) => {
  const text = createText(language)

  it.each(TYPES)('what happens is told in proper sentences: %s', (type) => {
    for (const names of NAMES) {
      const said = EVENTS[type].map((event: Event) => tell({ game, text, names }, [event]))
      expect(said.filter((one) => !isSentence(one))).toEqual([])
      expect(said.flatMap((one) => faultsOf(language, one))).toEqual([])
      expect(new Set(said).size).toBeGreaterThan(said.length / 2)
    }
  })

  it('whoever does something is named', () => {
    const [names] = NAMES
    for (const event of TYPES.flatMap((type): readonly Event[] => EVENTS[type]))
      if ('seat' in event && event.seat !== null)
        expect(tell({ game, text, names }, [event])).toContain(names[event.seat])
  })
})

it('events follow each other as they happened', () => {
  const told = { game, text: createText('en'), names: ['Blue', 'Red', 'Black', 'White'] }
  expect(tell(told, [EVENTS.free[3], EVENTS.pass[0]])).toBe('Red recruits an engineer for free. Red passes.')
})

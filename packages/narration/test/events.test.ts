import { type Event, type EventType, newGame } from '@amyitis/engine'
import { createText, LANGUAGES } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { narrate } from '../src/index.ts'
import { EVENTS } from './events.ts'
import { faultsOf, isSentence, NAMES } from './prose.ts'

const game = newGame({ players: 4, palace: true, seed: 'told' })
const TYPES = Object.keys(EVENTS) as EventType[]

describe.each(LANGUAGES)('in %s', (language) => {
  const text = createText(language)

  it.each(TYPES)('every event is a proper sentence: %s', (type) => {
    for (const names of NAMES) {
      const sentences = EVENTS[type].map((event: Event) => narrate({ game, text, names }, [event]))
      expect(sentences.filter((one) => !isSentence(one))).toEqual([])
      expect(sentences.flatMap((one) => faultsOf(language, one))).toEqual([])
      expect(new Set(sentences).size).toBeGreaterThan(sentences.length / 2)
    }
  })

  it('every sentence names the acting player', () => {
    const [names] = NAMES
    for (const event of TYPES.flatMap((type): readonly Event[] => EVENTS[type]))
      if ('seat' in event && event.seat !== null)
        expect(narrate({ game, text, names }, [event])).toContain(names[event.seat])
  })
})

it('keeps the order of events', () => {
  const context = { game, text: createText('en'), names: ['Blue', 'Red', 'Black', 'White'] }
  expect(narrate(context, [EVENTS.free[3], EVENTS.pass[0]])).toBe('Red recruits an engineer for free. Red passes.')
})

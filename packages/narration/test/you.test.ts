import { REASON_CODES, type Reason } from '@amyitis/bots'
import { type Event, type EventType, isOver, legalMoves, newGame, play, seededRandom } from '@amyitis/engine'
import { createText, LANGUAGES, type Language } from '@amyitis/i18n'
import { describe, expect, it } from 'vitest'
import { narrate, reasonOf, shortLine } from '../src/index.ts'
import { EVENTS } from './events.ts'
import { faultsOf, isSentence } from './prose.ts'
import { REASONS } from './reasons.ts'

const NAMES = ['Qadishtu', 'Anath', 'Nabu', 'Ea']
const game = newGame({ players: 4, palace: true, seed: 'told' })

const TYPES = Object.keys(EVENTS) as EventType[]
const ONE_OF_EACH = TYPES.flatMap((type): readonly Event[] => EVENTS[type])
const SEATS = ['seat', 'most', 'first', 'second'] as const
const seatsOf = (event: Event) => SEATS.flatMap((name) => (name in event ? [(event as never)[name]] : []))

/** All that happens in random games of four, with the Palace. */
function eventsOfGames(count: number): Event[] {
  const events: Event[] = []
  for (let n = 0; n < count; n++) {
    const random = seededRandom(`moves ${n}`)
    const played = newGame({ players: 4, palace: n % 2 === 0, seed: `game ${n}` })
    while (!isOver(played)) {
      const moves = legalMoves(played)
      const said = play(played, moves[random(moves.length)])
      if (!said.ok) throw new Error(said.refusal.code)
      events.push(...said.events)
    }
  }
  return events
}

const PLAYED = eventsOfGames(2)

const HUNGARIAN_THIRD =
  /(?<!\p{L})(kap|kapja|fizet|lead|elesik|passzol|erősít|tesz|öntöz|viszi|használ|ültet|elveszi|választ|előrelép)(?!\p{L})/u

/** Verbs after “you” that are in the wrong person. */
const DISAGREEMENTS: Readonly<Record<Language, (sentence: string) => boolean>> = {
  en: (sentence) => /\byou (?!pass\b|miss\b)\w+s\b/i.test(sentence),
  fr: (sentence) => {
    const verb = /(?<!\p{L})vous (?:y |ne )?(\p{L}+)/iu.exec(sentence)?.[1]
    return verb !== undefined && !/ez$|^êtes$|^à$/u.test(verb)
  },
  de: (sentence) => {
    const verb = /(?<!\p{L})du (\p{L}+)/iu.exec(sentence)?.[1]
    return verb !== undefined && !/st$|^(passt|setzt|bepflanzt|auf)$/u.test(verb)
  },
  hu: (sentence) => HUNGARIAN_THIRD.test(sentence),
}

describe.each(LANGUAGES)('the reader, in %s,', (language) => {
  const text = createText(language)
  const say = (event: Event, you?: number) => narrate({ game, text, names: NAMES, you }, [event])

  it('is spoken to in every event of whole games that is about them, and in no other', () => {
    for (const you of [0, 1, 2]) {
      for (const event of you === 0 ? [...ONE_OF_EACH, ...PLAYED] : ONE_OF_EACH) {
        const sentence = say(event, you)
        if (!seatsOf(event).includes(you as never)) {
          expect(sentence).toBe(say(event))
          continue
        }
        expect(sentence).not.toBe(say(event))
        expect(sentence).not.toContain(NAMES[you])
        expect(isSentence(sentence), sentence).toBe(true)
        expect(faultsOf(language, sentence)).toEqual([])
        expect(DISAGREEMENTS[language](sentence), sentence).toBe(false)
      }
    }
  })

  it('is spoken to in every reason that is about them', () => {
    const reasons = REASON_CODES.flatMap((code): readonly Reason[] => REASONS[code])
    for (const you of [1, 2]) {
      const tell = (reason: Reason, reader?: number) => reasonOf({ text, names: NAMES, you: reader }, reason, 0)
      for (const reason of reasons) {
        if (!tell(reason).includes(NAMES[you])) continue
        const told = tell(reason, you)
        expect(told).not.toContain(NAMES[you])
        expect(isSentence(told), told).toBe(true)
        expect(faultsOf(language, told)).toEqual([])
      }
    }
  })

  it('is addressed in the short line of another player’s turn', () => {
    const bonus = EVENTS['irrigation-bonus'][0]
    expect(shortLine({ text, names: NAMES, you: 0 }, [bonus], 1)).not.toContain(NAMES[0])
    expect(shortLine({ text, names: NAMES }, [bonus], 1)).toContain(NAMES[0])
  })
})

it('what a game sounds like to its reader', () => {
  const said = (language: Language, event: Event) =>
    narrate({ game, text: createText(language), names: NAMES, you: 0 }, [event])
  const ranked: Event = { type: 'temple-ranked', temple: 'marduk', first: 1, second: 0 }
  expect(LANGUAGES.map((language) => said(language, EVENTS.recruit[0]))).toEqual([
    'You recruit a farmer from group 2.',
    'Vous recrutez un paysan du groupe 2.',
    'Du rekrutierst einen Bauern aus Gruppe 2.',
    'A 2. csoportból földművessel erősítesz.',
  ])
  expect(LANGUAGES.map((language) => said(language, ranked))).toEqual([
    'Temple of Marduk: Anath is first, you’re second.',
    'Temple de Marduk\u00a0: Anath en tête, vous à la deuxième place.',
    'Tempel von Marduk: Anath auf dem ersten Platz, du auf dem zweiten.',
    'Marduk temploma: Anath az első, te vagy a második.',
  ])
})

it('a reason concerns the reader and others', () => {
  const tell = (language: Language, you: number) =>
    reasonOf({ text: createText(language), names: NAMES, you }, REASONS['takes-square'][0], 0)
  expect(tell('en', 1)).toBe('Takes b2 before you and Nabu can plant there.')
  expect(tell('de', 2)).toBe('Bepflanzt b2: Für dich und Anath ist es dort zu spät.')
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { CATALOGUES, createText } from '../src/catalogues.ts'
import { CHARACTERS } from '../src/characters.ts'
import { LANGUAGES, type Language, type MessageKey, pickLanguage } from '../src/index.ts'
import { ARGUMENTS, formOf, type Term } from '../src/terms.ts'
import { SHARED_WORDS } from './shared-words.ts'

const keys = Object.keys(CATALOGUES.en.messages) as MessageKey[]
const others = LANGUAGES.filter((language) => language !== 'en')
const read = (message: string) => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()

type Element = ReturnType<typeof read>[number]
const LITERAL = 0

/** All arguments of a message, including nested ones. */
function namesIn(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === LITERAL || !('value' in element)) return []
    const options = 'options' in element ? Object.values(element.options) : []
    return [element.value, ...options.flatMap((option) => namesIn(option.value))]
  })
}

const base = (name: string) => name.split('_')[0]
const argumentsOf = (language: Language, key: MessageKey) => [
  ...new Set(namesIn(read(CATALOGUES[language].messages[key])).map(base)),
]

const classOf = (name: string) => ARGUMENTS[name as keyof typeof ARGUMENTS] as keyof typeof CATALOGUES.en.terms
const termsOf = (language: Language, kind: keyof typeof CATALOGUES.en.terms) =>
  Object.entries(CATALOGUES[language].terms[kind] as Record<string, Term>)

describe.each(LANGUAGES)('the messages in %s', (language) => {
  const { messages } = CATALOGUES[language]

  it('have the keys of the English ones', () => {
    expect(Object.keys(messages).sort()).toEqual([...keys].sort())
  })

  it('have the arguments of the English ones', () => {
    const named = (of: Language) => keys.map((key) => `${key}: ${argumentsOf(of, key).sort()}`)
    expect(named(language)).toEqual(named('en'))
  })

  it('ask only for forms that every term has', () => {
    const missing = keys.flatMap((key) =>
      namesIn(read(messages[key]))
        .filter((name) => name.includes('_'))
        .flatMap((name) => {
          const [argument, form] = name.split('_')
          return termsOf(language, classOf(argument))
            .filter(([, term]) => formOf(term, form) === undefined)
            .map(([id]) => `${key}: ${id} has no form "${form}"`)
        }),
    )
    expect(missing).toEqual([])
  })

  it('can all be formatted, with every term and with counts of 0, 1, 2 and 5', () => {
    const text = createText(language)
    const say = text.t as (key: string, values: Record<string, string | number>) => string
    const faulty: string[] = []
    for (const key of keys) {
      const terms = argumentsOf(language, key).map((name): [string, string[]] => [
        name,
        name in ARGUMENTS ? termsOf(language, classOf(name)).map(([id]) => id) : [],
      ])
      const picks = Math.max(1, ...terms.map(([, ids]) => ids.length))
      const counts = terms.some(([, ids]) => ids.length === 0) ? [0, 1, 2, 5] : [0]
      for (const count of counts)
        for (let pick = 0; pick < picks; pick++) {
          const values = terms.map(([name, ids]) => [name, ids.length === 0 ? count : ids[pick % ids.length]])
          const said = say(key, Object.fromEntries(values))
          // Names of programs and variables may contain an underscore.
          const isFaulty = /undefined|\[object|_/.test(said.replace(/DATABASE_URL|pg_dump/g, ''))
          if (isFaulty || said.trim() === '') faulty.push(`${key}: ${said}`)
        }
    }
    expect(faulty).toEqual([])
  })

  it('have no straight apostrophe in a word, which could start a quotation of ICU', () => {
    expect(keys.filter((key) => /\p{L}'\p{L}/u.test(messages[key]))).toEqual([])
  })
})

it('no plural branch in English is a single word in braces, which the types would take for an argument', () => {
  const { messages } = CATALOGUES.en
  for (const key of keys) {
    const found = [...messages[key].matchAll(/\{([^{},}]*)[,}]/g)].map((match) => match[1])
    const named = found.filter((name) => name !== '' && !/[ #\n]/.test(name))
    expect([...new Set(named)].sort(), key).toEqual([...new Set(namesIn(read(messages[key])))].sort())
  }
})

/** The words of a message, without its arguments. */
const wordsIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === LITERAL) return element.value.toLowerCase().match(/\p{L}+/gu) ?? []
    return 'options' in element ? Object.values(element.options).flatMap(({ value }) => wordsIn(value)) : []
  })

const isSame = (language: Language, key: MessageKey) =>
  CATALOGUES[language].messages[key] === CATALOGUES.en.messages[key]

const NAMES = new Set(Object.values(CHARACTERS).map((name) => name.toLowerCase()))

it.each(others)('nothing is left in English: %s', (language) => {
  const shared = new Set<string>(SHARED_WORDS[language])
  const left = keys.filter(
    (key) =>
      isSame(language, key) &&
      wordsIn(read(CATALOGUES.en.messages[key])).some((word) => !shared.has(word) && !NAMES.has(word)),
  )
  expect(left).toEqual([])
})

/** Names of cities and gods are the same; of the other terms only these. */
const SAME_TERMS = ['fr power procession', 'fr phase procession']

it.each(others)('no term is left in English: %s', (language) => {
  const kinds = (Object.keys(CATALOGUES.en.terms) as (keyof typeof CATALOGUES.en.terms)[]).filter(
    (kind) => kind !== 'city' && kind !== 'temple' && kind !== 'letter',
  )
  const same = kinds.flatMap((kind) => {
    const english = Object.fromEntries(termsOf('en', kind))
    return termsOf(language, kind)
      .filter(([id, term]) => formOf(term, 'is') === formOf(english[id], 'is'))
      .map(([id]) => `${language} ${kind} ${id}`)
  })
  expect(same.filter((term) => !SAME_TERMS.includes(term))).toEqual([])
})

describe.each(LANGUAGES)('the letters of the cubes in %s', (language) => {
  const text = createText(language)
  const colors = ['blue', 'red', 'black', 'white'] as const
  const cubes = [...colors, 'neutral'] as const

  it('differ, whether large or small, and from the signs of an empty zone', () => {
    const letters = cubes.map((cube) => text.name('letter', cube).toLowerCase())
    expect(new Set([...letters, 'o', '.']).size).toBe(cubes.length + 2)
    expect(letters.every((letter) => letter.length === 1)).toBe(true)
  })

  it('are explained in the legend of the board', () => {
    const legend = text.t('board.legend')
    for (const color of colors)
      expect(legend).toMatch(new RegExp(`${text.name('letter', color)} ${text.name('color', color)}`, 'i'))
    expect(legend).toMatch(new RegExp(`,\\s+${text.name('letter', 'neutral')} \\p{L}+[.;]`, 'u'))
  })
})

/** Prefixes of keys that the code composes. */
const COMPUTED = [
  'challenge.',
  'admin.status.',
  'choice.',
  'coach.',
  'choice.free.',
  'choice.ishtar.',
  'choice.power.',
  'choice.recruit.',
  'edition.fault.',
  'edition.found.',
  'position.part.',
  'position.places.',
  'openings.source.',
  'openings.trend.',
  'record.fault.',
  'state.fault.',
  'event.',
  'event.goods.',
  'event.lost.',
  'event.over.',
  'help.',
  'hint.kind.',
  'hint.theme.',
  'keys.',
  'level.',
  'move.',
  'move.ishtar.',
  'home.story.',
  'new.cushion.',
  'new.order.',
  'new.occupant.',
  'online.bind.go.',
  'online.check.',
  'online.plan.',
  'online.problem.',
  'online.room.',
  'online.start.',
  'play.undo.',
  'prompt.',
  'prompt.field.',
  'prompt.irrigate.',
  'prompt.temple.',
  'puzzles.difficulty.',
  'puzzles.filter.',
  'puzzles.state.',
  'puzzles.theme.',
  'reason.',
  'refusal.',
  'replay.grade.',
  'replay.measure.',
  'replay.missing.',
  'replay.seats.',
  'replay.view.',
  'settings.confirms.',
  'settings.coordinates.',
  'settings.theme.',
  'table.ask.',
  'table.card.',
  'table.phase.',
  'table.plant.',
  'table.rank.',
  'table.reward.',
  'table.tab.',
  'table.then.',
  'games.filter.',
  'games.result.',
  'nav.',
  'version.change.',
  'verify.evidence.',
  'table.tip.',
  'table.tip.trade.',
  'what.',
  'what.trade.',
  'glossary.',
  'why.',
  'why.temple.other.',
  'why.temple.own.',
  'online.games.',
  'online.new.seat.',
  'online.pace.',
  'settings.recap.',
  'online.pair.clock.',
  'online.rating.why.',
  'online.remark.',
  'seal.',
  'stats.action.',
  'stats.column.',
  'stats.filter.',
  'stats.measure.',
  'stats.palace.',
  'stats.view.',
]

describe('every message is used', () => {
  const packages = join(import.meta.dirname, '..', '..')
  const sources = readdirSync(packages)
    .filter((name) => name !== 'i18n')
    .flatMap((name) => {
      const folder = join(packages, name, 'src')
      try {
        return readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.tsx?$/.test(file))
          .map((file) => readFileSync(join(folder, file), 'utf8'))
      } catch {
        return []
      }
    })
    .join('\n')

  it.each(COMPUTED)('the code composes keys that start with "%s"', (prefix) => {
    expect(sources).toContain(`\`${prefix}\${`)
  })

  it('no key is unused', () => {
    const quoted = new Set([...sources.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key))
    const unused = keys.filter((whole) => {
      // About the reader, a message is worded in its own way.
      const key = keys.find((base) => [`${base}.you`, `${base}.you-and`].includes(whole)) ?? whole
      const computed = COMPUTED.some((prefix) => {
        const rest = key.slice(prefix.length)
        // A composed key has one more part, or a suffix that the code appends.
        return (
          key.startsWith(prefix) &&
          (!rest.includes('.') || /^[a-z-]+\.(take|pay|neutral|name|epithet|style|about|goal|story)$/.test(rest))
        )
      })
      return !computed && !quoted.has(key)
    })
    expect(unused).toEqual([])
  })
})

describe('the language of a person', () => {
  it('is that of the first locale that is known', () => {
    expect(pickLanguage(['hu_HU.UTF-8'])).toBe('hu')
    expect(pickLanguage(['fr-CA', 'de'])).toBe('fr')
    expect(pickLanguage([undefined, 'ja_JP', 'DE_at'])).toBe('de')
  })

  it('is English where none is known', () => {
    expect(pickLanguage([])).toBe('en')
    expect(pickLanguage(['C', 'POSIX', 'frx'])).toBe('en')
  })
})

describe.each(LANGUAGES)('the reader, in %s', (language) => {
  const { messages } = CATALOGUES[language]
  const isPlayer = (name: string) => ['who', 'names', 'second'].includes(name)
  const ofPlayers = keys.filter((key) => /^(event|why)\./.test(key) && argumentsOf(language, key).some(isPlayer))

  it('is spoken to in every sentence that can be about them', () => {
    const named = ofPlayers.filter((key) => !/\.you(-and|-second)?$/.test(key))
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter((key) => !(`${key}.you` in messages))).toEqual([])
  })

  it('is not called by a name there', () => {
    const yours = keys.filter((key) => key.endsWith('.you'))
    expect(yours.filter((key) => argumentsOf(language, key).includes('who'))).toEqual([])
    expect(yours.filter((key) => messages[key] === messages[key.slice(0, -4) as MessageKey])).toEqual([])
  })
})

it('French elides nothing before a name, which may begin with a vowel', () => {
  const elided = /(?<!\p{L})(de|que|jusque|lorsque|puisque|si) \{(who|names|name|now|second|winner)\}/u
  expect(Object.entries(CATALOGUES.fr.messages).filter(([, message]) => elided.test(message))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { CATALOGUES, createText } from '../src/catalogues.ts'
import { LANGUAGES, type Language, type MessageKey, pickLanguage } from '../src/index.ts'
import { ARGUMENTS, formOf, type Term } from '../src/terms.ts'

const keys = Object.keys(CATALOGUES.en.messages) as MessageKey[]
const others = LANGUAGES.filter((language) => language !== 'en')
const read = (message: string) => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()

type Element = ReturnType<typeof read>[number]
const LITERAL = 0

/** Every argument of a message, as it is written. */
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

  it('can all be said, with every term and with 0, 1, 2 and 5 of everything', () => {
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
          // Names of programs and variables have a right to it.
          const wrong = /undefined|\[object|_/.test(said.replace(/DATABASE_URL|pg_dump/g, ''))
          if (wrong || said.trim() === '') faulty.push(`${key}: ${said}`)
        }
    }
    expect(faulty).toEqual([])
  })

  it('have no straight apostrophe in a word, which could start a quotation of ICU', () => {
    expect(keys.filter((key) => /\p{L}'\p{L}/u.test(messages[key]))).toEqual([])
  })
})

it('names English arguments so that the types find them: a piece of a plural is never one word alone', () => {
  const { messages } = CATALOGUES.en
  for (const key of keys) {
    const found = [...messages[key].matchAll(/\{([^{},}]*)[,}]/g)].map((match) => match[1])
    const named = found.filter((name) => name !== '' && !/[ #\n]/.test(name))
    expect([...new Set(named)].sort(), key).toEqual([...new Set(namesIn(read(messages[key])))].sort())
  }
})

/** What reads as in English without having been forgotten: in which languages, and why. */
const SAME: Readonly<Record<string, readonly [languages: string, why: string]>> = {
  'app.title': ['fr de hu', 'the name of the game'],
  'app.title.screen': ['fr de hu', 'an argument and the name of the game'],
  'app.title.turn.of': ['fr de hu', 'an argument and the name of the game'],
  'level.amyitis.name': ['fr de hu', 'the name of the queen'],
  'game.bot': ['de', 'Bot'],
  'new.bot': ['de', 'Bot'],
  'table.plan.badge': ['de', 'Plan'],
  'table.menu.menu': ['fr', 'menu'],
  'table.end.total': ['fr', 'total'],
  'part.points': ['fr', 'point, points'],
  'part.talents': ['fr', 'talent, talents'],
  'board.points': ['fr', 'points'],
  'board.talents': ['fr hu', 'talent, talentum'],
  'board.cubes': ['fr', 'cube'],
  'board.camel': ['fr', 'chameau'],
  'table.temples': ['fr', 'temples'],
  'table.phase.actions': ['fr', 'actions'],
  'table.phase.procession': ['fr', 'procession'],
  'table.phase.temples': ['fr', 'temples'],
  'table.phase.stock': ['fr', 'stock'],
  'table.plant.iris': ['fr de', 'iris, the flower'],
  'rules.overview.phase': ['fr de', 'phase'],
  'rules.overview.two': ['fr', 'actions'],
  'rules.tokens.talents': ['fr', 'talents'],
  'rules.R7.1.babylon.offers': ['fr', 'points, irrigation'],
  'rules.R9.2.points': ['fr', 'points'],
  'rules.R9.2.bonus': ['fr de', 'bonus'],
  'rules.R10.2.temple': ['fr', 'temple'],
  'glossary.cube': ['fr', 'cube'],
  'glossary.noble': ['fr', 'noble'],
  'glossary.prestige': ['fr', 'prestige'],
  'glossary.procession': ['fr', 'procession'],
  'glossary.stock': ['fr', 'stock'],
  'glossary.talent': ['fr', 'talent'],
  'glossary.temple': ['fr', 'temple'],
  'online.chat': ['de', 'Chat'],
  'online.plan.bot': ['de', 'Bot'],
  'online.pace.live': ['de', 'Live'],
  'online.clock.live': ['fr', 'min, s'],
  'online.clock.hours': ['fr', 'h, min'],
}

/** Arguments and signs alone are the same in every language. */
const hasWords = (elements: readonly Element[]): boolean =>
  elements.some((element) => {
    if (element.type === LITERAL) return /\p{L}/u.test(element.value)
    return 'options' in element && Object.values(element.options).some(({ value }) => hasWords(value))
  })

const isSame = (language: Language, key: MessageKey) =>
  CATALOGUES[language].messages[key] === CATALOGUES.en.messages[key] && hasWords(read(CATALOGUES.en.messages[key]))

it.each(others)('nothing is left in English: %s', (language) => {
  const same = keys.filter((key) => isSame(language, key))
  expect(same.filter((key) => !SAME[key]?.[0].includes(language))).toEqual([])
})

it('excuses only messages that are the same', () => {
  const needless = Object.entries(SAME).flatMap(([key, [languages]]) =>
    others
      .filter((language) => languages.includes(language) && !isSame(language, key as MessageKey))
      .map((language) => `${language} ${key}`),
  )
  expect(needless).toEqual([])
})

/** Names of cities and gods are the same; of the other terms only these. */
const SAME_TERMS = ['fr power procession', 'fr phase procession']

it.each(others)('no term is left in English: %s', (language) => {
  const kinds = (Object.keys(CATALOGUES.en.terms) as (keyof typeof CATALOGUES.en.terms)[]).filter(
    (kind) => kind !== 'city' && kind !== 'temple',
  )
  const same = kinds.flatMap((kind) => {
    const english = Object.fromEntries(termsOf('en', kind))
    return termsOf(language, kind)
      .filter(([id, term]) => formOf(term, 'is') === formOf(english[id], 'is'))
      .map(([id]) => `${language} ${kind} ${id}`)
  })
  expect(same.filter((term) => !SAME_TERMS.includes(term))).toEqual([])
})

/** Keys that are put together in the code, by how they begin there. */
const COMPUTED = [
  'admin.status.',
  'choice.',
  'choice.free.',
  'choice.ishtar.',
  'choice.power.',
  'choice.recruit.',
  'edition.fault.',
  'edition.found.',
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
  'new.order.',
  'online.bind.go.',
  'online.check.',
  'online.clock.kind.',
  'online.plan.',
  'online.problem.',
  'online.room.',
  'online.start.',
  'play.undo.',
  'prompt.',
  'prompt.field.',
  'prompt.irrigate.',
  'prompt.temple.',
  'reason.',
  'refusal.',
  'replay.grade.',
  'replay.measure.',
  'replay.missing.',
  'replay.seats.',
  'replay.sight.',
  'settings.confirms.',
  'settings.theme.',
  'table.ask.',
  'table.card.',
  'table.phase.',
  'table.plant.',
  'table.rank.',
  'table.reward.',
  'table.tab.',
  'table.then.',
  'version.change.',
  'verify.evidence.',
  'why.',
  'why.temple.other.',
  'why.temple.own.',
  'online.pace.',
  'online.rating.why.',
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

  it.each(COMPUTED)('keys are put together from "%s"', (prefix) => {
    expect(sources).toContain(`\`${prefix}\${`)
  })

  it('no key is left over', () => {
    const quoted = new Set([...sources.matchAll(/'([\w.-]+)'/g)].map(([, key]) => key))
    const unused = keys.filter((key) => {
      const computed = COMPUTED.some((prefix) => {
        const rest = key.slice(prefix.length)
        // What is put together has one more part, or the words that the code appends to it.
        return key.startsWith(prefix) && (!rest.includes('.') || /^[a-z-]+\.(take|pay|neutral|name|style)$/.test(rest))
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

it('French puts nothing that is elided before a name, which may begin with a vowel', () => {
  const elided = /(?<!\p{L})(de|que|jusque|lorsque|puisque|si) \{(who|names|name|now|second|winner)\}/u
  expect(Object.entries(CATALOGUES.fr.messages).filter(([, message]) => elided.test(message))).toEqual([])
})

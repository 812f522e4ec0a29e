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
    for (const key of keys)
      for (const count of [0, 1, 2, 5])
        for (let pick = 0; pick < 13; pick++) {
          const values = argumentsOf(language, key).map((name) => {
            if (!(name in ARGUMENTS)) return [name, count]
            const ids = termsOf(language, classOf(name)).map(([id]) => id)
            return [name, ids[pick % ids.length]]
          })
          const said = say(key, Object.fromEntries(values))
          expect(said, key).not.toMatch(/undefined|\[object|_/)
          expect(said.trim(), key).not.toBe('')
        }
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

/** What may read as in English, and why. */
const SAME: Readonly<Record<string, string>> = {
  'app.title': 'the name of the game',
  'app.title.screen': 'an argument and the name of the game',
  'app.title.turn.of': 'an argument and the name of the game',
  'settings.speed.times': 'a number and a sign',
  'table.menu.menu': 'French: menu',
  'table.end.total': 'French: total',
  'game.bot': 'German: Bot',
  'new.bot': 'German: Bot',
  'table.detail.other': 'two arguments and a colon',
  'table.plan.badge': 'German: Plan',
  'level.line': 'two arguments and a dash',
  'hint.turn': 'two arguments and a colon',
  'level.amyitis.name': 'a name alone',
  'part.points': 'French: point, points',
  'part.talents': 'French: talent, talents',
  'choice.temple': 'a name alone',
  'choice.field': 'two terms and a colon',
  'choice.plant': 'two arguments and a colon',
  'board.power': 'two arguments and a colon',
  'board.points': 'French: pts',
  'board.talents': 'talent, Talent, talentum',
  'board.cubes': 'French: cube',
  'board.camel': 'French: chameau',
  'fault.record': 'file, line and problem',
  'fault.record.clause': 'file, line, problem and clause',
  'fault.edition': 'file, place and problem',
  'table.garden.cubes': 'two arguments',
  'table.temples': 'French: temples',
  'table.phase.actions': 'French: actions',
  'table.phase.procession': 'French: procession',
  'table.phase.temples': 'French: temples',
  'table.phase.stock': 'French: stock',
  'table.plant.iris': 'the name of a flower',
  'table.log.did': 'two arguments and a colon',
  'rules.overview.phase': 'French and German: Phase',
  'rules.overview.two': 'French: Actions',
  'rules.tokens.talents': 'French: talents',
  'rules.R7.1.babylon.offers': 'French: points, irrigation',
  'rules.R9.2.points': 'French: Points',
  'rules.R9.2.bonus': 'French and German: Bonus',
  'rules.R10.2.temple': 'French: Temple',
  'glossary.cube': 'French: cube',
  'glossary.noble': 'French: noble',
  'glossary.prestige': 'French: prestige',
  'glossary.procession': 'French: procession',
  'glossary.stock': 'French: stock',
  'glossary.talent': 'French: talent',
  'glossary.temple': 'French: temple',
}

it.each(others)('nothing is left in English: %s', (language) => {
  const same = keys.filter((key) => CATALOGUES[language].messages[key] === CATALOGUES.en.messages[key])
  expect(same.filter((key) => !(key in SAME))).toEqual([])
})

it('excuses only messages that are the same somewhere', () => {
  const { messages } = CATALOGUES.en
  const needless = Object.keys(SAME).filter((key) =>
    others.every((language) => CATALOGUES[language].messages[key as MessageKey] !== messages[key as MessageKey]),
  )
  expect(needless).toEqual([])
})

/** Keys that are put together in the code, by how they begin there. */
const COMPUTED = [
  'choice.',
  'choice.free.',
  'choice.ishtar.',
  'choice.power.',
  'choice.recruit.',
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
  'new.order.',
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
  'why.',
  'why.temple.other.',
  'why.temple.own.',
]

describe('every message is used', () => {
  const packages = join(import.meta.dirname, '..', '..')
  const sources = readdirSync(packages)
    .filter((name) => name !== 'text')
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
    const unused = keys.filter((key) => {
      const computed = COMPUTED.some((prefix) => {
        const rest = key.slice(prefix.length)
        // What is put together has one more part, or the words that the code appends to it.
        return key.startsWith(prefix) && (!rest.includes('.') || /^[a-z-]+\.(take|pay|neutral|name|style)$/.test(rest))
      })
      return !computed && !sources.includes(`'${key}'`)
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

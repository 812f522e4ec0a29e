import { IntlMessageFormat } from 'intl-messageformat'
import { expect, it } from 'vitest'
import { CATALOGUES } from '../src/catalogues.ts'

/** Messages about a game or its rules. Lessons are about one game of the standard edition and may contain numbers. */
const ABOUT_THE_GAME =
  /^(kind|part|choice|event|prompt|refusal|table|board|result|version|why|sheet|rules|glossary|what)\./

/** Messages about a made-up position. */
const EXAMPLE = /\.example$/

/** Messages with numbers that are not values of the rules or of an edition. */
const EXCUSED = [
  // One as a minimum, and as what one gardener adds (R8.4).
  'part.good',
  'choice.court.gardener',
  'table.tip.gardener',
  'what.quality',
  'prompt.sell',
  'refusal.sell-count',
  'rules.R8.1.gardener',
  'rules.R8.4',
  'rules.R9.1',
  'glossary.gardener.is',
  // Scores start at zero.
  'rules.R2.6',
  'rules.R12.2',
  // Ranks, and symbols of the terminal's board.
  'table.rank.first',
  'table.rank.second',
  'board.legend',
  // R5.3 Each card turned over costs one talent, and a group has three.
  'rules.R5.3',
  'glossary.group.is',
  // The layout of every board: squares and floors (R3.1), a ring of nine spaces (R7.1).
  'rules.R2.5',
  'rules.R3.1',
  'rules.R3.2',
  'rules.R7.2',
  'glossary.floor.is',
  'glossary.square.is',
  // Numbers of players.
  'rules.R10.2',
  'rules.R12.3',
]

const read = (message: string) => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()
type Element = ReturnType<typeof read>[number]
const LITERAL = 0

/** The text of a message without its arguments. */
function wordsOf(elements: readonly Element[]): string {
  return elements
    .map((element) => {
      if (element.type === LITERAL) return String(element.value)
      const options = 'options' in element ? Object.values(element.options) : []
      return options.map((option) => wordsOf(option.value)).join(' ')
    })
    .join(' ')
}

/** The numbers in a message, without clauses (R7.4), squares and sides (a1-b1). */
const numbersIn = (message: string) =>
  wordsOf(read(message))
    .replaceAll(/\bR\d+\.\d+|\b[a-d][1-4]\b/g, '')
    .match(/\d+/g)

// Only English: the other languages have the same arguments (catalogue.test.ts).
it('messages about the game take the numbers of the rules and of the edition as arguments', () => {
  const quoted = Object.entries(CATALOGUES.en.messages)
    .filter(([key, message]) => ABOUT_THE_GAME.test(key) && !EXAMPLE.test(key) && numbersIn(message) !== null)
    .map(([key]) => key)
  expect(quoted.sort()).toEqual([...EXCUSED].sort())
})

// Writes the numbers that players see beside the bots, into packages/bots/src/strength.ts and docs/bots.md, from the ladder of
// two players without the Palace (docs/ladder/2p.json; packages/lab/src/measure.ts writes it). `--check` only looks whether
// they are up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CHARACTERS } from '../packages/i18n/src/characters.ts'

const LADDER = fileURLToPath(new URL('../docs/ladder/2p.json', import.meta.url))
const MODULE = fileURLToPath(new URL('../packages/bots/src/strength.ts', import.meta.url))
const PAGE = fileURLToPath(new URL('../docs/bots.md', import.meta.url))

/** The levels as measured against each other; the other steps use other budgets. */
const STEPS_OF_LEVELS = ['quick', 'search', 'oracle', 'strongest']
const ANCHOR = { level: 'merchant', strength: 1300 }

const levelOf = (entrant) => entrant.split('@')[0]

/** Strength by level, weakest first: Elo, moved so that the anchor has its number, rounded to 10. */
function strengthsOf({ ratings, steps }) {
  const entrants = steps
    .filter(({ step }) => STEPS_OF_LEVELS.includes(step.name))
    .flatMap(({ report }) => report.settings.entrants)
  const levels = ratings
    .filter(({ name }) => entrants.includes(name))
    .map(({ name, elo }) => ({ level: levelOf(name), elo }))
  const anchor = levels.find(({ level }) => level === ANCHOR.level)
  if (anchor === undefined) throw new Error(`the ladder lacks ${ANCHOR.level}`)
  return levels
    .map(({ level, elo }) => ({ level, strength: Math.round((elo - anchor.elo + ANCHOR.strength) / 10) * 10 }))
    .sort((a, b) => a.strength - b.strength)
}

const moduleOf = (ladder) => `import type { Level } from './levels.ts'

/**
 * How strong the levels are in games of two without the Palace: Elo from docs/ladder/2p.json, measured ${ladder.measured}, moved so that
 * \`${ANCHOR.level}\` has ${ANCHOR.strength}. Written by scripts/bot-strength.mjs; never change it by hand.
 */
export const STRENGTHS: Readonly<Record<Level, number>> = {
${strengthsOf(ladder)
  .map(({ level, strength }) => `  ${level}: ${strength},`)
  .join('\n')}
}
`

const cells = (row) => `| ${row.join(' | ')} |`

/** The page with its table of the levels, one column each. */
function pageWith(page, ladder) {
  const levels = strengthsOf(ladder)
  const table = [
    cells(levels.map(({ level }) => CHARACTERS[level])),
    cells(levels.map(() => '---')),
    cells(levels.map(({ strength }) => strength)),
  ].join('\n')
  return page.replace(/(<!-- strength -->\n)[\s\S]*?(<!-- \/strength -->)/, `$1${table}\n$2`)
}

const ladder = JSON.parse(readFileSync(LADDER, 'utf8'))
const files = [
  { file: MODULE, text: moduleOf(ladder) },
  { file: PAGE, text: pageWith(readFileSync(PAGE, 'utf8'), ladder) },
]
for (const { file, text } of files) {
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`${file} is out of date; run node scripts/bot-strength.mjs\n`)
    process.exitCode = 1
  }
}

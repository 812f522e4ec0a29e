// Writes how strong the levels are in each kind of game, from docs/ladder (packages/lab/src/measure.ts writes it), into
// packages/bots/src/strength.ts, and the numbers that players see beside the bots into docs/bots.md. `--check` only looks
// whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAME_KINDS } from '../packages/bots/src/game-kind.ts'
import { CHARACTERS } from '../packages/i18n/src/characters.ts'
import { ANCHOR, strengthsOf } from './strengths.ts'

const fileOf = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const MODULE = fileOf('packages/bots/src/strength.ts')
const PAGE = fileOf('docs/bots.md')

const strengthsIn = (kind) => strengthsOf(JSON.parse(readFileSync(fileOf(`docs/ladder/${kind}.json`), 'utf8')))

const tableOf = (kind) => `  '${kind}': {
${strengthsIn(kind)
  .map(({ level, strength }) => `    ${level}: ${strength},`)
  .join('\n')}
  },`

const moduleText = () => `import type { GameKind } from './game-kind.ts'
import type { Level } from './levels.ts'

/**
 * How strong the levels are in each kind of game: Elo from docs/ladder, moved so that \`${ANCHOR.level}\` has ${ANCHOR.strength}, rounded to 10.
 * Written by scripts/bot-strength.mjs; never change it by hand.
 */
export const STRENGTHS_BY_KIND: Readonly<Record<GameKind, Readonly<Record<Level, number>>>> = {
${GAME_KINDS.map(tableOf).join('\n')}
}

/** The numbers that players see: those of two players without the Palace. */
export const STRENGTHS = STRENGTHS_BY_KIND['2p']
`

const cells = (row) => `| ${row.join(' | ')} |`

/** The page with its table of the levels, one column each. */
function pageWith(page) {
  const levels = strengthsIn('2p')
  const table = [
    cells(levels.map(({ level }) => CHARACTERS[level])),
    cells(levels.map(() => '---')),
    cells(levels.map(({ strength }) => strength)),
  ].join('\n')
  return page.replace(/(<!-- strength -->\n)[\s\S]*?(<!-- \/strength -->)/, `$1${table}\n$2`)
}

const files = [
  { file: MODULE, text: moduleText() },
  { file: PAGE, text: pageWith(readFileSync(PAGE, 'utf8')) },
]
for (const { file, text } of files) {
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`${file} is out of date; run node scripts/bot-strength.mjs\n`)
    process.exitCode = 1
  }
}

// Draws docs/pictures/terminal.svg: a position in the terminal. Run it after changing the board.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const PROGRAM = `${root}packages/cli/bin/amyitis.js`
const SEATS = 'gardener,gardener,gardener,gardener'
const AFTER = '210'
const CELL = 8.4
const LINE = 18
const PAD = 16
const COLORS = { 32: '#7fd08a', 36: '#3fb2e6', 91: '#ff6a5e', 94: '#5aa9f5', 97: '#fff8e6', 30: '#14131a' }

const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Runs of text in the same style. */
function* runs(line) {
  let codes = []
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with ESC
  for (const part of line.split(/(\x1b\[[\d;]*m)/)) {
    if (part.startsWith('\x1b['))
      codes = part
        .slice(2, -1)
        .split(';')
        .filter((code) => code !== '0' && code !== '')
    else if (part !== '') yield { text: part, codes }
  }
}

function drawLine(line, row) {
  let column = 0
  const y = PAD + (row + 1) * LINE - 5
  return [...runs(line)]
    .map(({ text, codes }) => {
      const x = PAD + column * CELL
      const width = [...text].length * CELL
      column += [...text].length
      const fill = codes.map((code) => COLORS[code]).find(Boolean) ?? (codes.includes('2') ? '#aea389' : '#f5ebd6')
      const weight = codes.includes('1') ? ' font-weight="700"' : ''
      const plate = codes.includes('47')
        ? `<rect x="${x.toFixed(1)}" y="${y - 13}" width="${width.toFixed(1)}" height="17" fill="#cdbf9f"/>`
        : ''
      const words = escapeXml(text)
      if (words.trim() === '') return plate
      return `${plate}<text x="${x.toFixed(1)}" y="${y}" fill="${fill}"${weight} textLength="${width.toFixed(1)}">${words}</text>`
    })
    .join('')
}

const folder = mkdtempSync(join(tmpdir(), 'amyitis-picture-'))
const game = join(folder, 'game.amyitis')
const run = (...args) =>
  execFileSync(process.execPath, [PROGRAM, ...args, '--lang', 'en'], {
    env: { ...process.env, FORCE_COLOR: '1' },
  }).toString()
run('play', '--seats', SEATS, '--names', 'Anna,Béla,Chloé,Dirk', '--palace', '--seed', 'picture', '--save', game)
const shown = run('replay', game, '--to', AFTER)
rmSync(folder, { recursive: true })
const lines = shown.trimEnd().split('\n')
const width = 80 * CELL + 2 * PAD
const height = lines.length * LINE + 2 * PAD
writeFileSync(
  `${root}docs/pictures/terminal.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="A position of Amyitis in the terminal" font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" xml:space="preserve">
<rect width="100%" height="100%" rx="12" fill="#0b1226"/>
${lines.map(drawLine).join('\n')}
</svg>
`,
)

// Draws docs/ladder/*.svg, or the charts of another folder, from the measurements in KIND.json (written by
// packages/lab/src/measure.ts). `--check` only checks that the charts are up to date.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const KIND = /^([234])p(-palace)?$/
const STEPS_OF_LEVELS = ['quick', 'search', 'oracle', 'strongest']
const BASELINE = 'uct'

const WIDTH = 760
const LEFT = 148
const RIGHT = 158
const TOP = 76
const BOTTOM = 44
const ROW = 36
const PLOT = WIDTH - LEFT - RIGHT

const STYLE = `
  .paper { fill: #fbf8f1; }
  .grid { stroke: #e4dcc8; }
  .zero { stroke: #b3a88c; }
  .stem { stroke: #d8c795; }
  .whisker { stroke: #7a5c1e; }
  .dot { fill: #b07d1f; stroke: #fbf8f1; }
  .hollow { fill: #fbf8f1; stroke: #2f6f8f; }
  .yard { stroke: #2f6f8f; }
  text { fill: #2d2a24; font: 14px system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif; }
  .title { font-size: 18px; font-weight: 600; }
  .small { font-size: 12px; fill: #6d6553; }
  .value { font-weight: 600; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #14161d; }
    .grid { stroke: #2b2f3a; }
    .zero { stroke: #6a6f7d; }
    .stem { stroke: #5c4a1e; }
    .whisker { stroke: #e2bd6a; }
    .dot { fill: #e2b04a; stroke: #14161d; }
    .hollow { fill: #14161d; stroke: #6cb6d9; }
    .yard { stroke: #6cb6d9; }
    text { fill: #ece6d8; }
    .small { fill: #a49c8a; }
  }`

const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const fixed = (value) => Number(value.toFixed(1))
const levelOf = (name) => name.split(/[:@]/)[0]
/** `priest@4ms` is a level with its time. */
const timeOf = (name) => /@(\d+)ms$/.exec(name)?.[1].concat(' ms') ?? ''

/** The rungs of the chart: the levels as measured against each other, and the baseline. */
function rungsOf({ ratings, steps }) {
  const drawn = steps
    .filter(({ step }) => STEPS_OF_LEVELS.includes(step.name))
    .flatMap(({ report }) => report.settings.entrants)
  return ratings
    .filter(({ name }) => drawn.includes(name) || levelOf(name) === BASELINE)
    .map((rung) => ({ ...rung, baseline: levelOf(rung.name) === BASELINE }))
    .sort((a, b) => b.elo - a.elo)
}

/** Five to nine round numbers for the axis. */
function ticksOf(low, high) {
  const step = [50, 100, 200, 250, 500, 1000].find((size) => (high - low) / size <= 8) ?? 2000
  const from = Math.floor(low / step)
  const count = Math.ceil(high / step) - from
  return Array.from({ length: count + 1 }, (_, i) => (from + i) * step)
}

function drawRung({ name, elo, low, high, baseline }, y, x) {
  const time = timeOf(name)
  const mark = baseline ? 'yard' : 'whisker'
  const label = time === '' ? levelOf(name) : `${levelOf(name)} <tspan class="small">${time}</tspan>`
  const whisker =
    low === high
      ? []
      : [
          `<path class="${mark}" stroke-width="2" fill="none" d="M${x(low)} ${y - 5}v10M${x(low)} ${y}H${x(high)}M${x(high)} ${y - 5}v10"/>`,
        ]
  const interval = low === high ? '' : ` <tspan class="small">${low} … ${high}</tspan>`
  return [
    `<text x="${LEFT - 16}" y="${y + 5}" text-anchor="end">${label}</text>`,
    ...(baseline ? [] : [`<path class="stem" stroke-width="6" d="M${x(0)} ${y}H${x(elo)}"/>`]),
    ...whisker,
    `<circle class="${baseline ? 'hollow' : 'dot'}" stroke-width="1.5" cx="${x(elo)}" cy="${y}" r="5"/>`,
    `<text x="${fixed(Math.max(x(high), x(elo)) + 14)}" y="${y + 5}"><tspan class="value">${elo}</tspan>${interval}</text>`,
  ]
}

function draw(ladder) {
  const [, players, palace] = KIND.exec(ladder.kind)
  const rungs = rungsOf(ladder)
  const ticks = ticksOf(Math.min(0, ...rungs.map(({ low }) => low)), Math.max(100, ...rungs.map(({ high }) => high)))
  const low = ticks[0]
  const high = ticks.at(-1)
  const x = (elo) => fixed(LEFT + (PLOT * (elo - low)) / (high - low))
  const bottom = TOP + rungs.length * ROW
  const height = bottom + BOTTOM
  const title = `Strength of the bots: ${players} players${palace ? ', with the Palace' : ''}`
  const strengths = rungs.map(
    ({ name, elo, low, high }) => `${name} ${elo}${low === high ? '' : ` (${low} to ${high})`}`,
  )
  const slow = rungs.some(({ name }) => timeOf(name) !== '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">${escapeXml(title)}</title>
<desc id="desc">Elo with 95 % interval, random = 0. ${escapeXml(strengths.join('; '))}.</desc>
<style>${STYLE}
</style>
<rect class="paper" width="${WIDTH}" height="${height}" rx="10"/>
<text class="title" x="20" y="32">${escapeXml(title)}</text>
<text class="small" x="20" y="52">Elo with 95 % interval, random = 0${slow ? '; levels that think had a tenth of their time, as noted' : ''}</text>
${ticks
  .flatMap((tick) => [
    `<path class="${tick === 0 ? 'zero' : 'grid'}" d="M${x(tick)} ${TOP - 6}V${bottom}"/>`,
    `<text class="small" x="${x(tick)}" y="${bottom + 20}" text-anchor="middle">${tick}</text>`,
  ])
  .join('\n')}
${rungs.flatMap((rung, i) => drawRung(rung, TOP + (i + 0.5) * ROW, x)).join('\n')}
</svg>
`
}

const args = process.argv.slice(2)
const check = args.includes('--check')
const folder = args.find((arg) => !arg.startsWith('-')) ?? fileURLToPath(new URL('../docs/ladder', import.meta.url))
const names = (ending) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending) && KIND.test(file.slice(0, -ending.length)))
    .map((file) => file.slice(0, -ending.length))
const stale = names('.svg').filter((kind) => !existsSync(join(folder, `${kind}.json`)))
for (const kind of names('.json')) {
  const file = join(folder, `${kind}.svg`)
  const chart = draw(JSON.parse(readFileSync(join(folder, `${kind}.json`), 'utf8')))
  if (!check) writeFileSync(file, chart)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== chart) stale.push(kind)
}
if (!check) for (const kind of stale) rmSync(join(folder, `${kind}.svg`))
else if (stale.length > 0) {
  process.stderr.write(`out of date: ${stale.join(', ')}; run node scripts/ladder-chart.mjs\n`)
  process.exitCode = 1
}

import { hasPalace, playersOf } from '@amyitis/bots'
import { type KindBalance, SOURCES } from './statistics.ts'

const WIDTH = 760
const LEFT = 190
const RIGHT = 60
const TOP = 70
const PLOT = WIDTH - LEFT - RIGHT

/** A colour for each source of points, readable on a light and on a dark page. */
const COLORS: Readonly<Record<keyof typeof SOURCES, string>> = {
  'R4.2': '#8a8f9c',
  'R6.4': '#2f7fb0',
  'R7.4': '#c98a1b',
  'R8.2': '#8e5bb5',
  'R9.2': '#3d8f4f',
  'R9.3': '#35a6a0',
  'R10.2': '#b8503f',
  'R11.2': '#d0b13a',
  'R11.3': '#a9744f',
  'R12.4': '#c4649a',
}

const STYLE = `
  .paper { fill: #fbf8f1; }
  .grid { stroke: #d8cfb9; }
  .even { stroke: #2f6f8f; stroke-dasharray: 3 3; }
  .whisker { stroke: #7a5c1e; }
  .dot { fill: #b07d1f; stroke: #fbf8f1; }
  text { fill: #2d2a24; font: 14px system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif; }
  .title { font-size: 18px; font-weight: 600; }
  .small { font-size: 12px; fill: #6d6553; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #14161d; }
    .grid { stroke: #2b2f3a; }
    .even { stroke: #6cb6d9; }
    .whisker { stroke: #e2bd6a; }
    .dot { fill: #e2b04a; stroke: #14161d; }
    text { fill: #ece6d8; }
    .small { fill: #a49c8a; }
  }`

const fixed = (value: number) => Number(value.toFixed(1))
const percent = (share: number) => `${Math.round(100 * share)} %`
export const titleOf = ({ kind }: KindBalance) => `${playersOf(kind)} players${hasPalace(kind) ? ', Palace' : ''}`

const ORDINALS = ['1st', '2nd', '3rd', '4th']

function page(title: string, about: string, height: number, description: string, shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc">
<title id="title">${title}</title>
<desc id="desc">${description}</desc>
<style>${STYLE}
</style>
<rect class="paper" width="${WIDTH}" height="${height}" rx="10"/>
<text class="title" x="20" y="32">${title}</text>
<text class="small" x="20" y="52">${about}</text>
${shapes.join('\n')}
</svg>
`
}

const LINE = 22
const GAP = 14

/** Wins by place in the turn order of the first round, with intervals. */
export function turnOrderChart(kinds: readonly KindBalance[]): string {
  const x = (share: number) => fixed(LEFT + PLOT * share)
  const shapes: string[] = []
  let y = TOP
  for (const balance of kinds) {
    const { turnOrder } = balance
    const bottom = y + LINE * turnOrder.length
    shapes.push(
      `<text x="20" y="${y + 16}">${titleOf(balance)}</text>`,
      `<path class="even" d="M${x(1 / turnOrder.length)} ${y}V${bottom}"/>`,
    )
    turnOrder.forEach(({ share, low, high }, place) => {
      const middle = y + LINE * (place + 0.5)
      shapes.push(
        `<text class="small" x="${LEFT - 12}" y="${middle + 4}" text-anchor="end">${ORDINALS[place]}</text>`,
        `<path class="whisker" stroke-width="2" d="M${x(low)} ${middle}H${x(high)}"/>`,
        `<circle class="dot" cx="${x(share)}" cy="${middle}" r="5"/>`,
        `<text class="small" x="${fixed(x(high) + 10)}" y="${middle + 4}">${percent(share)}</text>`,
      )
    })
    y = bottom + GAP
  }
  for (const tick of [0, 0.25, 0.5, 0.75, 1])
    shapes.unshift(
      `<path class="grid" d="M${x(tick)} ${TOP}V${y}"/>`,
      `<text class="small" x="${x(tick)}" y="${y + 16}" text-anchor="middle">${percent(tick)}</text>`,
    )
  const words = kinds.map((one) => `${titleOf(one)}: ${one.turnOrder.map(({ share }) => percent(share)).join(', ')}`)
  const about = 'By place in round 1, with 95 % intervals; dashed: an even share'
  return page('Wins by turn order', about, y + 32, `${words.join('; ')}.`, shapes)
}

const BAR = 18

/** Points by source, of winners and of the others. */
export function pointsChart(kinds: readonly KindBalance[]): string {
  const totals = kinds.flatMap(({ points }) => [points.winners, points.others]).map((one) => sum(Object.values(one)))
  const most = Math.max(...totals)
  const clauses = Object.keys(SOURCES) as (keyof typeof SOURCES)[]
  const shapes: string[] = []
  let y = TOP
  clauses.forEach((clause, i) => {
    const [left, top] = [20 + (i % 5) * 146, y + Math.floor(i / 5) * 20]
    shapes.push(
      `<rect x="${left}" y="${top}" width="12" height="12" fill="${COLORS[clause]}"/>`,
      `<text class="small" x="${left + 18}" y="${top + 11}">${SOURCES[clause]}</text>`,
    )
  })
  y += 54
  const words: string[] = []
  for (const balance of kinds) {
    shapes.push(`<text x="20" y="${y + 14}">${titleOf(balance)}</text>`)
    for (const [name, points] of [
      ['winners', balance.points.winners],
      ['others', balance.points.others],
    ] as const) {
      let from = LEFT + 16
      shapes.push(`<text class="small" x="${from - 8}" y="${y + 13}" text-anchor="end">${name}</text>`)
      for (const clause of clauses) {
        const width = fixed(((PLOT - 16) * (points[clause] ?? 0)) / most)
        if (width > 0)
          shapes.push(
            `<rect x="${fixed(from)}" y="${y}" width="${width}" height="${BAR - 2}" fill="${COLORS[clause]}"/>`,
          )
        from += width
      }
      const total = sum(Object.values(points)).toFixed(0)
      shapes.push(`<text class="small" x="${fixed(from + 8)}" y="${y + 13}">${total}</text>`)
      words.push(`${titleOf(balance)}, ${name}: ${total}`)
      y += BAR
    }
    y += GAP
  }
  return page('Points by source', 'Per player, on average', y + 10, `${words.join('; ')}.`, shapes)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

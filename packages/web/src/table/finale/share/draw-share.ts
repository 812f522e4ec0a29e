import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import type { ShareContent } from './content.ts'
import { definitionsOf, propertiesOf } from './inline-svg.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from './size.ts'

const GARDEN_HEIGHT = 860
const SVG = 'http://www.w3.org/2000/svg'

async function fontFace(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(sans)).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `@font-face{font-family:"Source Sans 3";font-weight:200 900;src:url(data:font/woff2;base64,${btoa(binary)})}`
}

const STYLES = '.garden-points{font:800 24px "Source Sans 3";letter-spacing:-.04em;text-anchor:middle;fill:#2a1704}'

const asXml = (node: Node | null): string | undefined =>
  node === null ? undefined : new XMLSerializer().serializeToString(node)

const insideOf = (element: Element | null): string =>
  Array.from(element?.childNodes ?? [], (node) => asXml(node)).join('')

/** The garden that is on the screen, as a picture of its own. */
async function gardenSvg(garden: Element): Promise<string> {
  const layers = [...garden.querySelectorAll<SVGSVGElement>('svg.garden-layer')]
  const box = layers[0].viewBox.baseVal
  const shown = layers.filter(({ dataset }) => dataset.layer !== 'lit' && (dataset.phase ?? '0') === '0')
  const markup = shown.map((layer) => `<g>${insideOf(layer)}</g>`).join('')
  const style = getComputedStyle(garden)
  const scale = GARDEN_HEIGHT / (box.height * 1.25)
  const width = SHARE_WIDTH / scale
  const height = GARDEN_HEIGHT / scale
  const x = box.x + box.width / 2 - width / 2
  const y = box.y - box.height * 0.23
  const definitions = definitionsOf(markup, (id) => asXml(document.getElementById(id)))
  const properties = propertiesOf(`${markup}${definitions}`, (name) => style.getPropertyValue(name))
  const variables = Array.from(properties, ([name, value]) => `${name}:${value}`).join(';')
  return [
    `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" width="${SHARE_WIDTH}" height="${GARDEN_HEIGHT}"`,
    ` viewBox="${x} ${y} ${width} ${height}"><style>${await fontFace()}${STYLES}svg{${variables}}</style>`,
    `<defs>${definitions}</defs>${markup}</svg>`,
  ].join('')
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml;charset=utf-8' }))
  const image = new Image()
  image.src = url
  await image.decode().finally(() => URL.revokeObjectURL(url))
  return image
}

/** A symbol of the icon set as an image. */
async function iconImage(id: string, size: number): Promise<HTMLImageElement> {
  const symbol = insideOf(document.getElementById(id))
  return imageOf(`<svg xmlns="${SVG}" width="${size}" height="${size}" viewBox="0 0 24 24">${symbol}</svg>`)
}

type Canvas = CanvasRenderingContext2D

const DISPLAY = '"Marcellus", "Source Sans 3", serif'
const PLAIN = '"Source Sans 3", sans-serif'
const MARGIN = 64
const ROW = 54

function words(
  canvas: Canvas,
  text: string,
  x: number,
  y: number,
  font: string,
  color: string,
  align: CanvasTextAlign,
) {
  canvas.font = font
  canvas.fillStyle = color
  canvas.textAlign = align
  canvas.textBaseline = 'middle'
  canvas.fillText(text, x, y)
}

/** As large as fits. */
function fitted(canvas: Canvas, text: string, size: number, family: string, room: number): string {
  let px = size
  do canvas.font = `400 ${px}px ${family}`
  while (canvas.measureText(text).width > room && --px > 24)
  return canvas.font
}

function shade(canvas: Canvas, from: number, to: number, start: string, end: string): void {
  const gradient = canvas.createLinearGradient(0, from, 0, to)
  gradient.addColorStop(0, start)
  gradient.addColorStop(1, end)
  canvas.fillStyle = gradient
  canvas.fillRect(0, Math.min(from, to), SHARE_WIDTH, Math.abs(to - from))
}

function drawRow(canvas: Canvas, row: ShareContent['rows'][number], mark: HTMLImageElement, y: number, most: number) {
  const middle = y + ROW / 2
  words(canvas, row.place, MARGIN + 14, middle, `600 26px ${PLAIN}`, '#f6d37c', 'center')
  canvas.drawImage(mark, MARGIN + 40, middle - 17, 34, 34)
  canvas.save()
  canvas.beginPath()
  canvas.rect(MARGIN + 86, y, 246, ROW)
  canvas.clip()
  words(canvas, row.name, MARGIN + 86, middle, `600 27px ${PLAIN}`, '#fff7e2', 'left')
  canvas.restore()
  words(canvas, row.total, MARGIN + 400, middle, `700 32px ${PLAIN}`, '#ffffff', 'right')
  let x = MARGIN + 424
  const unit = (SHARE_WIDTH - MARGIN - x) / most
  for (const { color, points } of row.parts) {
    const width = points * unit
    canvas.fillStyle = color
    canvas.beginPath()
    canvas.roundRect(x + 1, middle - 17, Math.max(1, width - 2), 34, 5)
    canvas.fill()
    if (width > 24) words(canvas, String(points), x + width / 2, middle, `600 19px ${PLAIN}`, '#14100a', 'center')
    x += width
  }
}

function drawLegend(canvas: Canvas, legend: ShareContent['legend'], y: number): void {
  canvas.font = `400 19px ${PLAIN}`
  const widths = legend.map(({ name }) => canvas.measureText(name).width + 48)
  const lines: { from: number; to: number; width: number }[] = []
  const room = SHARE_WIDTH - 2 * MARGIN
  widths.forEach((width, i) => {
    const line = lines.at(-1)
    if (line === undefined || line.width + width > room) lines.push({ from: i, to: i + 1, width })
    else Object.assign(line, { to: i + 1, width: line.width + width })
  })
  lines.forEach(({ from, to, width }, n) => {
    let x = (SHARE_WIDTH - width) / 2
    for (let i = from; i < to; i++) {
      canvas.fillStyle = legend[i].color
      canvas.beginPath()
      canvas.roundRect(x, y + n * 28 - 8, 16, 16, 4)
      canvas.fill()
      words(canvas, legend[i].name, x + 24, y + n * 28, `400 19px ${PLAIN}`, '#d5dff5', 'left')
      x += widths[i]
    }
  })
}

async function loadFonts(content: ShareContent): Promise<void> {
  const all = [content.title, content.subtitle, content.date, ...content.rows.map(({ name }) => name)].join('')
  const legend = content.legend.map(({ name }) => name).join('')
  await Promise.all([
    document.fonts.load(`400 60px "Marcellus"`, all),
    document.fonts.load(`600 27px "Source Sans 3"`, `${all}${legend}0123456789`),
  ])
}

/** The garden and the result as a picture, drawn here in the browser. */
export async function drawShare(garden: Element, content: ShareContent): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = SHARE_WIDTH
  canvas.height = SHARE_HEIGHT
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  const [image, marks] = await Promise.all([
    gardenSvg(garden).then(imageOf),
    Promise.all(content.rows.map(({ mark }) => iconImage(mark, 68))),
    loadFonts(content),
  ])
  context.fillStyle = '#0b1226'
  context.fillRect(0, 0, SHARE_WIDTH, SHARE_HEIGHT)
  context.drawImage(image, 0, 0, SHARE_WIDTH, GARDEN_HEIGHT)
  shade(context, 0, 230, 'rgb(6 10 28 / 88%)', 'rgb(6 10 28 / 0%)')
  shade(context, GARDEN_HEIGHT - 150, GARDEN_HEIGHT, 'rgb(11 18 38 / 0%)', 'rgb(11 18 38 / 100%)')
  context.shadowColor = 'rgb(0 0 0 / 70%)'
  context.shadowBlur = 14
  const middle = SHARE_WIDTH / 2
  words(
    context,
    content.title,
    middle,
    84,
    fitted(context, content.title, 76, DISPLAY, SHARE_WIDTH - 2 * MARGIN),
    '#ffe9a8',
    'center',
  )
  words(context, content.subtitle, middle, 148, `600 30px ${PLAIN}`, '#fff7e2', 'center')
  context.shadowBlur = 0
  const most = Math.max(1, ...content.rows.map(({ points }) => points))
  const top = SHARE_HEIGHT - 140 - content.rows.length * ROW
  content.rows.forEach((row, i) => {
    drawRow(context, row, marks[i], top + i * ROW, most)
  })
  drawLegend(context, content.legend, top + content.rows.length * ROW + 24)
  words(context, content.game, MARGIN, SHARE_HEIGHT - 34, `400 30px ${DISPLAY}`, '#f6d37c', 'left')
  words(context, content.date, SHARE_WIDTH - MARGIN, SHARE_HEIGHT - 34, `400 22px ${PLAIN}`, '#d5dff5', 'right')
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png')
  })
}

// Draws the icons of the installed app from packages/web/public/icon.svg. Run it after changing that drawing:
// `npm run icons`.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchChromium } from './chromium.ts'

const folder = fileURLToPath(new URL('../packages/web/public/', import.meta.url))
const drawing = readFileSync(`${folder}icon.svg`, 'utf8')

/** Smaller and without round corners, so that any mask may crop it. */
const full = drawing
  .replace(' rx="14"', '')
  .replace('<g ', '<g transform="translate(3.2 3.2) scale(0.9)"><g ')
  .replace(/(<circle[^>]*>)\s*<\/svg>/, '$1</g></svg>')

const ICONS = [
  { file: 'icon-192.png', size: 192, svg: drawing },
  { file: 'icon-512.png', size: 512, svg: drawing },
  { file: 'icon-maskable.png', size: 512, svg: full },
  { file: 'icon-apple.png', size: 180, svg: full },
]

const browser = await launchChromium()
try {
  const page = await browser.newPage()
  for (const { file, size, svg } of ICONS) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`)
    await page.screenshot({ path: `${folder}${file}`, omitBackground: true })
  }
} finally {
  await browser.close()
}

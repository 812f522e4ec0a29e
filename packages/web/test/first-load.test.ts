import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { createText } from '@amyitis/i18n'
import { LANGUAGES, type Language } from '@amyitis/i18n/app'
import { beforeAll, describe, expect, it } from 'vitest'
import { manifestFile, pageFile } from '../src/app/manifest.ts'
import { buildOnce, DIST } from './browser/build.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The most a visitor should have to download, in compressed bytes. */
const FIRST_LOAD = 200_000
const EVERYTHING = 1_700_000
const MAX_FONT_BYTES = 120_000

let chunks: Readonly<Record<string, Chunk>>
beforeAll(() => {
  buildOnce()
  chunks = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
}, 200_000)

/** The files of the app, without the compressed copies for the server. */
const assets = () => readdirSync(`${DIST}/assets`).filter((file) => !/\.(br|gz)$/.test(file))

const zipped = (file: string) => gzipSync(readFileSync(`${DIST}/${file}`)).length

/** A chunk and everything it imports. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const next of chunks[name].imports ?? []) withImports(next, found)
  return found
}

function chunkOf(name: RegExp): string {
  const found = Object.keys(chunks).find((one) => name.test(one))
  if (found === undefined) throw new Error(`there is no chunk ${name}`)
  return found
}

/** All scripts of a usable home screen: the app, its messages in one language, and the picture. */
function scriptsOfHome(language: string): string[] {
  const parts = [/^index\.html$/, new RegExp(`/${language}/app\\.ts$`), /[/_]GardenInBloom[-.]/].map(chunkOf)
  const all = new Set(parts.flatMap((part) => [...withImports(part)]))
  return Array.from(all, (name) => chunks[name].file).filter((file) => file.endsWith('.js'))
}

describe('the first load', () => {
  it.each(LANGUAGES)('takes at most 200 KB of scripts in %s', (language) => {
    const sizes = scriptsOfHome(language).map((file) => [file, zipped(file)] as const)
    expect(
      sizes.reduce((sum, [, size]) => sum + size, 0),
      sizes.join('\n'),
    ).toBeLessThan(FIRST_LOAD)
  })

  it('leaves the lessons, the table, the replays and the bots for later', () => {
    const later = ['LearnScreen', 'PlayScreen', 'ReplayScreen', 'RulesScreen', 'worker-api', 'worker', 'learn-']
    for (const name of later)
      expect(
        assets().filter((file) => file.includes(name)),
        name,
      ).not.toEqual([])
    const early = scriptsOfHome('en').filter((file) => later.some((name) => file.includes(name)))
    expect(early).toEqual([])
  })
})

describe('the typefaces', () => {
  const fonts = () => assets().filter((file) => file.endsWith('.woff2'))

  it('take at most 120 KB', () => {
    expect(fonts()).toHaveLength(4)
    expect(fonts().reduce((sum, file) => sum + statSync(`${DIST}/assets/${file}`).size, 0)).toBeLessThan(MAX_FONT_BYTES)
  })

  it('are preloaded as far as every language needs them', () => {
    const html = readFileSync(`${DIST}/index.html`, 'utf8')
    const preloaded = fonts().filter((file) => html.includes(`rel="preload" href="./assets/${file}"`))
    expect(preloaded).toEqual(fonts().filter((file) => !file.includes('latin-ext')))
  })
})

describe('what is cached for offline use', () => {
  const kept = () => readFileSync(`${DIST}/sw.js`, 'utf8')

  it('holds every file of the app: all languages, all screens, all weights', () => {
    const files = assets()
    expect(files.filter((file) => file.endsWith('.weights')).length).toBe(6)
    expect(files.filter((file) => !kept().includes(`assets/${file}`))).toEqual([])
  })

  it('holds one page: the app speaks the language of the player by itself', () => {
    expect(kept().match(/"index[^"]*\.html"/g)).toEqual(['"index.html"', '"index.html"'])
  })

  it('holds the manifest of every language, once', () => {
    for (const language of LANGUAGES) expect(kept().split(`"${manifestFile(language)}"`)).toHaveLength(2)
  })

  it('is no larger than a few pictures', () => {
    const all = assets().reduce((sum, file) => sum + zipped(`assets/${file}`), 0)
    expect(all).toBeLessThan(EVERYTHING)
  })
})

describe('the installed app', () => {
  interface Icon {
    readonly src: string
    readonly sizes: string
    readonly purpose: string
  }
  const manifest = (language: Language = 'en') => JSON.parse(readFileSync(`${DIST}/${manifestFile(language)}`, 'utf8'))

  it('has what browsers require: a name, a start address, a standalone window', () => {
    expect(manifest()).toMatchObject({ name: 'Amyitis', start_url: './', display: 'standalone', id: './' })
    expect(readFileSync(`${DIST}/index.html`, 'utf8')).toMatch(/rel="manifest"/)
  })

  it.each(LANGUAGES)('is the same app in %s, with words of its own', (language) => {
    const description = createText(language).t('site.description')
    expect(manifest(language)).toEqual({ ...manifest(), lang: language, description })
  })

  it.each(LANGUAGES)('is described in the page that is loaded, and in previews of its link, in %s', (language) => {
    const { t } = createText(language)
    const html = readFileSync(`${DIST}/${pageFile(language)}`, 'utf8')
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<title>${t('site.title')}</title>`)
    expect(html).toContain(`<meta property="og:title" content="${t('site.title')}" />`)
    for (const name of ['name="description"', 'property="og:description"'])
      expect(html).toContain(`<meta ${name} content="${t('site.description')}" />`)
    // Only the words differ.
    const plain = (page: string) => page.replace(/ lang="..">|<title>.*<\/title>|(?<= content=)"[^"]*"/g, '')
    expect(plain(html)).toBe(plain(readFileSync(`${DIST}/index.html`, 'utf8')))
  })

  it('has icons of the sizes it declares', () => {
    const icons: Icon[] = manifest().icons
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    for (const { src, sizes } of icons.filter(({ src }) => src.endsWith('.png'))) {
      const png = readFileSync(`${DIST}/${src}`)
      // The header of a PNG starts with its width and height.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
      expect(png.length, src).toBeLessThan(50_000)
    }
  })

  it('has its icon drawn in the repository', () => {
    const drawn = fileURLToPath(new URL('../public', import.meta.url))
    expect(readdirSync(drawn)).toEqual(expect.arrayContaining(['icon.svg', 'icon-apple.png']))
  })
})

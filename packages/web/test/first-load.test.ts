import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { LANGUAGES } from '@amyitis/i18n/app'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildOnce, DIST } from './browser/build.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** What a visitor may wait for, in bytes after compression. */
const FIRST_LOAD = 200_000
const EVERYTHING = 1_200_000

let chunks: Readonly<Record<string, Chunk>>
beforeAll(() => {
  buildOnce()
  chunks = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
}, 200_000)

/** The files of the app, without their packed copies for the server. */
const assets = () => readdirSync(`${DIST}/assets`).filter((file) => !/\.(br|gz)$/.test(file))

const zipped = (file: string) => gzipSync(readFileSync(`${DIST}/${file}`)).length

/** A chunk and all that it imports. */
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

/** All scripts up to a home that can be played from: the app, its words in one language, and the picture. */
function scriptsOfHome(language: string): string[] {
  const parts = [/^index\.html$/, new RegExp(`/${language}/app\\.ts$`), /[/_]GardenPicture[-.]/].map(chunkOf)
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
    const later = ['LearnScreen', 'PlayScreen', 'replay-screen', 'RulesScreen', 'brain', 'worker', 'learn-']
    const early = scriptsOfHome('en').filter((file) => later.some((name) => file.includes(name)))
    expect(early).toEqual([])
  })
})

describe('what is kept for times without a network', () => {
  const kept = () => readFileSync(`${DIST}/sw.js`, 'utf8')

  it('holds every file of the app: all languages, all screens, all weights', () => {
    const files = assets()
    expect(files.filter((file) => file.endsWith('.weights')).length).toBe(6)
    expect(files.filter((file) => !kept().includes(`assets/${file}`))).toEqual([])
  })

  it('is not more than a few pictures would take', () => {
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
  const manifest = () => JSON.parse(readFileSync(`${DIST}/manifest.webmanifest`, 'utf8'))

  it('has what browsers ask for: a name, a start, a window of its own', () => {
    expect(manifest()).toMatchObject({ name: 'Amyitis', start_url: './', display: 'standalone', id: './' })
    expect(readFileSync(`${DIST}/index.html`, 'utf8')).toMatch(/rel="manifest"/)
  })

  it('has icons of the sizes that it promises', () => {
    const icons: Icon[] = manifest().icons
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    for (const { src, sizes } of icons.filter(({ src }) => src.endsWith('.png'))) {
      const png = readFileSync(`${DIST}/${src}`)
      // The header of a PNG begins with its width and height.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
      expect(png.length, src).toBeLessThan(50_000)
    }
  })

  it('has its icon drawn in the repository', () => {
    const drawn = fileURLToPath(new URL('../public', import.meta.url))
    expect(readdirSync(drawn)).toEqual(expect.arrayContaining(['icon.svg', 'icon-apple.png']))
  })
})

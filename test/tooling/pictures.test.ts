import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DOCS, MAX_PICTURE_BYTES, MAX_PICTURES, SCREENS } from '../../scripts/screenshots/screens.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = `${root}docs/pictures`
const files = readdirSync(folder)

describe('the pictures of the docs', () => {
  it('are at most twelve, none bigger than 200 KB', () => {
    expect(files.length).toBeLessThanOrEqual(MAX_PICTURES)
    for (const file of files) expect(statSync(`${folder}/${file}`).size, file).toBeLessThanOrEqual(MAX_PICTURE_BYTES)
  })

  it('are those that the scripts make', () => {
    expect(files.sort()).toEqual([...Object.keys(DOCS).map((name) => `${name}.webp`), 'terminal.svg'].sort())
  })

  it('are all shown somewhere', () => {
    const pages = [
      'README.md',
      ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.md'))
        .map((file) => `docs/${file}`),
    ]
    const text = pages.map((page) => readFileSync(root + page, 'utf8')).join('\n')
    expect(files.filter((file) => !text.includes(`pictures/${file}`))).toEqual([])
  })
})

it('every screen in a picture has its own address', () => {
  const addresses = Object.values(SCREENS).map(({ at }) => at)
  expect(new Set(addresses).size).toBe(addresses.length)
})

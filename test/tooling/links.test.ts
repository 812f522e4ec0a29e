import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

const PAGES = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]
const LINK = /\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g

const textOf = (page: string) => readFileSync(page, 'utf8').replaceAll(/^ *```[\s\S]*?^ *```/gm, '')

/** The anchors that GitHub gives the headings of a page. */
const anchorsOf = (page: string) =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** The links of a page that lead nowhere. */
const brokenLinks = (page: string) =>
  [...textOf(join(root, page)).matchAll(LINK)].flatMap(([, path, anchor]) => {
    const target = path === '' ? join(root, page) : resolve(root, dirname(page), path)
    if (!existsSync(target)) return [`${page}: ${path}`]
    return anchor === undefined || anchorsOf(target).includes(anchor) ? [] : [`${page}: ${path}#${anchor}`]
  })

test('every link between the documents leads to a file, and to a heading in it', () => {
  expect(PAGES.length).toBeGreaterThan(20)
  expect(PAGES.flatMap(brokenLinks)).toEqual([])
})

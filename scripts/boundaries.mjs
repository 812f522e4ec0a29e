// Writes the tables and the diagram of boundaries.mjs into ARCHITECTURE.md and CONTRIBUTING.md; without --write it only checks
// that they are up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { ENGINE_LAYERS, PACKAGES } from '../boundaries.mjs'

const may = ({ imports, inTests = [] }) =>
  `${imports.join(', ') || 'nothing'}${inTests.length > 0 ? `; in tests also ${inTests.join(', ')}` : ''}`

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Direct edges only: the diagram omits imports that are implied by others. */
function directImports(name) {
  const { imports } = PACKAGES[name]
  const reachable = (from) => PACKAGES[from].imports.flatMap((next) => [next, ...reachable(next)])
  return imports.filter((one) => !imports.some((other) => reachable(other).includes(one)))
}

const diagram = () =>
  [
    '```mermaid',
    'graph TD',
    ...Object.keys(PACKAGES).flatMap((name) => directImports(name).map((target) => `  ${name} --> ${target}`)),
    '```',
  ].join('\n')

const packageTable = (link) =>
  table(
    ['package', 'purpose', 'may import'],
    Object.entries(PACKAGES).map(([name, boundary]) => [link(name), boundary.does, may(boundary)]),
  )

const PAGES = {
  'ARCHITECTURE.md': {
    'package diagram': diagram,
    packages: () => packageTable((name) => `[\`${name}\`](packages/${name}/src)`),
    'engine layers': () =>
      table(
        ['folder', 'purpose', 'may import'],
        Object.entries(ENGINE_LAYERS).map(([name, boundary]) => [`\`${name}/\``, boundary.does, may(boundary)]),
      ),
  },
  'CONTRIBUTING.md': { packages: () => packageTable((name) => `\`packages/${name}\``) },
}

function replaceBlock(page, name, content) {
  const begin = `<!-- ${name} -->`
  const end = `<!-- /${name} -->`
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`the page has no ${begin} … ${end}`)
  return `${before}${begin}\n${content}\n${end}${after}`
}

for (const [file, blocks] of Object.entries(PAGES)) {
  const url = new URL(`../${file}`, import.meta.url)
  const page = readFileSync(url, 'utf8')
  const updated = Object.entries(blocks).reduce((text, [name, content]) => replaceBlock(text, name, content()), page)
  if (updated === page) continue
  if (process.argv.includes('--write')) writeFileSync(url, updated)
  else {
    console.error(`${file} does not match boundaries.mjs: run node scripts/boundaries.mjs --write`)
    process.exitCode = 1
  }
}

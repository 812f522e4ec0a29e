// Builds @amyitis/engine into a clean folder and packs it there: node scripts/pack-engine.mjs [folder]
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { node, prepare, root } from './bootstrap.mjs'

prepare()

const out = resolve(process.argv[2] ?? join(root, 'build'))
const stage = join(out, 'engine')
const source = join(root, 'packages', 'engine')

rmSync(stage, { recursive: true, force: true })
mkdirSync(stage, { recursive: true })
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
execFileSync(node, [tsc, '--project', join(source, 'tsconfig.build.json'), '--outDir', join(stage, 'dist')], {
  stdio: 'inherit',
})

const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
manifest.exports = {
  '.': { types: './dist/index.d.ts', default: './dist/index.js' },
  './package.json': './package.json',
}
manifest.types = './dist/index.d.ts'
manifest.files = ['dist']
delete manifest.private
delete manifest.scripts
delete manifest.devDependencies
writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
copyFileSync(join(root, 'LICENSE'), join(stage, 'LICENSE'))
if (existsSync(join(source, 'README.md'))) copyFileSync(join(source, 'README.md'), join(stage, 'README.md'))

const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', out], {
  cwd: stage,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  shell: process.platform === 'win32',
})
const result = JSON.parse(packed)
const { filename } = Array.isArray(result) ? result[0] : Object.values(result)[0]
console.log(join(out, filename))

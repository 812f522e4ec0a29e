import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environment, node, prepare, root } from './ground.mjs'

prepare()
const given = process.argv.slice(2)
const args = given.length > 0 && !given[0].startsWith('-') ? given : ['play', ...given]
const child = spawn(node, [join(root, 'packages', 'cli', 'bin', 'amyitis.js'), ...args], {
  stdio: 'inherit',
  env: environment(),
})
process.on('SIGINT', () => {}) // the terminal sends it to the child as well
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
})

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { environment, node, prepare, root } from './ground.mjs'

prepare()
buildWeb()
const child = spawn(node, [join(root, 'packages', 'server', 'src', 'main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environment(),
})
process.on('SIGINT', () => {}) // the terminal sends it to the child as well
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
})

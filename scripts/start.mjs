import { join } from 'node:path'
import { environment, node, nodeFlags, prepare, root } from './bootstrap.mjs'
import { buildWeb } from './build-web.mjs'
import { runChild } from './child.mjs'

prepare()
buildWeb()
runChild(node, [...nodeFlags, join(root, 'packages', 'server', 'src', 'main.ts'), ...process.argv.slice(2)], {
  env: environment(),
  interrupt: 'SIGTERM',
  tied: true,
})

// Installs what is missing, then runs one of the tools in node_modules: node scripts/run.mjs TOOL [arguments]
import { join } from 'node:path'
import { environment, node, nodeFlags, prepare, root } from './bootstrap.mjs'
import { runChild } from './child.mjs'

prepare()
const [tool, ...args] = process.argv.slice(2)
const windows = process.platform === 'win32'
const program = tool === 'node' ? node : join(root, 'node_modules', '.bin', windows ? `${tool}.cmd` : tool)
runChild(program, tool === 'node' ? [...nodeFlags, ...args] : args, {
  env: environment(),
  shell: windows && tool !== 'node',
})

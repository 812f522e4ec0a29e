import { readFileSync } from 'node:fs'
import { file, put } from './program.ts'

/** A program that plays its first games well, notes its process, and fails later as it is told. */
const BOT = put(
  'bot.mjs',
  `import { appendFileSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
const [notes, fault, good] = process.argv.slice(2)
appendFileSync(notes, process.pid + '\\n')
const fails = readFileSync(notes, 'utf8').trim().split('\\n').length > Number(good)
let asked = 0
createInterface({ input: process.stdin }).on('line', (line) => {
  const { cmd, state, legal, ms } = JSON.parse(line)
  asked++
  if (fails && asked > 5) {
    if (fault === 'json') return console.log('I pass')
    if (fault === 'object') return console.log('["pass"]')
    if (fault === 'move') return console.log('{"move":"dance"}')
    if (fault === 'illegal') return console.log(JSON.stringify({ move: legal.includes('pass') ? 'field top' : 'pass' }))
    if (fault === 'ended') { console.error('trouble\\nno ideas left'); process.exit(3) }
    if (fault === 'silent') return
  }
  if (cmd !== 'choose' || state.decision.player === undefined || legal.length === 0) process.exit(4)
  if (fault === 'ms' && ms !== 7) process.exit(5)
  console.log(JSON.stringify({ move: legal[0] }))
})
`,
)
export const bot = (name: string, fault: string, good: number) =>
  `cmd:"${process.execPath}" "${BOT}" "${file(name)}" ${fault} ${good}`

export const pidsIn = (name: string) => readFileSync(file(name), 'utf8').trim().split('\n').map(Number)
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Those of the noted processes that live on; whoever is killed needs a moment to be gone. */
export async function survivorsOf(name: string): Promise<number[]> {
  const until = Date.now() + 5000
  while (pidsIn(name).some(isAlive) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
  return pidsIn(name).filter(isAlive)
}

import { readFileSync } from 'node:fs'
import { file, put } from './program.ts'

/** A bot program that writes its process id to a file, plays `good` games well, and then fails in the given way. */
const BOT = `import { appendFileSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
const [pidFile, fault, good] = process.argv.slice(2)
appendFileSync(pidFile, process.pid + '\\n')
const fails = readFileSync(pidFile, 'utf8').trim().split('\\n').length > Number(good)
let requests = 0
createInterface({ input: process.stdin }).on('line', (line) => {
  const { cmd, state, legal, ms } = JSON.parse(line)
  requests++
  if (fails && requests > 5) {
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
`
export const bot = (name: string, fault: string, good: number) =>
  `cmd:"${process.execPath}" "${put('bot.mjs', BOT)}" "${file(name)}" ${fault} ${good}`

export const pidsIn = (name: string) => readFileSync(file(name), 'utf8').trim().split('\n').map(Number)
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The processes that are still alive after at most five seconds: a killed process takes a moment to exit. */
export async function survivorsOf(name: string): Promise<number[]> {
  const until = Date.now() + 5000
  while (pidsIn(name).some(isAlive) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
  return pidsIn(name).filter(isAlive)
}

import { type ChildProcess, spawn } from 'node:child_process'
import type { Budget, Player } from '@amyitis/bots'
import {
  formatMove,
  listLegal,
  type MoveCode,
  MoveList,
  type Position,
  parseMove,
  toState,
  whyNot,
} from '@amyitis/engine'
import { LineCutter } from '../protocol/lines.ts'
import { type FaultKind, ProgramFault } from './fault.ts'

const LONGEST_LINE = 1_000_000
/** So long output may be under way after its program has ended. */
const ECHO_MS = 100
/** So long a program may tidy up when its game is over. */
const GRACE_MS = 2000
/** So much of a faulty answer is quoted. */
const QUOTED = 80

/** Told when a program starts and when it is gone. */
export type Watch = (pid: number, alive: boolean) => void

/** Programs lead a process group of their own, so that whatever they have started ends with them. */
export function endProgram(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

/** What a program says on its standard output, line by line, and why there is no more. */
class Answers {
  private readonly lines: (string | undefined)[] = []
  private waiting: (() => void) | undefined
  private over: string | undefined
  private lastWords = ''

  constructor(program: ChildProcess) {
    const cutter = new LineCutter(LONGEST_LINE)
    program.stdout?.on('data', (chunk: Buffer) => {
      this.lines.push(...cutter.push(chunk))
      this.waiting?.()
    })
    program.stderr?.on('data', (chunk: Buffer) => {
      this.lastWords = `${this.lastWords}${chunk}`.slice(-4096)
    })
    program.on('error', (error) => this.end(error.message))
    // Output may still come after the end, and never ends if something in the background keeps it open.
    program.on('exit', (code, signal) => setTimeout(() => this.end(String(code ?? signal)), ECHO_MS))
  }

  private end(how: string): void {
    const words = this.lastWords.trim().split('\n').at(-1) ?? ''
    this.over ??= words === '' ? how : `${how}: ${words}`
    this.waiting?.()
  }

  /** The next line; undefined if it was too long. */
  async next(patience: number, fail: (kind: FaultKind, detail: string) => Error): Promise<string | undefined> {
    const until = performance.now() + 1000 * patience
    while (this.lines.length === 0) {
      if (this.over !== undefined) throw fail('ended', this.over)
      const left = until - performance.now()
      if (left <= 0) throw fail('silent', String(patience))
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left)
        this.waiting = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    return this.lines.shift()
  }
}

function moveIn(line: string | undefined): string | undefined {
  try {
    const answer: unknown = JSON.parse(line ?? '')
    const move = typeof answer === 'object' && answer !== null && 'move' in answer ? answer.move : undefined
    return typeof move === 'string' ? move : undefined
  } catch {
    return undefined
  }
}

/**
 * A bot in another program: it gets `{"cmd":"choose","state":{…},"legal":[…]}` on a line of its standard input and answers
 * `{"move":"…"}` on a line of its standard output (docs/protocol.md).
 */
export class ExternalPlayer implements Player {
  private readonly program: ChildProcess
  private readonly answers: Answers
  private readonly gone: Promise<void>
  private readonly list = new MoveList()
  private readonly command: string
  private readonly patience: number
  private readonly budget: Budget

  constructor(command: string, patience: number, budget: Budget | undefined, watch: Watch) {
    this.command = command
    this.patience = patience
    this.budget = budget ?? {}
    const program = spawn(command, { shell: true, stdio: 'pipe', detached: process.platform !== 'win32' })
    this.program = program
    this.answers = new Answers(program)
    const { pid } = program
    if (pid !== undefined) watch(pid, true)
    this.gone = new Promise((resolve) => {
      program.on('error', () => resolve())
      program.on('close', () => {
        // What it has left running in the background goes with it.
        this.kill()
        if (pid !== undefined) watch(pid, false)
        resolve()
      })
    })
    // Whoever has ended cannot be written to: that it has ended is told when its answer is awaited.
    program.stdin.on('error', () => undefined)
  }

  async choose(position: Position): Promise<MoveCode> {
    const fail = (kind: FaultKind, detail: string) => new ProgramFault(kind, this.command, detail)
    listLegal(position, this.list)
    const legal = this.list.toArray().map(formatMove).sort()
    const request = { cmd: 'choose', state: toState(position), legal, ...this.budget }
    this.program.stdin?.write(`${JSON.stringify(request)}\n`)
    const line = await this.answers.next(this.patience, fail)
    const move = moveIn(line)
    if (move === undefined) throw fail('json', (line ?? '…').slice(0, QUOTED))
    const chosen = parseMove(move)
    const code = chosen === undefined ? 'not-a-move' : whyNot(position, chosen)
    if (chosen === undefined || code !== undefined) throw fail('move', `${move.slice(0, QUOTED)} (${code})`)
    return chosen
  }

  /** The game is over: the end of its input asks it to end. */
  async close(): Promise<void> {
    this.program.stdin?.end()
    const late = setTimeout(() => this.kill(), GRACE_MS)
    // Something that has left its group may keep the output open for ever.
    let tooLate: NodeJS.Timeout | undefined
    const given = new Promise<void>((resolve) => {
      tooLate = setTimeout(resolve, 2 * GRACE_MS)
    })
    await Promise.race([this.gone, given])
    clearTimeout(late)
    clearTimeout(tooLate)
  }

  kill(): void {
    if (this.program.pid !== undefined) endProgram(this.program.pid)
  }
}

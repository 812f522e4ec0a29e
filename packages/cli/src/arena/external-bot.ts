import { type ChildProcess, spawn } from 'node:child_process'
import type { ArenaPlayer, Budget } from '@amyitis/bots'
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
import { LineSplitter } from '../protocol/line-splitter.ts'
import { ProgramError, type ProgramFailureKind } from './program-error.ts'

const MAX_LINE_BYTES = 1_000_000
/** How long to wait for output after the program has ended. */
const OUTPUT_DRAIN_MS = 100
/** How long a program may take to exit when its game is over. */
const SHUTDOWN_GRACE_MS = 2000
/** How many characters of an invalid response are quoted. */
const MAX_QUOTED = 80

/** Called when a program starts and when it has exited. */
export type ProgramListener = (pid: number, alive: boolean) => void

/** Each program leads its own process group, so that its child processes end with it. */
export function killProgram(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

/** The standard output of a program, line by line, and why it ended. */
class ResponseReader {
  private readonly lines: (string | undefined)[] = []
  private waiting: (() => void) | undefined
  private over: string | undefined
  private lastWords = ''

  constructor(program: ChildProcess) {
    const cutter = new LineSplitter(MAX_LINE_BYTES)
    program.stdout?.on('data', (chunk: Buffer) => {
      this.lines.push(...cutter.push(chunk))
      this.waiting?.()
    })
    program.stderr?.on('data', (chunk: Buffer) => {
      this.lastWords = `${this.lastWords}${chunk}`.slice(-4096)
    })
    program.on('error', (error) => this.end(error.message))
    // Output may still arrive after the exit, and never ends if a background process keeps it open.
    program.on('exit', (code, signal) => setTimeout(() => this.end(String(code ?? signal)), OUTPUT_DRAIN_MS))
  }

  private end(how: string): void {
    const words = this.lastWords.trim().split('\n').at(-1) ?? ''
    this.over ??= words === '' ? how : `${how}: ${words}`
    this.waiting?.()
  }

  /** The next line; undefined if it was too long. */
  async next(
    timeoutSeconds: number,
    fail: (kind: ProgramFailureKind, detail: string) => Error,
  ): Promise<string | undefined> {
    const until = performance.now() + 1000 * timeoutSeconds
    while (this.lines.length === 0) {
      if (this.over !== undefined) throw fail('ended', this.over)
      const left = until - performance.now()
      if (left <= 0) throw fail('silent', String(timeoutSeconds))
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

function parseMoveResponse(line: string | undefined): string | undefined {
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
export class ExternalBot implements ArenaPlayer {
  private readonly program: ChildProcess
  private readonly answers: ResponseReader
  private readonly gone: Promise<void>
  private readonly list = new MoveList()
  private readonly command: string
  private readonly timeoutSeconds: number
  private readonly budget: Budget

  constructor(command: string, timeoutSeconds: number, budget: Budget | undefined, watch: ProgramListener) {
    this.command = command
    this.timeoutSeconds = timeoutSeconds
    this.budget = budget ?? {}
    const program = spawn(command, { shell: true, stdio: 'pipe', detached: process.platform !== 'win32' })
    this.program = program
    this.answers = new ResponseReader(program)
    const { pid } = program
    if (pid !== undefined) watch(pid, true)
    this.gone = new Promise((resolve) => {
      program.on('error', () => resolve())
      program.on('close', () => {
        // Also kills processes that it has left in the background.
        this.kill()
        if (pid !== undefined) watch(pid, false)
        resolve()
      })
    })
    // Writing to a program that has exited fails; that is reported when its response is awaited.
    program.stdin.on('error', () => undefined)
  }

  async choose(position: Position): Promise<MoveCode> {
    const fail = (kind: ProgramFailureKind, detail: string) => new ProgramError(kind, this.command, detail)
    listLegal(position, this.list)
    const legal = this.list.toArray().map(formatMove).sort()
    const request = { cmd: 'choose', state: toState(position), legal, ...this.budget }
    this.program.stdin?.write(`${JSON.stringify(request)}\n`)
    const line = await this.answers.next(this.timeoutSeconds, fail)
    const move = parseMoveResponse(line)
    if (move === undefined) throw fail('json', (line ?? '…').slice(0, MAX_QUOTED))
    const chosen = parseMove(move)
    const code = chosen === undefined ? 'not-a-move' : whyNot(position, chosen)
    if (chosen === undefined || code !== undefined) throw fail('move', `${move.slice(0, MAX_QUOTED)} (${code})`)
    return chosen
  }

  /** The game is over: closing its input asks the program to exit. */
  async close(): Promise<void> {
    this.program.stdin?.end()
    const late = setTimeout(() => this.kill(), SHUTDOWN_GRACE_MS)
    // A process that has left the group may keep the output open.
    let tooLate: NodeJS.Timeout | undefined
    const gaveUp = new Promise<void>((resolve) => {
      tooLate = setTimeout(resolve, 2 * SHUTDOWN_GRACE_MS)
    })
    await Promise.race([this.gone, gaveUp])
    clearTimeout(late)
    clearTimeout(tooLate)
  }

  kill(): void {
    if (this.program.pid !== undefined) killProgram(this.program.pid)
  }
}

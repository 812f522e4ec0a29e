const WIDTH = 40

const clock = (seconds: number) => {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return `${hours}:${String(minutes).padStart(2, '0')}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`
}

/** Shows progress on a single line; nothing if stderr is not a terminal. */
export class ProgressBar {
  private readonly begun = performance.now()
  private readonly before: number
  private shown = false

  /** Games that an earlier run has played took no time of this one. */
  constructor(before: number) {
    this.before = before
  }

  show({ done, all }: { done: number; all: number }): void {
    if (!process.stderr.isTTY) return
    const bar = '#'.repeat(Math.round((WIDTH * done) / all)).padEnd(WIDTH, '.')
    const pace = (performance.now() - this.begun) / 1000 / Math.max(1, done - this.before)
    process.stderr.write(`\r[${bar}] ${done}/${all}  ${clock((all - done) * pace)}  `)
    this.shown = true
  }

  end(): void {
    if (this.shown) process.stderr.write('\n')
    this.shown = false
  }
}
